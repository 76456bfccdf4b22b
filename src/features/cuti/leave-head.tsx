import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { kodeText } from '#domain/kode/kode-text.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { isAboutMoney } from '#domain/pembayaran/about-money.ts'
import { LockSum } from '#domain/pembayaran/lock-sum.tsx'
import type { PengajuanCuti } from '#generated/client/cuti/readers.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { FileList } from '#kit/files/file-list.tsx'
import { StateCard } from '#kit/state/state-card.tsx'
import { Words } from '#kit/state/words.tsx'
import { writtenMomenText } from '#shared/campus/momen.ts'
import { joined } from '#shared/text/joined.ts'
import { listOfOne } from '#shared/wire/readers.ts'
import { canCancel, type LeaveState, labelOf, stateOf } from './leave.ts'
import { cancelCuti } from './leave-actions.ts'

/** The button that cancels a request, where the campus lets it be cancelled or one is under way. */
export const CutiCancel = ({ of }: { of: PengajuanCuti }) => {
  const label = labelOf(of)
  const { idPengajuanCuti } = of
  return (
    <ConfirmAction
      action={cancelCuti}
      of={{ idMahasiswa: useIdMahasiswa(), idPengajuanCuti, data: { label } }}
      about={label}
      isShown={canCancel(of)}
    />
  )
}

const LOOKS = {
  waiting: 'waiting',
  granted: 'approved',
  refused: 'rejected',
  cancelled: 'closed',
  unknown: 'unknown',
} as const satisfies Record<LeaveState, string>

interface Props {
  of: PengajuanCuti
  /** The window of its period, where one is known. */
  foot?: ReactNode
  /** The way to ask again after a refusal. */
  again?: ReactNode
}

/** The student's own request as a headline: where it stands, since when, and the words of the campus. */
export const OwnLeave = ({ of, foot, again }: Props) => {
  const { t, i18n } = useTranslation('cuti')
  const state = stateOf(of)
  const label = labelOf(of)
  const isDecided = state === 'granted' || state === 'refused'
  const moment = writtenMomenText(isDecided ? of.tanggalKeputusan : of.tanggalPengajuan, i18n.language, 'weekday')
  // What stood against it may be paid by now: then no answer names a sum any more.
  const idMahasiswa = useIdMahasiswa()
  const isOwed = state === 'refused' && isAboutMoney(of.catatan)
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
            {isOwed ? <LockSum idMahasiswa={idMahasiswa} kunci="cuti" /> : null}
            <FileList title={t('files', { label })} titleHidden files={listOfOne(of.dokumen)} />
          </>
        )
      }
      actions={state === 'refused' ? again : state === 'waiting' || state === 'unknown' ? <CutiCancel of={of} /> : null}
      foot={foot}
    >
      <p>{joined(t('state.for', { label }), when, state === 'granted' ? of.nomorSk : '')}</p>
    </StateCard>
  )
}
