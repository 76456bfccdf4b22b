import { IconInfoCircle, IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './why-not.module.css'

/** Why an action can not be taken now. */
export interface Reason {
  /** One sentence about the person's situation. */
  text: string
  /** Id of the rule that says so, for whoever has to explain it: behind 'Rincian'. */
  rule?: string | undefined
  /** The way out: a link, or what to wait for. */
  next?: ReactNode
  /** wait: the action opens by itself, as when the network is back; lock: something has to be done. */
  kind?: 'lock' | 'wait'
}

/** The one place that says why an action is disabled. Its id goes into the action's aria-describedby. */
export const WhyNot = ({ id, reason }: { id: string; reason: Reason }) => {
  const { t } = useTranslation('ui')
  const Icon = reason.kind === 'wait' ? IconInfoCircle : IconLock
  return (
    <div className={styles.why} id={id}>
      <Icon size={16} aria-hidden />
      <div>
        <span>{reason.text}</span> {reason.next ? <span>{reason.next}</span> : null}
        {reason.rule ? (
          <details className={styles.rule}>
            <summary>{t('why.details')}</summary>
            <code>{reason.rule}</code>
          </details>
        ) : null}
      </div>
    </div>
  )
}
