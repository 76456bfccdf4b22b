import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './timeline.module.css'

/** One step of something that several people do one after the other. */
export interface Step {
  /** Of no other step in the list. */
  key: string
  /** What is done. */
  title: string
  state: 'done' | 'now' | 'later'
  /** When it was done, what it waits for. */
  note?: string
  /** Who acts next, where the title does not say it. */
  who?: string
}

/** Where something stands: what is done, what it waits for and who acts next, and what is still to come. */
export const Timeline = ({ steps }: { steps: readonly Step[] }) => {
  const { t } = useTranslation('ui')
  return (
    <ol className={styles.steps}>
      {steps.map(({ key, title, state, note, who }, index) => (
        <li key={key} className={styles[state]} aria-current={state === 'now' ? 'step' : undefined}>
          <i className={styles.mark}>{state === 'done' ? <IconCheck size={16} aria-hidden /> : index + 1}</i>
          <b>{title}</b>
          {who ? <span>{t('ui:timeline.who', { who })}</span> : null}
          {note ? <span>{note}</span> : null}
        </li>
      ))}
    </ol>
  )
}
