import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { LockSum } from '#domain/pembayaran/lock-sum.tsx'
import { useReason } from '#kit/action/use-reason.ts'
import { RemindButton } from '#kit/jadwal/remind-button.tsx'
import { Countdown } from '#kit/jendela/countdown.tsx'
import { JendelaFoot } from '#kit/jendela/jendela-foot.tsx'
import { StateCard } from '#kit/state/state-card.tsx'
import { type Way, Ways } from '#kit/state/ways.tsx'
import { Words } from '#kit/state/words.tsx'
import { momenText, writtenMomenText } from '#shared/campus/momen.ts'
import type { Reason } from '#shared/ui/overlay/why-not.tsx'
import { LoadFailure } from '#shared/ui/state/load-failure.tsx'
import { CALLS } from '../calls.ts'
import { isToDo, isUnsure, type KrsState, LOOKS, titleOf, waysOf, wordsOf } from '../krs-state.ts'
import type { Registrasi } from './use-registrasi.tsx'
import { windowEvent } from './window-event.ts'

interface Props {
  of: Registrasi
  /** True while the screen checks whether the window has opened. */
  isOpening?: boolean
  /** True when courses can be chosen below. */
  canChoose?: boolean
  /** Shown below the text: the credit meter of the current plan. */
  children?: ReactNode
}

/** Returns the values that the texts of a state contain: advisor and moments. */
const useSaid = ({ name, status, now, terdaftar }: Registrasi, state: KrsState) => {
  const { t, i18n } = useTranslation('krs')
  const edge = state === 'early' ? now.jendela.mulai : now.jendela.selesai
  const dosen = terdaftar.data?.dosenPa?.nama || t('dosenPa')
  return { jenis: name, status, dosen, ...(edge != null && momenText(edge, i18n.language, 'weekday')) }
}

/** Returns title and note of a state. */
const useWords = (of: Registrasi, state: KrsState, why: Reason | null, canChoose: boolean) => {
  const { t, i18n } = useTranslation('krs')
  const { block, reason, sent, now, terdaftar } = of
  const edge = now.jendela.selesai
  const said = useSaid(of, state)
  const approved = writtenMomenText(terdaftar.data?.tanggalPersetujuan, i18n.language, 'weekday')
  const title = t(titleOf(state, block?.rule, sent), said)
  switch (state) {
    case 'locked':
      return { title, note: reason?.text }
    case 'approved':
      return { title, note: approved ? `${said.dosen}, ${approved.hari} ${approved.jam}` : said.dosen }
    case 'open':
      if (why || !canChoose || edge == null) return { title, note: why?.text ?? '' }
      return { title: <Countdown to={edge} text="ui:window.closesIn" />, note: t('state.open.note', said) }
    default:
      return { title, note: t(`state.${state}.note`, said) }
  }
}

/** Advisor's notes, a warning about unknown facts, and the credit meter. */
const Details = ({ of, state, children }: Pick<Props, 'of' | 'children'> & { state: KrsState | null }) => {
  const { t } = useTranslation('krs')
  const { sent, terdaftar, name, edit } = of
  return (
    <>
      <Words by={t('advisor.note')} of={wordsOf(edit.data, terdaftar.data)} />
      {edit.data && isUnsure(state, sent) ? (
        <LoadFailure
          kind="contract"
          message={t('state.unsure', { jenis: name })}
          onReload={() => void terdaftar.refetch()}
        />
      ) : null}
      {children}
    </>
  )
}

/** Foot of the card: the rule of the window when the title counts down, otherwise the window. */
const Foot = ({ of: { sent, state, waktu, now, name }, canSend }: Pick<Props, 'of'> & { canSend: boolean }) => {
  const { t } = useTranslation('krs')
  return state === 'open' && sent.isSent === false && canSend ? (
    <span>{t('state.open.foot', { jenis: name })}</span>
  ) : (
    <JendelaFoot answer={waktu} of={now} noun={t('window.noun')} />
  )
}

/** Button with the reminders of the next edge of the window. */
const Remind = ({ of }: { of: ReturnType<typeof windowEvent> }) =>
  of ? <RemindButton events={[of]} title={of.nama} isOpening={of.isOpening} variant="quiet" /> : null

/** State of a registration as the headline of its screen, with links to the next steps and the window in its foot. */
export const KrsHead = ({ of, isOpening = false, canChoose = false, children }: Props) => {
  const { t } = useTranslation('krs')
  const { name, block } = of
  const idMahasiswa = useIdMahasiswa()
  // During the check, window and locks may be from different moments.
  const state = isOpening ? 'shut' : of.state
  const why = useReason({ of: CALLS[of.jenis].save })
  const ways = waysOf({ ...of, state, rule: block?.rule, canChoose }).map(
    ([to, key]): Way => [to, t(key, { jenis: name })],
  )
  const event = windowEvent(of, state, t)
  const { title, note } = useWords(of, state ?? 'unknown', why, canChoose)
  return (
    <StateCard
      state={state && LOOKS[state]}
      label={t('state.label', { jenis: name })}
      title={title}
      details={
        <Details of={of} state={state}>
          {children}
        </Details>
      }
      actions={
        (ways.length > 0 || event) && (
          <>
            <Ways of={ways} variant={isToDo(state) ? 'main' : 'plain'} />
            <Remind of={event} />
          </>
        )
      }
      foot={state && <Foot of={{ ...of, state }} canSend={canChoose && !why} />}
    >
      <p>{note}</p>
      {block?.rule === 'KRS-TUNGGAKAN' ? <LockSum idMahasiswa={idMahasiswa} kunci="krs" /> : null}
      <p role="status">{isOpening ? t('ui:window.asking') : ''}</p>
    </StateCard>
  )
}
