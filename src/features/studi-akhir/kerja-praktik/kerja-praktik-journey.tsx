import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { useFlag } from '#flags/use-flag.ts'
import type { SidangKerjaPraktik, UsulanKerjaPraktik } from '#generated/client/kerja-praktik/readers.ts'
import { RemindButton } from '#kit/jadwal/remind-button.tsx'
import { type QueryResult, QueryView } from '#kit/query/query-view.tsx'
import { type Step, Timeline } from '#kit/timeline/timeline.tsx'
import { dayOf, daysBetween } from '#shared/campus/campus-time.ts'
import { writtenMomenText } from '#shared/campus/momen.ts'
import { formatRentang } from '#shared/campus/rentang.ts'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import { joined } from '#shared/text/joined.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Card } from '#shared/ui/look/card.tsx'
import { readRows, type Waktu } from '#shared/wire/readers.ts'
import { useDayPlan } from '../day-plan.tsx'
import { ExamBar } from '../exam-bar.tsx'
import { RecordMeeting } from '../guidance/guidance-card.tsx'
import { useMissingText } from '../guidance/missing-text.ts'
import { markText } from '../mark.ts'
import styles from '../studi-akhir.module.css'
import { AskDefence } from './ask-defence.tsx'
import { DefenceDay } from './defence-day.tsx'
import { calendarId, defenceEvents } from './defence-events.ts'
import {
  type Actor,
  countDays,
  defenceState,
  type InternshipStep,
  isOffered,
  type Known,
  type StepKey,
  stageOf,
  stepsOf,
} from './internship.ts'
import { DefenceTag, StageTag } from './stage-tag.tsx'
import { UsulanKerjaPraktikActions } from './usulan-kerja-praktik-actions.tsx'
import { workOf } from './work.ts'

/** Returns a function that formats a mark: 'A, 86'. */
export const useMark = () => {
  const { i18n } = useTranslation('kerja-praktik')
  return ({ nilai, hurufMutu }: Pick<UsulanKerjaPraktik, 'nilai' | 'hurufMutu'>): string =>
    joined(hurufMutu, markText(nilai, i18n.language))
}

type Words = Omit<Step, 'key' | 'state'>

interface Props {
  known: Known
  /** Answer of the defence; null when none was requested. */
  defence: QueryResult<SidangKerjaPraktik> | null
  /** Last day of guidance in the schedule, YYYY-MM-DD; null when unknown. */
  guidanceUntil: string | null
  /** Time of the internship's answer in milliseconds since 1970; a cached answer shows its age. */
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
    content: canChange && !isMember ? <UsulanKerjaPraktikActions of={usulan} /> : null,
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
  }
}

const useGuidanceWords = ({ known, guidanceUntil }: Props, step: InternshipStep | undefined): Words => {
  const { t } = useTranslation('kerja-praktik')
  const missingText = useMissingText()
  const isYours = step?.actor === 'you'
  return {
    title: t('step.guidance'),
    note: step?.state === 'now' ? missingText(known) : '',
    until: isYours ? { action: t('step.guidance.do'), value: guidanceUntil } : null,
    content: isYours ? <RecordMeeting work={workOf(known.usulan)} /> : null,
  }
}

/** Actions before the defence and on its day. */
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
        {usulan.bolehSidang === true && !known.isMember ? <AskDefence known={known} /> : null}
      </div>
    )
  return (
    <div className={styles.turnBox}>
      <DefenceDay of={sidang} />
      {!sidang.tanggal ? null : <ExamBar today={today} tanggal={sidang.tanggal} day={day} />}
      <div className={styles.actions}>
        {sidang.tanggal === undefined ? null : (
          <RemindButton
            title={t('defence.title')}
            label={t('defence.calendar')}
            variant="plain"
            events={defenceEvents(sidang, t('defence.title'))}
          />
        )}
        <Link className={buttonClass('quiet')} to={address}>
          {t('defence.open')}
        </Link>
      </div>
    </div>
  )
}

/**
 * Returns the note below the title of the defence: its result or its request date; without a defence, that the leader
 * requests it.
 */
const useDefenceNote = ({ sidang, isMember }: Known, isNow: boolean): string => {
  const { t, i18n } = useTranslation('kerja-praktik')
  if (!sidang) return sidang === null && isMember && isNow ? t('step.defence.leader') : ''
  if (['done', 'failed'].includes(defenceState(sidang)))
    return joined(formatTanggal(sidang.tanggal, i18n.language), sidang.hasil)
  const sent = writtenMomenText(sidang.tanggalPengajuan, i18n.language)
  return sent ? t('step.sent', { moment: t('moment', sent) }) : ''
}

/** Content of the defence step, or the error of its answer. */
const DefenceContent = ({ known, defence, today }: Pick<Props, 'known' | 'defence'> & { today: string }) => {
  if (known.sidang !== undefined) return <Defence known={known} sidang={known.sidang} today={today} />
  return defence ? (
    <QueryView query={defence} select={() => null} lines={4}>
      {() => null}
    </QueryView>
  ) : null
}

const useDefenceWords = ({ known, defence }: Props, state: Step['state'] | undefined, today: string): Words => {
  const { t } = useTranslation('kerja-praktik')
  const { sidang } = known
  const hasContent = sidang === null ? state !== 'stopped' && !known.isMember : sidang !== undefined || defence !== null
  return {
    title: t('step.defence'),
    aside: sidang ? <DefenceTag of={sidang} /> : null,
    note: useDefenceNote(known, state === 'now'),
    reason: sidang && ['rejected', 'failed'].includes(defenceState(sidang)) ? sidang.catatan : null,
    content: state !== 'later' && hasContent ? <DefenceContent known={known} defence={defence} today={today} /> : null,
  }
}

/** Returns the display names of the actors; '' for the student. */
const useActors = ({ usulan }: Known): Record<Actor, string> => {
  const { t } = useTranslation('kerja-praktik')
  const programme = useBiodataSingkat().biodataSingkat?.ketuaProdi?.nama ?? ''
  const leader = readRows(usulan.anggota, 'hint').find(({ isKetua }) => isKetua === true)?.nama ?? ''
  return {
    you: '',
    leader: leader ? t('who.leader.named', { nama: leader }) : t('who.leader'),
    programme: programme ? t('who.programme.named', { nama: programme }) : t('who.programme'),
    supervisor: usulan.pembimbing[0]?.nama || t('who.supervisor'),
    campus: t('who.campus'),
  }
}

/** Returns the steps with their texts. */
const useSteps = (props: Props, today: string): Step[] => {
  const { t } = useTranslation('kerja-praktik')
  const { usulan, sidang } = props.known
  const markOf = useMark()
  const who = useActors(props.known)
  const steps = stepsOf(props.known, today)
  const stepOf = (key: StepKey) => steps.find((step) => step.key === key)
  const isServed = useFlag('assumed-writes')
  const words: Record<StepKey, Words> = {
    proposal: useProposalWords(props.known),
    field: useFieldWords(props.known, today),
    guidance: useGuidanceWords(props, stepOf('guidance')),
    defence: useDefenceWords(props, stepOf('defence')?.state, today),
    revision: {
      title: t('step.revision'),
      reason: sidang?.catatan ?? '',
      until: sidang ? { action: t('step.revision.do'), value: sidang.batasRevisi } : null,
      content: stepOf('revision')?.state === 'now' ? <p className={styles.minor}>{t('step.revision.where')}</p> : null,
    },
    done: { title: t('step.done'), aside: markOf(usulan) },
  }
  return steps.map(({ key, state, actor }: InternshipStep) => ({
    ...words[key],
    key,
    state,
    ...(state === 'now' && actor !== undefined && { isYours: actor === 'you' && isServed, who: who[actor] }),
  }))
}

/** Steps of an internship; the current one is expanded with its actions. */
export const KerjaPraktikJourney = (props: Props) => {
  const { t } = useTranslation('kerja-praktik')
  const today = dayOf(useNowMs())
  const steps = useSteps(props, today)
  return (
    <Card title={t('journey')} updatedAt={props.updatedAt} aside={<StageTag of={props.known.usulan} />}>
      <Timeline steps={steps} />
    </Card>
  )
}
