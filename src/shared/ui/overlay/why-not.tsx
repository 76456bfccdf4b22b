import { IconInfoCircle, IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './why-not.module.css'

/** Reason why an action is disabled. */
export interface Reason {
  /** One sentence about the user's situation. */
  text: string
  /** Id of the rule behind it, for support: shown under 'Rincian'. */
  rule?: string | undefined
  /** Next step: a link, or what to wait for. */
  next?: ReactNode
  /** wait: the action is enabled later by itself, e.g. when the network is back; lock: the user has to do something. */
  kind?: 'lock' | 'wait'
}

/** The only component that explains a disabled action. Its id belongs in the action's aria-describedby. */
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
