import { useTranslation } from 'react-i18next'
import { kodeText } from '#domain/kode/kode-text.ts'
import { useFlag } from '#flags/use-flag.ts'
import type { Proposal, ProposalJadwal } from '#generated/client/proposal/readers.ts'
import type { Step } from '#kit/timeline/timeline.tsx'
import { writtenMomenText } from '#shared/campus/momen.ts'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import { joined } from '#shared/text/joined.ts'
import type { Waktu } from '#shared/wire/readers.ts'
import { isPast } from '../appointment.ts'
import { guidanceActor, type Progress } from '../guidance/guidance.ts'
import { useMissingText } from '../guidance/missing-text.ts'
import { hoursText } from '../hours.ts'
import { markText } from '../mark.ts'
import styles from '../studi-akhir.module.css'
import { isGuidanceDone, type ProposalStep, stepsOf } from './proposal.ts'

/** Returns a function that formats day, hour and room of an examination in one line; '' when nothing is known. */
export const useExamLine = () => {
  const { i18n } = useTranslation('proposal')
  return ({ tanggal, jamMulai, ruang }: Pick<ProposalJadwal, 'tanggal' | 'jamMulai' | 'ruang'>): string =>
    joined(formatTanggal(tanggal, i18n.language, 'weekday'), hoursText({ jamMulai }, i18n.language), ruang)
}

/** Returns a function that formats the mark of a proposal; '' when there is none. */
export const useMark = () => {
  const { i18n } = useTranslation('proposal')
  return ({ nilai, hurufMutu }: Pick<Proposal, 'nilai' | 'hurufMutu'>): string =>
    joined(markText(nilai, i18n.language), hurufMutu)
}

type Words = Omit<Step, 'key' | 'state'>

interface Known {
  of: Proposal
  /** Examination, once scheduled and loaded. */
  jadwal: ProposalJadwal | undefined
  /** Last day of the submission period; null when unknown. */
  tutup: string | null
  /** Progress of the guidance: meetings that count, and pending records. */
  progress: Progress
}

/** Returns whether the guidance step has the button that records the next meeting. */
export const isRecordedInStep = ({ status }: Pick<Proposal, 'status'>, progress: Progress): boolean =>
  status === 'bimbingan' && isGuidanceDone(progress) !== true && guidanceActor(progress) === 'you' && !progress.isClosed

/**
 * Returns the texts of the guidance step. Its actor is the programme once all meetings count, the supervisor while a
 * record is pending, else the student. No actor is shown while the records are unknown.
 */
const useGuidanceWords = (of: Proposal, progress: Progress): Words => {
  const { t } = useTranslation('proposal')
  const missingText = useMissingText()
  const isServed = useFlag('assumed-writes')
  const actor = guidanceActor(progress)
  const who = isGuidanceDone(progress) === true ? t('head') : actor === 'supervisor' ? t('supervisor') : ''
  return {
    title: t('step.guidance'),
    ...(of.status === 'bimbingan' && {
      isYours: isRecordedInStep(of, progress) && isServed,
      who,
      note: missingText(progress),
    }),
  }
}

/**
 * Returns the texts of the examination step. Before the exam the student submits the manuscript outside the portal and
 * attends, so both dates are shown with a verb. Afterwards the examiners act.
 */
const useExamWords = (of: Proposal, jadwal: ProposalJadwal | undefined): Words => {
  const { t } = useTranslation('proposal')
  const nowMs = useNowMs()
  const examLine = useExamLine()
  const mark = useMark()(of)
  const isOver = jadwal ? isPast(jadwal, nowMs) : false
  const line = jadwal ? examLine(jadwal) : ''
  const isAhead = of.status === 'dijadwalkan' && !isOver
  return {
    title: t('step.exam'),
    aside: mark || null,
    note: isAhead && line ? t('exam.attend', { kapan: line }) : line,
    who: of.status === 'dijadwalkan' && isOver ? t('examiners') : '',
    ...(isAhead &&
      jadwal &&
      jadwal.batasNaskah !== null && {
        until: { action: t('exam.manuscript.do'), value: jadwal.batasNaskah },
        content: <p className={styles.minor}>{t('exam.manuscript.where')}</p>,
      }),
  }
}

/** Returns the steps of a proposal with titles, times, actors and deadlines. */
export const useProposalSteps = ({ of, jadwal, tutup, progress }: Known): Step[] => {
  const { t, i18n } = useTranslation('proposal')
  const momentOf = (value: Waktu) => {
    const moment = writtenMomenText(value, i18n.language)
    return moment ? t('moment', moment) : ''
  }
  const { status } = of
  const isYours = useFlag('assumed-writes') && of.bolehAjukan !== false
  const submit = { isYours, until: { action: t('submit'), value: tutup } }
  const guidance = useGuidanceWords(of, progress)
  const exam = useExamWords(of, jadwal)
  const words: Record<ProposalStep['key'], Words> = {
    draft: { title: t('step.draft'), ...(status === 'draft' && submit) },
    submitted: {
      title: t(status === 'ditolak' ? 'step.rejected' : 'step.submitted'),
      note: joined(
        momentOf(of.tanggalPengajuan),
        of.tanggalDisetujui ? t('accepted', { pada: momentOf(of.tanggalDisetujui) }) : '',
      ),
      who: status === 'diajukan' ? t('head') : '',
      reason: of.catatan,
    },
    again: { title: t('step.again'), ...submit },
    guidance,
    exam,
    revision: {
      title: t('step.revision'),
      until: { action: t('revision.do'), value: of.batasRevisi },
      note: status === 'revisi' ? t('revision.where') : formatTanggal(of.batasRevisi, i18n.language),
    },
    passed: { title: t('step.passed') },
    unknown: { title: kodeText('statusPengajuan', status) || of.tahap || '–', note: of.tahap },
  }
  return stepsOf(of).map((step) => ({ ...step, ...words[step.key] }))
}
