import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { ActionArea } from '#kit/action/action-area.tsx'
import { useAction } from '#kit/action/use-action.tsx'
import { AnswerCard } from '#kit/answer/answer-card.tsx'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { ActionButton } from '#shared/ui/action-button.tsx'
import { Facts } from '#shared/ui/facts.tsx'
import { showToast } from '#shared/ui/toast.ts'
import type { Rupiah } from '#shared/wire/readers.ts'
import styles from '../panel.module.css'
import { claimLebihBayar } from './claim-lebih-bayar.ts'
import { useSaldo } from './use-saldo.ts'

const LebihBayar = ({ rupiah }: { rupiah: number }) => {
  const { t } = useTranslation('biaya-kuliah')
  const idMahasiswa = useIdMahasiswa()
  const claim = useAction(claimLebihBayar, {
    confirm: () => t('claim.confirm', { rupiah: formatRupiah(rupiah) }),
    notDone: t('claim.notDone'),
    doubt: t('checking.noSaldo'),
    onDone: (how) => how === 'answered' && showToast(t('claim.done')),
  })
  if (rupiah === 0 && !claim.isAsked && claim.open.length === 0) return null
  return (
    <ActionArea of={claim}>
      <p>{t('claim.text', { rupiah: formatRupiah(rupiah) })}</p>
      <div>
        <ActionButton reason={claim.reason} onClick={() => claim.ask({ idMahasiswa })}>
          {t('claim.action')}
        </ActionButton>
      </div>
    </ActionArea>
  )
}

/** What the gateway does not name is none; what can not be read stays a dash. */
const shown = (rupiah: Rupiah): string => formatRupiah(rupiah === null ? 0 : rupiah)

/** What is on the balance, what of it is held, and an overpayment that may be claimed. */
export const SaldoCard = () => {
  const { t } = useTranslation('biaya-kuliah')
  return (
    <AnswerCard title={t('balance.title')} of={useSaldo()} part={(saldo) => saldo} lines={5}>
      {({ saldo, saldoTertahan, lebihBayar }) => (
        <div className={styles['stack']}>
          <p className={styles['amount']}>{formatRupiah(saldo)}</p>
          <Facts
            facts={[
              { label: t('balance.held'), value: shown(saldoTertahan) },
              { label: t('balance.over'), value: shown(lebihBayar) },
            ]}
          />
          <LebihBayar rupiah={lebihBayar ?? 0} />
        </div>
      )}
    </AnswerCard>
  )
}
