import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SaldoCcash } from '#generated/readers/biaya-kuliah.ts'
import { useReason } from '#kit/action/use-reason.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { ActionButton } from '#shared/ui/action-button.tsx'
import { AsyncBody } from '#shared/ui/async-body.tsx'
import { Card } from '#shared/ui/card.tsx'
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx'
import { Facts } from '#shared/ui/facts.tsx'
import { Notice } from '#shared/ui/notice.tsx'
import { showToast } from '#shared/ui/toast.ts'
import type { Rupiah } from '#shared/wire/readers.ts'
import styles from './panel.module.css'
import { SedangDiperiksa } from './sedang-diperiksa.tsx'
import { useClaim } from './use-claim.ts'
import { useSaldo } from './use-keuangan.ts'

const LebihBayar = ({ rupiah }: { rupiah: number }) => {
  const { t } = useTranslation('biaya-kuliah')
  const [asks, setAsks] = useState(false)
  const reason = useReason()
  const claim = useClaim(() => showToast(t('claim.done')))
  const open = claim.waiting.filter(({ phase }) => phase !== 'not-done')
  const confirm = async () => {
    await claim.claim()
    setAsks(false)
  }
  if (open.length > 0) return <SedangDiperiksa entries={open} doubt={t('checking.noSaldo')} />
  if (rupiah === 0 && !asks) return null
  return (
    <div className={styles['stack']}>
      <p>{t('claim.text', { rupiah: formatRupiah(rupiah) })}</p>
      <div role="alert">
        {claim.failure ? <Notice tone="danger">{claim.failure.message || t('pay.refused')}</Notice> : null}
        {claim.waiting.length > open.length ? <Notice tone="warn">{t('claim.notDone')}</Notice> : null}
      </div>
      <div>
        <ActionButton reason={reason} onClick={() => setAsks(true)}>
          {t('claim.action')}
        </ActionButton>
      </div>
      {asks ? (
        <ConfirmDialog pending={claim.isPending} onConfirm={() => void confirm()} onCancel={() => setAsks(false)}>
          {t('claim.confirm', { rupiah: formatRupiah(rupiah) })}
        </ConfirmDialog>
      ) : null}
    </div>
  )
}

/** What the gateway does not name is none; what can not be read stays a dash. */
const shown = (rupiah: Rupiah): string => formatRupiah(rupiah === null ? 0 : rupiah)

const Body = ({ saldo }: { saldo: SaldoCcash }) => {
  const { t } = useTranslation('biaya-kuliah')
  return (
    <div className={styles['stack']}>
      <p className={styles['amount']}>{formatRupiah(saldo.saldo)}</p>
      <Facts
        facts={[
          { label: t('balance.held'), value: shown(saldo.saldoTertahan) },
          { label: t('balance.over'), value: shown(saldo.lebihBayar) },
        ]}
      />
      <LebihBayar rupiah={saldo.lebihBayar ?? 0} />
    </div>
  )
}

/** What is on the balance, what of it is held, and an overpayment that may be claimed. */
export const SaldoCard = () => {
  const { t } = useTranslation('biaya-kuliah')
  const { saldo, updatedAt, error, isPending, refetch } = useSaldo()
  return (
    <Card title={t('balance.title')} updatedAt={updatedAt}>
      <AsyncBody data={saldo} isPending={isPending} error={error} onReload={refetch} lines={5}>
        {(data) => <Body saldo={data} />}
      </AsyncBody>
    </Card>
  )
}
