import { useTranslation } from 'react-i18next'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import type { Moment, MomentId, NoMoment } from '#tools/demo/state/moments.ts'
import shared from '../../simulated/panel.module.css'
import { wibText } from '../../simulated/wib-time.ts'
import styles from './clock.module.css'

const TEXT: Record<MomentId, { name: string; note: string }> = {
  'krs-opens': { name: 'krs.name', note: 'krs.note' },
  'va-expires': { name: 'va.name', note: 'va.note' },
  'exam-day': { name: 'exam.name', note: 'exam.note' },
  'defence-day': { name: 'defence.name', note: 'defence.note' },
  'kompre-day': { name: 'kompre.name', note: 'kompre.note' },
  decision: { name: 'decision.name', note: 'decision.note' },
}
const WHY: Record<NoMoment, string> = {
  nobody: 'why.nobody',
  'krs-locked': 'why.krsLocked',
  'krs-over': 'why.krsOver',
  'no-payment': 'why.noPayment',
  'no-exam': 'why.noExam',
  'no-defence': 'why.noDefence',
  'no-kompre': 'why.noKompre',
  'no-request': 'why.noRequest',
}
const ORDER: readonly MomentId[] = ['krs-opens', 'va-expires', 'exam-day', 'defence-day', 'kompre-day', 'decision']

interface Props {
  moments: Record<MomentId, Moment>
  onJump: (moment: string) => void
}

/** Named moments of the mock state, each with a jump or the reason why there is none. */
export const NamedJumps = ({ moments, onJump }: Props) => {
  const { t, i18n } = useTranslation('lab-clock')
  return (
    <ul className={styles.jumps}>
      {ORDER.map((id) => {
        const { event, at, why } = moments[id]
        const when = event === null ? '' : wibText(event, i18n.language)
        return (
          <li key={id} className={styles.jump}>
            <p className={shared.note}>{event === null ? t(TEXT[id].name) : t(TEXT[id].note, { when })}</p>
            <ActionButton
              wide
              reason={why === null ? null : { text: t(WHY[why]) }}
              onClick={() => {
                if (at !== null) onJump(at)
              }}
            >
              {t(TEXT[id].name)}
            </ActionButton>
          </li>
        )
      })}
    </ul>
  )
}
