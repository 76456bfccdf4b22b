import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { kodeText } from '#domain/kode/kode-text.ts'
import { useFlag } from '#flags/use-flag.ts'
import type { Sidang } from '#generated/client/sidang/readers.ts'
import type { UsulanTugasAkhir } from '#generated/client/tugas-akhir/readers.ts'
import type { Step } from '#kit/timeline/timeline.tsx'
import { momenText, writtenMomenText } from '#shared/campus/momen.ts'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import { joined } from '#shared/text/joined.ts'
import type { Waktu } from '#shared/wire/readers.ts'
import { isPast } from '../appointment.ts'
import { useMissingText } from '../guidance/missing-text.ts'
import { hoursText } from '../hours.ts'
import { markText } from '../mark.ts'
import {
  type Actor,
  type AttendanceRule,
  attendanceEnd,
  defenceState,
  isHeld,
  isMissed,
  isRequestedAgain,
  stepsOf,
  type WorkFacts,
  type WorkStep,
  workState,
} from './final-project.ts'

type Words = Omit<Step, 'key' | 'state'>
type T = TFunction<'tugas-akhir'>

/** Returns the campus's name of a defence. */
export const defenceName = ({ namaSidang, jenisSidang }: Pick<Sidang, 'namaSidang' | 'jenisSidang'>, t: T): string =>
  namaSidang || jenisSidang || t('defence')

/** Returns day, hours and room of a defence, as far as they are known. */
export const defenceDay = (of: Sidang, language: string): string =>
  joined(formatTanggal(of.tanggal, language, 'weekday'), hoursText(of, language), of.ruang)

/** Returns result, mark and grade of a defence that was held. */
export const resultText = ({ hasil, nilai, hurufMutu }: Sidang, language: string, t: T): string => {
  const mark = markText(nilai, language)
  return joined(
    hasil,
    mark || hurufMutu ? t('result.mark', { nilai: [mark, hurufMutu].filter(Boolean).join(' ') }) : '',
  )
}

/** Returns the status of a proposal or a defence as text; an unknown status stays as the gateway writes it. */
export const statusText = (status: string): string => kodeText('statusPengajuan', status) || '–'

const proposalWords = (work: UsulanTugasAkhir, language: string, t: T): Words => {
  const state = workState(work)
  const momentOf = (key: 'submitted' | 'approved', value: Waktu) => {
    const moment = writtenMomenText(value, language)
    return moment ? t(`step.proposal.${key}`, moment) : ''
  }
  const note =
    state === 'submitted' ? momentOf('submitted', work.tanggalDiajukan) : momentOf('approved', work.tanggalDisetujui)
  return {
    title: t('step.proposal'),
    aside: state === 'unknown' ? statusText(work.status) : null,
    note: state === 'draft' ? t('step.proposal.draft') : note,
    reason: state === 'rejected' ? work.catatan : null,
  }
}

/** Returns the text about a defence that lapsed because its attendance was not approved, with its day and deadline. */
export const missedText = (defence: Sidang, rule: AttendanceRule, language: string, t: T): string => {
  const end = attendanceEnd(defence, rule)
  const hari = formatTanggal(defence.tanggal, language, 'weekday')
  return end === null ? '' : t('defence.missed', { ...momenText(end, language, 'weekday'), sidang: hari })
}

interface Language {
  language: string
  t: T
  nowMs: number
}

const defenceWords = (defence: Sidang, rule: AttendanceRule, { language, t, nowMs }: Language): Words => {
  const state = defenceState(defence)
  const result = isHeld(defence) ? resultText(defence, language, t) : ''
  const isOff = isMissed(defence, rule, nowMs)
  const day = defenceDay(defence, language)
  const isAhead = state === 'scheduled' && !isPast(defence, nowMs)
  return {
    title: defenceName(defence, t),
    aside: result ? null : isOff ? t('defence.missed.tag') : statusText(defence.status),
    note: isOff
      ? missedText(defence, rule, language, t)
      : state === 'rejected'
        ? ''
        : isAhead && day
          ? t('defence.attend', { kapan: day })
          : joined(day, result),
    reason: !isOff && (state === 'rejected' || state === 'failed') ? defence.catatan : null,
  }
}

const wordsOf = (step: WorkStep, work: UsulanTugasAkhir, facts: WorkFacts, words: Language): Words => {
  const { t, language } = words
  if (step.kind === 'proposal') return proposalWords(work, language, t)
  if (step.kind === 'guidance') return { title: t('step.guidance') }
  if (step.kind === 'defence' && step.defence) return defenceWords(step.defence, facts.attendance, words)
  if (step.kind === 'request') return { title: facts.rule?.nama || t('defence') }
  if (step.kind === 'revision') return { title: t('step.revision'), note: step.defence?.catatan ?? '' }
  return { title: t('step.end') }
}

/** Returns the action that the deadline of a step applies to, with the label of its button. */
const actionOf = ({ kind }: WorkStep, facts: WorkFacts, t: T): string =>
  ({
    proposal: t('submit'),
    guidance: t('step.guidance.do'),
    defence: t('approve'),
    request: t(isRequestedAgain(facts) ? 'request.again' : 'request'),
    revision: t('step.revision.do'),
    end: t('step.end'),
  })[kind]

/** A step of a final project with its texts. */
export interface WordedStep {
  of: WorkStep
  shown: Step
}

const whoOf = (actor: Actor, t: T): string =>
  actor === 'programme' || actor === 'supervisor' ? t(`actor.${actor}`) : ''

/**
 * Returns the steps of a proposal with their texts. A step is marked as the student's own only when the gateway accepts
 * its write.
 */
export const useWordedSteps = (work: UsulanTugasAkhir, facts: WorkFacts): WordedStep[] => {
  const { t, i18n } = useTranslation('tugas-akhir')
  const missingText = useMissingText()
  const isServed = useFlag('assumed-writes')
  const nowMs = useNowMs()
  const isTaken = ({ kind }: WorkStep): boolean => (kind === 'proposal' ? work.bolehAjukan !== false : isServed)
  return stepsOf(work, facts, nowMs).map((of) => ({
    of,
    shown: {
      key: of.key,
      state: of.state,
      until: { action: actionOf(of, facts, t), value: of.until },
      who: whoOf(of.actor, t),
      isYours: of.actor === 'you' && of.state !== 'later' && isTaken(of),
      ...wordsOf(of, work, facts, { language: i18n.language, t, nowMs }),
      ...(of.kind === 'guidance' && of.state === 'now' && { note: missingText(facts.guidance) }),
    },
  }))
}
