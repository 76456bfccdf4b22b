import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { kodeText } from '#domain/kode/kode-text.ts'
import type { KrsState } from '#domain/krs/krs-state.ts'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { useReason } from '#kit/action/use-reason.ts'
import { Countdown } from '#kit/jendela/countdown.tsx'
import { JendelaFoot } from '#kit/jendela/jendela-foot.tsx'
import { StateCard } from '#kit/state/state-card.tsx'
import { type Way, Ways } from '#kit/state/ways.tsx'
import { Words } from '#kit/state/words.tsx'
import { momenText, writtenMomenText } from '#shared/format/momen.ts'
import type { Reason } from '#shared/ui/overlay/why-not.tsx'
import { LoadFailure } from '#shared/ui/state/load-failure.tsx'
import { readRows } from '#shared/wire/readers.ts'
import { type Registrasi, WAY_OUT } from './use-registrasi.tsx'

/** The picture of each state. */
const LOOKS = {
  locked: 'locked',
  approved: 'approved',
  rejected: 'rejected',
  waiting: 'waiting',
  sent: 'waiting',
  open: 'open',
  early: 'ahead',
  closed: 'closed',
  shut: 'ahead',
  unannounced: 'ahead',
  unknown: 'unknown',
} as const satisfies Record<KrsState, string>

interface Props {
  of: Registrasi
  /** The screen is asking whether it has opened. */
  isOpening?: boolean
  /** Something can be chosen below. */
  canChoose?: boolean
  /** Below the words: the meter of the plan on the screen. */
  children?: ReactNode
}

/** Headline and sentence of a state. */
const useWords = (of: Registrasi, state: KrsState | null, why: Reason | null, canChoose: boolean) => {
  const { t, i18n } = useTranslation('krs')
  const { name, block, reason, sent, now, terdaftar } = of
  const status = useBiodataSingkat().biodataSingkat?.status ?? ''
  const { mulai, selesai } = now.jendela
  const edge = state === 'early' ? mulai : selesai
  const dosen = terdaftar.data?.dosenPa?.nama
  const approved = writtenMomenText(terdaftar.data?.tanggalPersetujuan, i18n.language, 'weekday')
  const said = {
    jenis: name,
    status: kodeText('statusMahasiswa', status),
    dosen: dosen || t('dosenPa'),
    ...(edge != null && momenText(edge, i18n.language, 'weekday')),
  }
  switch (state) {
    case null:
      return { title: '', note: '' }
    case 'locked':
      return { title: t(`state.${block?.rule}`, said), note: reason?.text }
    case 'approved':
      return {
        title: t('state.approved'),
        note: [dosen || t('dosenPa'), approved && `${approved.hari} ${approved.jam}`].filter(Boolean).join(', '),
      }
    case 'open':
      if (why || !canChoose || edge == null) return { title: t('state.open', said), note: why?.text ?? '' }
      return { title: <Countdown to={edge} text="ui:window.closesIn" />, note: t('state.open.note', said) }
    case 'closed':
      return {
        title: t(sent.isSent === false ? 'state.closed.none' : 'state.closed', said),
        note: t('state.closed.note'),
      }
    case 'early':
      return { title: t('state.early', said), note: t('state.early.note', said) }
    default:
      return { title: t(`state.${state}`, said), note: t(`state.${state}.note`, said) }
  }
}

/** The ways on from each state: the main one first. */
const waysOf = ({ state, block, jenis, name, periode }: Registrasi, canChoose: boolean, t: TFunction<'krs'>): Way[] => {
  const advisor: Way = ['/pa-online', t('state.ask')]
  const choose = (word: string): Way[] => (canChoose ? [['#tawaran', t(`state.${word}`, { jenis: name })]] : [])
  const out = block && WAY_OUT[block.rule]
  const period = periode && `?tahun=${periode.tahun}&semester=${periode.semester}`
  switch (state) {
    case 'locked':
      return out ? [[out, t(`block.${block.rule}.next`)]] : []
    case 'approved':
      return [
        ...(period ? [[`/cetak-${jenis}${period}`, t('history.print', { jenis: name })] as const] : []),
        ['/jadwal-dan-presensi', t('state.timetable')],
      ]
    case 'rejected':
      return [...choose('correct'), advisor]
    case 'waiting':
    case 'sent':
      return [...choose('change'), advisor]
    case 'open':
      return choose('choose')
    case 'early':
      return choose('prepare')
    default:
      return state === 'closed' ? [advisor] : []
  }
}
/** States whose first way is the one thing to do. */
const TO_DO: readonly (KrsState | null)[] = ['locked', 'approved', 'rejected']

/** The state of a registration as the headline of its screen, with the way on; its window stands small at the foot. */
export const KrsHead = ({ of, isOpening = false, canChoose = false, children }: Props) => {
  const { t } = useTranslation('krs')
  const { sent, terdaftar, waktu, now, name, edit, block } = of
  // While it is asked for, the window and the locks are of two moments.
  const state = isOpening ? 'shut' : of.state
  const why = useReason({ assumed: t('send.notHere') })
  const ways = waysOf({ ...of, state }, canChoose, t)
  const { title, note } = useWords(of, state, why, canChoose)
  const isUnsure = state !== null && sent.isSent === null && edit.data !== undefined && block?.rule !== 'KRS-STATUS'
  const foot =
    state === 'open' && sent.isSent === false ? (
      <span>{t('state.open.foot', { jenis: name })}</span>
    ) : (
      <JendelaFoot answer={waktu} of={now} noun={t('window.noun')} />
    )
  return (
    <StateCard
      state={state && LOOKS[state]}
      label={t('state.label', { jenis: name })}
      title={title}
      details={
        <>
          <Words
            by={t('advisor.note')}
            of={[
              edit.data?.catatanDosen ?? '',
              ...readRows(terdaftar.data?.data, 'hint').map(
                ({ namaMakul: nama, catatan }) => catatan && `${nama}: ${catatan}`,
              ),
            ]}
          />
          {isUnsure ? (
            <LoadFailure kind="contract" message={t('state.unsure', { jenis: name })} onReload={terdaftar.refetch} />
          ) : null}
          {children}
        </>
      }
      actions={ways.length > 0 && <Ways of={ways} look={TO_DO.includes(state) ? 'main' : 'plain'} />}
      foot={state && state !== 'unannounced' && foot}
    >
      {note ? <p>{note}</p> : null}
      {block?.rule === 'KRS-TUNGGAKAN' ? <p>{t('state.sum', { jenis: name })}</p> : null}
      <p role="status">{isOpening ? t('ui:window.asking') : ''}</p>
    </StateCard>
  )
}
