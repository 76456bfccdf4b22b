import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { kodeText } from '#domain/kode/kode-text.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { isAboutMoney } from '#domain/pembayaran/about-money.ts'
import { useLockText } from '#domain/pembayaran/use-bill-sums.ts'
import type { PengajuanCuti } from '#generated/client/cuti/readers.ts'
import { ActionArea } from '#kit/action/action-area.tsx'
import { type ActionState, useAction } from '#kit/action/use-action.tsx'
import { FileList } from '#kit/files/file-list.tsx'
import { StateCard } from '#kit/state/state-card.tsx'
import { Words } from '#kit/state/words.tsx'
import { writtenMomenText } from '#shared/format/momen.ts'
import { joined } from '#shared/text/joined.ts'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { showToast } from '#shared/ui/overlay/toast.ts'
import { listOfOne } from '#shared/wire/readers.ts'
import { canCancel, type LeaveState, labelOf, stateOf } from './leave.ts'
import { type BatalkanCuti, batalkanCuti } from './leave-actions.ts'

/** Cancelling of any request of the screen. */
export const useCancelling = () => {
  const { t } = useTranslation('cuti')
  return useAction(batalkanCuti, {
    reason: { assumed: t('cancel.assumed') },
    confirm: ({ data: { label } }) => <p>{t('cancel.question', { label })}</p>,
    labels: { confirmLabel: t('cancel'), cancelLabel: t('cancel.back') },
    notDone: t('cancel.notDone'),
    doubt: t('cancel.doubt'),
    onDone: (how) => how === 'answered' && showToast(t('cancel.done')),
  })
}

interface CancelProps {
  of: PengajuanCuti
  action: ActionState<BatalkanCuti>
}

/** The button that cancels a request, where the campus lets it be cancelled or one is under way. */
export const Cancel = ({ of, action }: CancelProps) => {
  const { t } = useTranslation('cuti')
  const label = labelOf(of)
  const variables = { idMahasiswa: useIdMahasiswa(), idPengajuanCuti: of.idPengajuanCuti, data: { label } }
  const own = action.at(variables)
  if (!canCancel(of) && own.waiting.length === 0) return null
  return (
    <ActionArea of={own}>
      <div>
        <ActionButton reason={action.reason} pending={own.isPending} onClick={() => action.ask(variables)}>
          <span>{t('cancel')}</span>
          <span className="visually-hidden">{` ${label}`}</span>
        </ActionButton>
      </div>
    </ActionArea>
  )
}

const LOOKS = {
  waiting: 'waiting',
  granted: 'approved',
  refused: 'rejected',
  cancelled: 'closed',
  unknown: 'unknown',
} as const satisfies Record<LeaveState, string>

interface Props extends CancelProps {
  /** The window of its period, where one is known. */
  foot?: ReactNode
  /** The way to ask again after a refusal. */
  again?: ReactNode
}

/** The student's own request as a headline: where it stands, since when, and the words of the campus. */
export const OwnLeave = ({ of, action, foot, again }: Props) => {
  const { t, i18n } = useTranslation('cuti')
  const state = stateOf(of)
  const label = labelOf(of)
  const isDecided = state === 'granted' || state === 'refused'
  const moment = writtenMomenText(isDecided ? of.tanggalKeputusan : of.tanggalPengajuan, i18n.language, 'weekday')
  // What stood against it may be paid by now: then no answer names a sum any more.
  const owed = useLockText(useIdMahasiswa(), 'cuti', state === 'refused' && isAboutMoney(of.catatan))
  const when = moment && t(isDecided ? 'state.decided' : 'state.requested', moment)
  return (
    <StateCard
      state={LOOKS[state]}
      label={t('state.region', { label })}
      title={state === 'unknown' ? kodeText('statusPengajuan', of.status) || t('state.unknown') : t(`state.${state}`)}
      details={
        of.dokumen === null && of.catatan === '' ? null : (
          <>
            <Words of={[of.catatan]} />
            {owed ? <p>{owed}</p> : null}
            <FileList title={t('files', { label })} titleHidden files={listOfOne(of.dokumen)} />
          </>
        )
      }
      actions={
        state === 'refused' ? (
          again
        ) : state === 'waiting' || state === 'unknown' ? (
          <Cancel of={of} action={action} />
        ) : null
      }
      foot={foot}
    >
      <p>{joined(t('state.for', { label }), when, state === 'granted' ? of.nomorSk : '')}</p>
    </StateCard>
  )
}
