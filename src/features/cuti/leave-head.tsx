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

/** Button that cancels a request; shown when the campus allows it or a cancellation is pending. */
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
  /** The window of its period, if known. */
  foot?: ReactNode
  /** Button for another request after a rejection. */
  again?: ReactNode
}

/** The student's own request as a headline: state, date and the campus's note. */
export const OwnLeave = ({ of, foot, again }: Props) => {
  const { t, i18n } = useTranslation('cuti')
  const state = stateOf(of)
  const label = labelOf(of)
  const isDecided = state === 'granted' || state === 'refused'
  const moment = writtenMomenText(isDecided ? of.tanggalKeputusan : of.tanggalPengajuan, i18n.language, 'weekday')
  // The bills behind a rejection may be paid by now; then no response names a sum.
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
