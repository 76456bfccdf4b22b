import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import type { SidangKerjaPraktik, UsulanKerjaPraktik } from '#generated/client/kerja-praktik/readers.ts'
import { Answer, type Asked } from '#kit/answer/answer.tsx'
import { EventFileButton } from '#kit/jadwal/event-file-button.tsx'
import type { UntilValue } from '#kit/jendela/until.tsx'
import { type Step, Timeline } from '#kit/timeline/timeline.tsx'
import { writtenMomenText } from '#shared/format/momen.ts'
import { formatRentang } from '#shared/format/rentang.ts'
import { formatTanggal } from '#shared/format/tanggal.ts'
import { joined } from '#shared/text/joined.ts'
import { dayOf, daysBetween } from '#shared/time/campus-time.ts'
import { useNowMs } from '#shared/time/use-campus-clock.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Card } from '#shared/ui/look/card.tsx'
import { FactLine } from '#shared/ui/look/fact-line.tsx'
import type { Waktu } from '#shared/wire/readers.ts'
import { useDayPlan } from '../day-plan.tsx'
import { ExamBar } from '../exam-bar.tsx'
import { markText } from '../mark.ts'
import styles from '../studi-akhir.module.css'
import { AskDefence } from './ask-defence.tsx'
import { DefenceDay } from './defence-day.tsx'
import { calendarId, defenceEvents } from './defence-events.ts'
import {
  countDays,
  defenceState,
  type InternshipStep,
  isOffered,
  type Known,
  type StepKey,
  stageOf,
  stepsOf,
} from './internship.ts'
import { ProposalActions } from './proposal-actions.tsx'
import { DefenceTag, StageTag } from './stage-tag.tsx'

/** Returns a mark as it is shown: 'A, 86'. */
export const useMark = () => {
  const { i18n } = useTranslation('kerja-praktik')
  return ({ nilai, hurufMutu }: Pick<UsulanKerjaPraktik, 'nilai' | 'hurufMutu'>): string =>
    joined(hurufMutu, markText(nilai, i18n.language))
}

type Words = Omit<Step, 'key' | 'state'>

interface Props {
  known: Known
  /** The defence as it was asked for; null while there is none. */
  defence: Asked<SidangKerjaPraktik> | null
  /** Last day of guidance by the schedule; null where it does not tell. */
  guidanceUntil: string | null
  /** When the answer about the internship came, in milliseconds since 1970: one that was kept says its age. */
  updatedAt: number
}

const useProposalWords = ({ usulan, isMember }: Known): Words => {
  const { t, i18n } = useTranslation('kerja-praktik')
  const moment = (value: Waktu) => {
    const written = writtenMomenText(value, i18n.language)
    return written ? t('moment', written) : ''
  }
  const approved = moment(usulan.tanggalDisetujui)
  const sent = moment(usulan.tanggalPengajuan)
  const stage = stageOf(usulan)
  const canChange = isOffered(usulan.bolehUbah, usulan) || isOffered(usulan.bolehHapus, usulan)
  return {
    title: stage === 'unknown' ? usulan.status || '–' : t('step.proposal'),
    note: approved ? t('step.approved', { moment: approved }) : sent ? t('step.sent', { moment: sent }) : '',
    reason: usulan.catatan,
    content: canChange && !isMember ? <ProposalActions of={usulan} /> : null,
  }
}

const useFieldWords = ({ usulan }: Known, today: string): Words => {
  const { t, i18n } = useTranslation('kerja-praktik')
  const { tanggalMulai, tanggalSelesai, namaInstansi } = usulan
  const days = countDays(tanggalMulai, tanggalSelesai)
  const ahead = !tanggalMulai ? 0 : daysBetween(today, tanggalMulai)
  return {
    title: namaInstansi ? t('step.field.at', { instansi: namaInstansi }) : t('step.field'),
    note: joined(
      formatRentang(tanggalMulai, tanggalSelesai, i18n.language),
      days === null ? '' : t('days', { count: days }),
      ahead > 0 ? t('step.field.ahead', { count: ahead }) : '',
    ),
    until: ahead > 0 ? null : tanggalSelesai,
  }
}

const useGuidanceWords = ({ known, guidanceUntil }: Props, isReady: boolean): Words => {
  const { t } = useTranslation('kerja-praktik')
  const { count, needed } = known
  const isCounted = typeof count === 'number'
  const missing = isCounted && typeof needed === 'number' ? needed - count : 0
  const until: UntilValue = guidanceUntil
  return {
    title: t('step.guidance'),
    aside: !isCounted ? '' : typeof needed === 'number' ? t('step.guidance.of', { count, needed }) : String(count),
    note: missing > 0 && isReady ? t('step.guidance.missing', { count: missing }) : '',
    until,
    content: isReady ? <AskDefence known={known} /> : null,
  }
}

/** Actions on the way to the defence, and on its day. */
const Defence = ({ known, sidang, today }: { known: Known; sidang: SidangKerjaPraktik | null; today: string }) => {
  const { t } = useTranslation('kerja-praktik')
  const { usulan } = known
  const isScheduled = sidang !== null && defenceState(sidang) === 'scheduled'
  const day = useDayPlan(isScheduled ? sidang.tanggal : null, null, sidang ? calendarId(sidang) : '')
  if (sidang === null) return <AskDefence known={known} />
  const address = `/kerja-praktik/${usulan.id}/sidang/${sidang.id}`
  if (!isScheduled)
    return (
      <div className={styles.stack}>
        <div>
          <Link className={buttonClass('quiet')} to={address}>
            {t('defence.open')}
          </Link>
        </div>
        {usulan.bolehSidang === true ? <AskDefence known={known} /> : null}
      </div>
    )
  return (
    <div className={styles.turnBox}>
      <DefenceDay of={sidang} />
      {!sidang.tanggal ? null : <ExamBar today={today} tanggal={sidang.tanggal} day={day} />}
      <div className={styles.actions}>
        <EventFileButton
          title={t('defence.title')}
          label={t('defence.calendar')}
          look="main"
          events={defenceEvents(sidang, t('defence.title'))}
        />
        <Link className={buttonClass('quiet')} to={address}>
          {t('defence.open')}
        </Link>
      </div>
    </div>
  )
}

const useDefenceWords = ({ known, defence }: Props, state: Step['state'] | undefined, today: string): Words => {
  const { t, i18n } = useTranslation('kerja-praktik')
  const { sidang } = known
  const sent = writtenMomenText(sidang ? sidang.tanggalPengajuan : null, i18n.language)
  const isOver = sidang ? ['done', 'failed'].includes(defenceState(sidang)) : false
  const content =
    sidang === undefined ? (
      defence && (
        <Answer of={defence} part={() => null} lines={4}>
          {() => null}
        </Answer>
      )
    ) : (
      <Defence known={known} sidang={sidang} today={today} />
    )
  return {
    title: t('step.defence'),
    aside: sidang ? <DefenceTag of={sidang} /> : null,
    note:
      isOver && sidang
        ? joined(formatTanggal(sidang.tanggal, i18n.language), sidang.hasil)
        : sent
          ? t('step.sent', { moment: t('moment', sent) })
          : '',
    reason: sidang && ['rejected', 'failed'].includes(defenceState(sidang)) ? sidang.catatan : null,
    content: state === 'later' || (state === 'stopped' && !sidang) ? null : content,
  }
}

/** Returns the steps with the words of the screen. */
const useSteps = (props: Props, today: string): Step[] => {
  const { t } = useTranslation('kerja-praktik')
  const { usulan, sidang } = props.known
  const markOf = useMark()
  const programme = useBiodataSingkat().biodataSingkat?.ketuaProdi?.nama ?? ''
  const steps = stepsOf(props.known, today)
  const stateOf = (key: StepKey) => steps.find((step) => step.key === key)?.state
  const supervisor = usulan.pembimbing[0]?.nama ?? ''
  const words: Record<StepKey, Words> = {
    proposal: useProposalWords(props.known),
    field: useFieldWords(props.known, today),
    guidance: useGuidanceWords(props, stateOf('guidance') === 'now'),
    defence: useDefenceWords(props, stateOf('defence'), today),
    revision: {
      title: t('step.revision'),
      reason: sidang?.catatan ?? '',
      until: sidang?.batasRevisi ?? null,
      content: stateOf('revision') === 'now' ? <p className={styles.minor}>{t('step.revision.where')}</p> : null,
    },
    done: { title: t('step.done'), aside: markOf(usulan) },
  }
  const who = {
    you: '',
    leader: t('who.leader'),
    programme: programme ? t('who.programme.named', { nama: programme }) : t('who.programme'),
    supervisor: supervisor || t('who.supervisor'),
    campus: t('who.campus'),
  }
  return steps.map(({ key, state, actor }: InternshipStep) => ({
    ...words[key],
    key,
    state,
    ...(state === 'now' && actor !== undefined && { isYours: actor === 'you', who: who[actor] }),
  }))
}

/** State of the internship in one line: step, turn, days until the defence. */
const Summary = ({ steps, sidang, today }: { steps: readonly Step[]; sidang: Known['sidang']; today: string }) => {
  const { t } = useTranslation('kerja-praktik')
  const place = steps.findIndex(({ state }) => state === 'now')
  const now = steps[place]
  if (!now) return null
  const turn = now.isYours ? t('summary.you') : now.who
  const left = sidang?.tanggal ? daysBetween(today, sidang.tanggal) : -1
  return (
    <FactLine
      none=""
      facts={[
        t('summary.step', { nomor: place + 1, total: steps.length }),
        turn ? t('summary.turn', { who: turn }) : '',
        left >= 0 ? t('summary.defence', { waktu: left === 0 ? t('day.today') : t('day.left', { count: left }) }) : '',
      ]}
    />
  )
}

/** The steps of an internship, the present one open with what to do in it. */
export const Journey = (props: Props) => {
  const { t } = useTranslation('kerja-praktik')
  const today = dayOf(useNowMs())
  const steps = useSteps(props, today)
  return (
    <Card title={t('journey')} updatedAt={props.updatedAt} aside={<StageTag of={props.known.usulan} />}>
      <div className={styles.stack}>
        <Summary steps={steps} sidang={props.known.sidang} today={today} />
        <Timeline steps={steps} />
      </div>
    </Card>
  )
}
