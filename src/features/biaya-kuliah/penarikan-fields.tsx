import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { RequestPenarikanSaldoBody } from '#generated/models/biaya-kuliah/requestPenarikanSaldoBody.zod.ts'
import { useReason } from '#kit/action/use-reason.ts'
import { formResolver } from '#shared/form/form-resolver.ts'
import { useDraft } from '#shared/form/use-draft.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { DraftKeeper } from '#shared/ui/draft-keeper.tsx'
import { Notice } from '#shared/ui/notice.tsx'
import { RupiahInput } from '#shared/ui/rupiah-input.tsx'
import { rupiahOfText } from '#shared/ui/rupiah-text.ts'
import { SaveButton } from '#shared/ui/save-button.tsx'
import { TextInput } from '#shared/ui/text-input.tsx'
import { KonfirmasiTarik } from './konfirmasi-tarik.tsx'
import styles from './panel.module.css'
import { PENARIKAN_DRAFT, penarikanForm } from './penarikan-form.ts'
import { SedangDiperiksa } from './sedang-diperiksa.tsx'
import { useWithdraw } from './use-withdraw.ts'

interface Props {
  /** Least and most that may be withdrawn, in rupiah. */
  minimal: number
  maksimal: number
}

const EMPTY = { nominal: 0, namaBank: '', nomorRekening: '', namaPemilikRekening: '' }

const useForms = ({ minimal, maksimal }: Props) => {
  const form = useForm({ resolver: formResolver(penarikanForm(minimal, maksimal)), defaultValues: EMPTY })
  const draft = useDraft(form, PENARIKAN_DRAFT)
  const withdraw = useWithdraw(() => {
    draft.done()
    form.reset(EMPTY)
  })
  return { form, draft, withdraw }
}

type Form = ReturnType<typeof useForms>['form']

/** The four fields, each with what is wrong with it. */
const Fields = ({ form, minimal, maksimal }: Props & { form: Form }) => {
  const { t } = useTranslation('biaya-kuliah')
  const { errors } = form.formState
  const rupiah = { minimal: formatRupiah(minimal), maksimal: formatRupiah(maksimal) }
  const said = (name: keyof typeof EMPTY) => {
    const key = errors[name]?.message
    return key && t(key, rupiah)
  }
  return (
    <>
      <RupiahInput
        label={t('withdraw.nominal')}
        hint={maksimal < minimal ? undefined : t('withdraw.limits', rupiah)}
        mark="required"
        error={said('nominal')}
        {...form.register('nominal', { setValueAs: (shown: unknown) => rupiahOfText(shown) ?? 0 })}
      />
      <TextInput
        label={t('withdraw.bank')}
        mark="required"
        maxLength={100}
        error={said('namaBank')}
        {...form.register('namaBank')}
      />
      <TextInput
        label={t('withdraw.account')}
        mark="required"
        inputMode="numeric"
        maxLength={30}
        error={said('nomorRekening')}
        {...form.register('nomorRekening')}
      />
      <TextInput
        label={t('withdraw.owner')}
        mark="required"
        maxLength={100}
        error={said('namaPemilikRekening')}
        {...form.register('namaPemilikRekening')}
      />
    </>
  )
}

/** The form of a withdrawal; what is typed is kept until it was sent (trust.md, 11). */
export const PenarikanFields = (limits: Props) => {
  const { t } = useTranslation('biaya-kuliah')
  const { form, draft, withdraw } = useForms(limits)
  const [order, setOrder] = useState<RequestPenarikanSaldoBody | null>(null)
  const { minimal, maksimal } = limits
  const empty = maksimal < minimal ? { text: t('withdraw.empty', { minimal: formatRupiah(minimal) }) } : null
  const reason = useReason({ own: empty })
  const open = withdraw.waiting.filter(({ phase }) => phase !== 'not-done')
  const confirm = async (data: RequestPenarikanSaldoBody) => {
    await withdraw.withdraw(data)
    setOrder(null)
  }
  if (open.length > 0) return <SedangDiperiksa entries={open} doubt={t('checking.noSaldo')} />
  return (
    <>
      <form
        className={`${String(styles['stack'])} ${String(styles['narrow'])}`}
        onSubmit={(event) => void form.handleSubmit(setOrder)(event)}
        noValidate
      >
        <DraftKeeper draft={draft} />
        <div role="alert">
          {withdraw.failure ? <Notice tone="danger">{withdraw.failure.message || t('pay.refused')}</Notice> : null}
          {withdraw.waiting.length > 0 ? <Notice tone="warn">{t('withdraw.notDone')}</Notice> : null}
          {withdraw.isChanged ? <Notice tone="warn">{t('withdraw.changed')}</Notice> : null}
        </div>
        <Fields form={form} {...limits} />
        <div>
          <SaveButton label={t('withdraw.send')} pending={withdraw.isPending} reason={reason} />
        </div>
      </form>
      {order ? (
        <KonfirmasiTarik
          order={order}
          pending={withdraw.isPending}
          onConfirm={() => void confirm(order)}
          onCancel={() => setOrder(null)}
        />
      ) : null}
    </>
  )
}
