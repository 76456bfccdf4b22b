import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { RequestPenarikanSaldoBody } from '#generated/models/biaya-kuliah/requestPenarikanSaldoBody.zod.ts'
import { ActionArea } from '#kit/action/action-area.tsx'
import { useAction } from '#kit/action/use-action.tsx'
import type { FieldValues } from '#kit/form/field.ts'
import { bodyOf, startValues } from '#kit/form/field-values.ts'
import { FieldsForm } from '#kit/form/fields-form.tsx'
import { useFieldsForm } from '#kit/form/use-fields-form.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { formatTerbilang } from '#shared/format/terbilang.ts'
import { Card } from '#shared/ui/card.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { SaveButton } from '#shared/ui/save-button.tsx'
import { Skeleton } from '#shared/ui/skeleton.tsx'
import { showToast } from '#shared/ui/toast.ts'
import styles from '../panel.module.css'
import { checkNominal, type Limits, PENARIKAN_DRAFT, penarikanFields } from './penarikan-form.ts'
import { saldoBebas } from './saldo-state.ts'
import { useSaldo } from './use-saldo.ts'
import { withdrawSaldo } from './withdraw-saldo.ts'

/** The form of a withdrawal; what is typed is kept until it was sent (trust.md, 11). */
const PenarikanFields = (limits: Limits) => {
  const { t } = useTranslation('biaya-kuliah')
  const idMahasiswa = useIdMahasiswa()
  const fields = penarikanFields(limits)
  const form = useFieldsForm({ ns: 'biaya-kuliah', fields, name: PENARIKAN_DRAFT, check: checkNominal(limits) })
  const { minimal, maksimal } = limits
  const withdraw = useAction(withdrawSaldo, {
    reason: {
      own: maksimal < minimal ? { text: t('withdraw.empty', { minimal: formatRupiah(minimal) }) } : null,
    },
    confirm: ({ data: { nominal, namaBank: bank, nomorRekening: account, namaPemilikRekening: owner } }) => (
      <>
        <p>{t('withdraw.confirm', { rupiah: formatRupiah(nominal), bank, account, owner })}</p>
        <p className={styles['minor']} lang="id">
          {formatTerbilang(nominal)} rupiah
        </p>
      </>
    ),
    notDone: t('withdraw.notDone'),
    doubt: t('checking.noSaldo'),
    onDone: (how) => {
      form.draft.done()
      form.form.reset(startValues(fields))
      if (how === 'answered') showToast(t('withdraw.done')) // the queue says so itself
    },
  })
  const ask = (values: FieldValues) =>
    withdraw.ask({ idMahasiswa, data: RequestPenarikanSaldoBody.parse(bodyOf(fields, values)) })
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

/** Asking for the balance on a bank account. */
export const PenarikanSaldo = () => {
  const { t } = useTranslation('biaya-kuliah')
  const { data: saldo, isPending } = useSaldo()
  const maksimal = saldoBebas(saldo)
  const unknown = isPending ? <Skeleton lines={6} /> : <EmptyState hint={t('withdraw.unreadable')} />
  return (
    <Card title={t('withdraw.title')}>
      {maksimal === null ? unknown : <PenarikanFields minimal={saldo?.minimalPenarikan ?? 1} maksimal={maksimal} />}
    </Card>
  )
}
