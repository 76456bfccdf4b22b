import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { RequestPenarikanSaldoBody } from '#generated/models/biaya-kuliah/requestPenarikanSaldoBody.zod.ts'
import { ActionArea } from '#kit/action/action-area.tsx'
import { showDone } from '#kit/action/show-done.ts'
import { useAction } from '#kit/action/use-action.tsx'
import { type Field, type FieldValues, fieldsOf } from '#kit/form/field.ts'
import { bodyOf, startValues } from '#kit/form/field-values.ts'
import { FieldsForm } from '#kit/form/fields-form.tsx'
import { useFieldsForm } from '#kit/form/use-fields-form.ts'
import { type Check, withValues } from '#kit/form/validate.ts'
import { QueryCard } from '#kit/query/query-view.tsx'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { formatTerbilang } from '#shared/format/terbilang.ts'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { SaveButton } from '#shared/ui/form/save-button.tsx'
import { Card } from '#shared/ui/look/card.tsx'
import { DescriptionList } from '#shared/ui/look/description-list.tsx'
import { Notice } from '#shared/ui/look/notice.tsx'
import { Skeleton } from '#shared/ui/state/skeleton.tsx'
import type { Rupiah } from '#shared/wire/readers.ts'
import styles from '../panel.module.css'
import { saldoBebas, useSaldo } from './use-saldo.ts'
import { claimLebihBayar, PENARIKAN_DRAFT, withdrawSaldo } from './withdraw-saldo.ts'

/** @param rupiah undefined when unreadable, null when the gateway gives none */
const LebihBayar = ({ rupiah }: { rupiah: Rupiah }) => {
  const { t } = useTranslation('biaya-kuliah')
  const idMahasiswa = useIdMahasiswa()
  const claim = useAction(claimLebihBayar, {
    questionOf: () => t('claim.question', { rupiah: formatRupiah(rupiah) }),
    doubt: t('checking.noSaldo'),
    onDone: (how) => how === 'answered' && showDone(claimLebihBayar),
  })
  const isNone = rupiah === 0 || rupiah === null
  if (isNone && !claim.isConfirming && claim.open.length === 0) return null
  return (
    <ActionArea of={claim}>
      {rupiah === undefined ? (
        !claim.failure && <p>{t('claim.unreadable')}</p>
      ) : (
        <>
          <p>{t('claim.text', { rupiah: formatRupiah(rupiah) })}</p>
          <div>
            <ActionButton reason={claim.reason} onClick={() => claim.confirm({ idMahasiswa })}>
              {t('claim.action')}
            </ActionButton>
          </div>
        </>
      )}
    </ActionArea>
  )
}

/** Formats an amount: null counts as 0, an unreadable one is shown as a dash. */
const shown = (rupiah: Rupiah): string => formatRupiah(rupiah === null ? 0 : rupiah)

/** The balance, its held part, and an overpayment that may be claimed. */
export const SaldoCard = () => {
  const { t } = useTranslation('biaya-kuliah')
  return (
    <QueryCard title={t('balance.title')} query={useSaldo()} select={(saldo) => saldo} lines={5}>
      {({ saldo, saldoTertahan, lebihBayar }) => (
        <div className={styles.stack}>
          <p className={styles.amount}>{formatRupiah(saldo)}</p>
          <DescriptionList
            facts={[
              { label: t('balance.held'), value: shown(saldoTertahan) },
              { label: t('balance.over'), value: shown(lebihBayar) },
            ]}
          />
          <LebihBayar rupiah={lebihBayar} />
        </div>
      )}
    </QueryCard>
  )
}

/** Minimum and maximum of a withdrawal, in rupiah. */
interface Limits {
  minimal: number
  maksimal: number
}

const inWords = ({ minimal, maksimal }: Limits) => ({
  minimal: formatRupiah(minimal),
  maksimal: formatRupiah(maksimal),
})

/** Returns the form fields for amount and bank account. */
export const penarikanFields = (limits: Limits): Field[] =>
  fieldsOf(RequestPenarikanSaldoBody, {
    nominal: {
      kind: 'rupiah',
      label: 'withdraw.nominal',
      wide: true,
      ...(limits.maksimal >= limits.minimal && { hint: withValues('withdraw.limits', inWords(limits)) }),
    },
    namaBank: { kind: 'text', label: 'withdraw.bank' },
    nomorRekening: { kind: 'text', label: 'withdraw.account', input: 'numeric', rule: 'angka' },
    namaPemilikRekening: { kind: 'text', label: 'withdraw.owner' },
  })

/** Validates the amount: at least the campus's minimum, at most the available balance. */
const checkNominal =
  (limits: Limits): Check =>
  ({ nominal }) => {
    const amount = typeof nominal === 'number' ? nominal : 0
    const words = inWords(limits)
    if (amount > limits.maksimal) return { nominal: withValues('biaya-kuliah:withdraw.tooMuch', words) }
    return { nominal: amount < limits.minimal ? withValues('biaya-kuliah:withdraw.tooLittle', words) : null }
  }

/** Withdrawal form; the draft is persisted until it is sent. */
const PenarikanFields = (limits: Limits) => {
  const { t } = useTranslation('biaya-kuliah')
  const idMahasiswa = useIdMahasiswa()
  const fields = penarikanFields(limits)
  const form = useFieldsForm({ ns: 'biaya-kuliah', fields, name: PENARIKAN_DRAFT, check: checkNominal(limits) })
  const { minimal, maksimal } = limits
  const withdraw = useAction(withdrawSaldo, {
    reason: maksimal < minimal ? { text: t('withdraw.empty', { minimal: formatRupiah(minimal) }) } : null,
    questionOf: ({ data: { nominal, namaBank: bank, nomorRekening: account, namaPemilikRekening: owner } }) => (
      <>
        <p>{t('withdraw.question', { rupiah: formatRupiah(nominal), bank, account, owner })}</p>
        <p className={styles.minor} lang="id">
          {`${formatTerbilang(nominal)} rupiah`}
        </p>
      </>
    ),
    doubt: t('checking.noSaldo'),
    onDone: (how) => {
      form.draft.done()
      form.form.reset(startValues(fields))
      if (how === 'answered') showDone(withdrawSaldo) // a queued write shows its own notice
    },
  })
  const ask = (values: FieldValues) =>
    withdraw.confirm({ idMahasiswa, data: RequestPenarikanSaldoBody.parse(bodyOf(fields, values)) })
  return (
    <ActionArea of={withdraw}>
      <FieldsForm form={form} onSend={ask}>
        <div>
          <SaveButton label={t('withdraw.send')} pending={withdraw.isPending} reason={withdraw.reason} />
        </div>
      </FieldsForm>
    </ActionArea>
  )
}

/** Card for withdrawing the balance to a bank account. */
export const PenarikanSaldo = () => {
  const { t } = useTranslation('biaya-kuliah')
  const { data: saldo, isPending } = useSaldo()
  const maksimal = saldoBebas(saldo)
  const unknown = isPending ? <Skeleton lines={6} /> : <Notice tone="warn">{t('withdraw.unreadable')}</Notice>
  return (
    <Card title={t('withdraw.title')}>
      {maksimal === null ? unknown : <PenarikanFields minimal={saldo?.minimalPenarikan ?? 1} maksimal={maksimal} />}
    </Card>
  )
}
