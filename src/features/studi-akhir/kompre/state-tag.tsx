import { useTranslation } from 'react-i18next'
import type { PartisipasiKompre } from '#generated/client/kompre/readers.ts'
import { Tag } from '#shared/ui/look/tag.tsx'
import styles from '../studi-akhir.module.css'
import { stateOf } from './exam.ts'

const TONES = {
  registered: 'wait',
  approved: 'ok',
  rejected: 'danger',
  passed: 'ok',
  failed: 'danger',
  cancelled: 'neutral',
} as const

/** Tag with the state of a participation; an unknown status is shown as the gateway writes it. */
export const StateTag = ({ of }: { of: Pick<PartisipasiKompre, 'status'> }) => {
  const { t } = useTranslation('kompre')
  const state = stateOf(of)
  if (state === 'unknown' && of.status === '') return null
  return (
    <span className={styles.tag}>
      {state === 'unknown' ? <Tag>{of.status}</Tag> : <Tag tone={TONES[state]}>{t(`state.${state}`)}</Tag>}
    </span>
  )
}
