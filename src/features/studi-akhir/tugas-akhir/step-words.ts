import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { kodeText } from '#domain/kode/kode-text.ts'
import type { Sidang } from '#generated/client/sidang/readers.ts'
import type { UsulanTugasAkhir } from '#generated/client/tugas-akhir/readers.ts'
import type { Step } from '#kit/timeline/timeline.tsx'
import { writtenMomenText } from '#shared/format/momen.ts'
import { formatTanggal } from '#shared/format/tanggal.ts'
import { joined } from '#shared/text/joined.ts'
import { useNowMs } from '#shared/time/use-campus-clock.ts'
import type { Waktu } from '#shared/wire/readers.ts'
import { hoursText } from '../hours.ts'
import { markText } from '../mark.ts'
import { type Actor, defenceState, isHeld, stepsOf, type WorkFacts, type WorkStep, workState } from './final-project.ts'

type Words = Omit<Step, 'key' | 'state'>
type T = TFunction<'tugas-akhir'>

/** Name of a defence in the campus's words. */
export const defenceName = ({ namaSidang, jenisSidang }: Pick<Sidang, 'namaSidang' | 'jenisSidang'>, t: T): string =>
  namaSidang || jenisSidang || t('defence')

/** Day, hours and room of a defence, as far as they are known. */
export const defenceDay = (of: Sidang, language: string): string =>
  joined(formatTanggal(of.tanggal, language, 'weekday'), hoursText(of, language), of.ruang)

/** Result, mark and grade of a defence that was held. */
export const resultText = ({ hasil, nilai, hurufMutu }: Sidang, language: string, t: T): string => {
  const mark = markText(nilai, language)
  return joined(
    hasil,
    mark || hurufMutu ? t('result.mark', { nilai: [mark, hurufMutu].filter(Boolean).join(' ') }) : '',
  )
}

/** Status of a proposal or a defence; one that the portal does not know as the gateway wrote it. */
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

const guidanceWords = ({ guidance: { count, needed } }: WorkFacts, t: T): Words => ({
  title: t('step.guidance'),
  aside: typeof count !== 'number' || typeof needed !== 'number' ? null : t('step.guidance.count', { count, needed }),
})

const defenceWords = (defence: Sidang, language: string, t: T): Words => {
  const state = defenceState(defence)
  const result = isHeld(defence) ? resultText(defence, language, t) : ''
  return {
    title: defenceName(defence, t),
    aside: result ? null : statusText(defence.status),
    note: joined(defenceDay(defence, language), result),
    reason: state === 'rejected' || state === 'failed' ? defence.catatan : null,
  }
}

const wordsOf = (step: WorkStep, work: UsulanTugasAkhir, facts: WorkFacts, language: string, t: T): Words => {
  if (step.kind === 'proposal') return proposalWords(work, language, t)
  if (step.kind === 'guidance') return guidanceWords(facts, t)
  if (step.kind === 'defence' && step.defence) return defenceWords(step.defence, language, t)
  if (step.kind === 'request') return { title: facts.rule?.nama || t('defence') }
  if (step.kind === 'revision') return { title: t('step.revision'), note: step.defence?.catatan ?? '' }
  return { title: t('step.end') }
}

/** A step of a final project with its words. */
export interface WordedStep {
  of: WorkStep
  shown: Step
}

const whoOf = (actor: Actor, t: T): string =>
  actor === 'programme' || actor === 'supervisor' ? t(`actor.${actor}`) : ''

/** Returns the steps of a proposal with their words. */
export const useWordedSteps = (work: UsulanTugasAkhir, facts: WorkFacts): WordedStep[] => {
  const { t, i18n } = useTranslation('tugas-akhir')
  return stepsOf(work, facts, useNowMs()).map((of) => ({
    of,
    shown: {
      key: of.key,
      state: of.state,
      until: of.until,
      who: whoOf(of.actor, t),
      isYours: of.actor === 'you' && of.state !== 'later',
      ...wordsOf(of, work, facts, i18n.language, t),
    },
  }))
}
