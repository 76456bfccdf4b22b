import { IconCheck, IconChevronDown, IconHourglass, IconQuestionMark, IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shownText } from '#shared/format/unreadable.ts'
import { joined } from '#shared/text/joined.ts'
import { PersonText } from '#shared/ui/look/person-text.tsx'
import { type Deadline, Until } from '../jendela/until.tsx'
import styles from './timeline.module.css'

/** One step of a process with several participants. */
export interface Step {
  /** Unique in the list. */
  key: string
  title: string
  /** stopped: rejected, cancelled or failed; unknown: the gateway sent a status that the portal does not know. */
  state: 'done' | 'now' | 'later' | 'stopped' | 'unknown'
  /** Next to the title: a status tag, or a count such as '3 dari 8'. */
  aside?: ReactNode
  /** When it was done, or what it depends on. */
  note?: string
  /** Person who acts next, if it is not the user and the title does not name them. */
  who?: string
  /** Set when the user acts next and can press something in `content` now. Requires `content`. */
  isYours?: boolean
  /** Reason why it was stopped, in the original words. */
  reason?: string | null
  /** Deadline of a step that is not over. */
  until?: Deadline | null
  /** Content of the step: an action area, a link, the progress of its parts. */
  content?: ReactNode
}

const MARK_SIZE = 16
/** Minimum number of folded steps: a single one takes no more room than the line that would replace it. */
const MIN_FOLDED = 2

const isOver = ({ state }: Step): boolean => state === 'done' || state === 'stopped'

/**
 * Counts the leading steps that are folded into one line: those before the current step. A stopped step just before it
 * stays visible, because it explains the current one. Without a current step the last finished step stays visible too.
 */
const countPast = (steps: readonly Step[]): number => {
  const found = steps.findIndex((step) => !isOver(step))
  const over = found === -1 ? steps.length : found
  const next = steps[over]
  const isLastShown = steps[over - 1]?.state === 'stopped' || !next || next.state === 'later'
  const past = isLastShown ? over - 1 : over
  return past < MIN_FOLDED ? 0 : past
}

const ICONS = { done: IconCheck, stopped: IconX, unknown: IconQuestionMark }

const Mark = ({ state, number }: { state: Step['state']; number: number }) => {
  const { t } = useTranslation('ui')
  if (state === 'now' || state === 'later') return <i className={styles.mark}>{number}</i>
  const Icon = ICONS[state]
  const label = { done: 'ui:timeline.done', stopped: 'ui:timeline.stopped', unknown: 'ui:timeline.unknown' }[state]
  return (
    <i className={styles.mark} role="img" aria-label={t(label)}>
      <Icon size={MARK_SIZE} aria-hidden />
    </i>
  )
}

/** Shows whose turn it is, above the task and its deadline. Other people's turns have an hourglass. */
const Turn = ({ isYours, who }: { isYours: boolean; who: string }) => {
  const { t } = useTranslation('ui')
  if (isYours) return <span className={styles.yours}>{t('ui:timeline.yours')}</span>
  if (who === '') return null
  return (
    <span className={styles.others}>
      <IconHourglass size={MARK_SIZE} aria-hidden />
      <span>{t('ui:timeline.who', { who })}</span>
    </span>
  )
}

const StepBody = ({ step }: { step: Step }) => {
  const { i18n } = useTranslation('ui')
  const { title, aside, who = '', note, reason, until, content } = step
  const isYours = step.isYours === true && Boolean(content)
  const deadline = until && until.value !== null && !isOver(step) ? <Until {...until} /> : null
  return (
    <>
      <b className={styles.title}>{title}</b>
      {aside ? <span className={styles.aside}>{aside}</span> : null}
      {note ? (
        <span className={styles.line}>
          <PersonText text={note} />
        </span>
      ) : null}
      {reason ? (
        <span className={`${styles.line} ${styles.reason}`}>
          <PersonText text={shownText(reason, i18n.language)} />
        </span>
      ) : null}
      {isYours || who || deadline || content ? (
        <div className={isYours ? styles.turn : styles.content}>
          <Turn isYours={isYours} who={who} />
          {deadline ? <p className={styles.deadline}>{deadline}</p> : null}
          {content}
        </div>
      ) : null}
    </>
  )
}

interface FoldLineProps {
  past: readonly Step[]
  isOpen: boolean
  onToggle: () => void
}

/** Line that replaces the past steps. */
const FoldLine = ({ past, isOpen, onToggle }: FoldLineProps) => {
  const { t } = useTranslation('ui')
  const done = past.filter(({ state }) => state === 'done').length
  const stopped = past.length - done
  const state = done > 0 ? 'done' : 'stopped'
  return (
    <li className={`${styles[state]} ${styles.foldLine}`}>
      <i className={styles.mark}>
        {done > 0 ? <IconCheck size={MARK_SIZE} aria-hidden /> : <IconX size={MARK_SIZE} aria-hidden />}
      </i>
      <button type="button" aria-expanded={isOpen} onClick={onToggle}>
        <span>
          {joined(
            done > 0 ? t('ui:timeline.doneCount', { count: done }) : '',
            stopped > 0 ? t('ui:timeline.stoppedCount', { count: stopped }) : '',
          )}
        </span>
        <IconChevronDown size={MARK_SIZE} aria-hidden />
      </button>
    </li>
  )
}

interface Props {
  steps: readonly Step[]
  /** False keeps past steps visible, for a short list whose past is relevant. */
  foldPast?: boolean
}

/** Timeline of a process: finished steps, the current one with the person who acts next, and future ones. */
export const Timeline = ({ steps, foldPast = true }: Props) => {
  const [isOpen, setOpen] = useState(false)
  if (steps.length === 0) return null
  const past = foldPast ? countPast(steps) : 0
  return (
    <ol className={styles.steps}>
      {past > 0 ? <FoldLine past={steps.slice(0, past)} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} /> : null}
      {steps.map((step, index) => (
        <li
          key={step.key}
          className={`${styles[step.state]}${index < past && !isOpen ? ` ${styles.folded}` : ''}`}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <Mark state={step.state} number={index + 1} />
          <StepBody step={step} />
        </li>
      ))}
    </ol>
  )
}
