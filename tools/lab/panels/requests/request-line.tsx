import { useTranslation } from 'react-i18next'
import { Tag } from '#shared/ui/look/tag.tsx'
import type { LoggedRequest } from '#tools/demo/server/request-log.ts'
import shared from '../../simulated/panel.module.css'
import { wibClock } from '../../simulated/wib-time.ts'
import { KINDS } from '../faults/kinds.ts'
import { useOperationName } from '../faults/use-operation-name.ts'
import styles from './requests.module.css'

const FIRST_FAILURE = 400

/** One call: its response first, then its handler. */
export const RequestLine = ({ line }: { line: LoggedRequest }) => {
  const { t, i18n } = useTranslation('lab-requests')
  const nameOf = useOperationName()
  const { at, operation, method, address, status, ms, answeredBy, fault } = line
  const tone = status !== null && status < FIRST_FAILURE ? 'ok' : 'danger'
  const handler = () => {
    if (answeredBy === null) return t('by.nobody')
    return answeredBy === 'mock' ? t('by.mock') : t('by.handler', { file: answeredBy })
  }
  return (
    <li className={styles.line}>
      <div className={styles.first}>
        <Tag tone={tone}>{status ?? t('noAnswer')}</Tag>
        <b className={styles.operation}>{nameOf(operation)}</b>
        <span className={styles.ms}>{ms} ms</span>
      </div>
      <code className={shared.code}>{operation}</code>
      <code className={shared.code}>
        {method} {address}
      </code>
      <div className={styles.second}>
        <time dateTime={at}>{wibClock(at, i18n.language)}</time>
        <span>{handler()}</span>
        {fault === null ? null : (
          <>
            <Tag tone="warn">{t('fault', { kind: t(`lab-faults:${KINDS[fault].name}`) })}</Tag>
            <code className={shared.code}>{fault}</code>
          </>
        )}
      </div>
    </li>
  )
}
