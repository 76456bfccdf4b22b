import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { ActionArea } from '#kit/action/action-area.tsx'
import { useAction } from '#kit/action/use-action.tsx'
import { formResolver } from '#shared/form/form-resolver.ts'
import { useDraft } from '#shared/form/use-draft.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { formatTerbilang } from '#shared/format/terbilang.ts'
import { Card } from '#shared/ui/card.tsx'
import { DraftKeeper } from '#shared/ui/draft-keeper.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { RupiahInput } from '#shared/ui/rupiah-input.tsx'
import { rupiahOfText } from '#shared/ui/rupiah-text.ts'
import { SaveButton } from '#shared/ui/save-button.tsx'
import { Skeleton } from '#shared/ui/skeleton.tsx'
import { TextInput } from '#shared/ui/text-input.tsx'
import { showToast } from '#shared/ui/toast.ts'
import styles from '../panel.module.css'
import { PENARIKAN_DRAFT, penarikanForm } from './penarikan-form.ts'
import { saldoBebas } from './saldo-state.ts'
import { useSaldo } from './use-saldo.ts'
import { withdrawSaldo } from './withdraw-saldo.ts'

interface Props {
  /** Least and most that may be withdrawn, in rupiah. */
  minimal: number
  maksimal: number
}

const EMPTY = { nominal: 0, namaBank: '', nomorRekening: '', namaPemilikRekening: '' }

/** What is typed beside the amount: whose account the balance goes to. */
const ACCOUNT = [
  { name: 'namaBank', title: 'withdraw.bank', maxLength: 100 },
  { name: 'nomorRekening', title: 'withdraw.account', maxLength: 30, inputMode: 'numeric' },
  { name: 'namaPemilikRekening', title: 'withdraw.owner', maxLength: 100 },
] as const

/** The form, what is kept of it until it was sent (trust.md, 11), and sending it. */
const usePenarikan = ({ minimal, maksimal }: Props) => {
  const { t } = useTranslation('biaya-kuliah')
  const form = useForm({ resolver: formResolver(penarikanForm(minimal, maksimal)), defaultValues: EMPTY })
  const draft = useDraft(form, PENARIKAN_DRAFT)
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
      draft.done()
      form.reset(EMPTY)
      if (how === 'answered') showToast(t('withdraw.done')) // the queue says so itself
    },
  })
  return { form, draft, withdraw }
}

/** The form of a withdrawal. */
const PenarikanFields = (limits: Props) => {
  const { t } = useTranslation('biaya-kuliah')
  const idMahasiswa = useIdMahasiswa()
  const { form, draft, withdraw } = usePenarikan(limits)
  const { errors } = form.formState
  const rupiah = { minimal: formatRupiah(limits.minimal), maksimal: formatRupiah(limits.maksimal) }
  const said = (name: keyof typeof EMPTY) => {
    const key = errors[name]?.message
    return key && t(key, rupiah)
  }
  return (
    <ActionArea of={withdraw}>
      <form
        className={`${String(styles['stack'])} ${String(styles['narrow'])}`}
        onSubmit={(event) => void form.handleSubmit((data) => withdraw.ask({ idMahasiswa, data }))(event)}
        noValidate
      >
        <DraftKeeper draft={draft} />
        <RupiahInput
          label={t('withdraw.nominal')}
          hint={limits.maksimal < limits.minimal ? undefined : t('withdraw.limits', rupiah)}
          mark="required"
          error={said('nominal')}
          {...form.register('nominal', { setValueAs: (shown: unknown) => rupiahOfText(shown) ?? 0 })}
        />
        {ACCOUNT.map(({ name, title, ...input }) => (
          <TextInput
            key={name}
            label={t(title)}
            mark="required"
            error={said(name)}
            {...input}
            {...form.register(name)}
          />
        ))}
        <div>
          <SaveButton label={t('withdraw.send')} pending={withdraw.isPending} reason={withdraw.reason} />
        </div>
      </form>
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
