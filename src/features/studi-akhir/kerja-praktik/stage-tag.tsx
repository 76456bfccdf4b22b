import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { SidangKerjaPraktik, UsulanKerjaPraktik } from '#generated/client/kerja-praktik/readers.ts'
import { Tag } from '#shared/ui/look/tag.tsx'
import styles from '../studi-akhir.module.css'
import { defenceState, stageOf } from './internship.ts'

/** Tag that stays on one line beside a long title. */
const OneLine = (props: ComponentProps<typeof Tag>) => (
  <span className={styles.tag}>
    <Tag {...props} />
  </span>
)

const STAGES = {
  draft: 'neutral',
  proposed: 'wait',
  approved: 'ok',
  rejected: 'danger',
  running: 'accent',
  defence: 'accent',
  done: 'ok',
} as const

/** Tag with the state of an internship; an unknown status is shown as the gateway writes it. */
export const StageTag = ({ of }: { of: Pick<UsulanKerjaPraktik, 'status'> }) => {
  const { t } = useTranslation('kerja-praktik')
  const stage = stageOf(of)
  if (stage === 'unknown') return of.status === '' ? null : <OneLine>{of.status}</OneLine>
  return <OneLine tone={STAGES[stage]}>{t(`stage.${stage}`)}</OneLine>
}

const DEFENCES = {
  requested: 'wait',
  approved: 'ok',
  scheduled: 'accent',
  done: 'ok',
  failed: 'danger',
  rejected: 'danger',
} as const

/** Tag with the state of a defence; an unknown status is shown as the gateway writes it. */
export const DefenceTag = ({ of }: { of: Pick<SidangKerjaPraktik, 'status' | 'hasil'> }) => {
  const { t } = useTranslation('kerja-praktik')
  const state = defenceState(of)
  if (state === 'unknown') return of.status === '' ? null : <OneLine>{of.status}</OneLine>
  return <OneLine tone={DEFENCES[state]}>{t(`defence.${state}`)}</OneLine>
}
