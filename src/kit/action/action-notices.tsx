import { useTranslation } from 'react-i18next'
import { Notice } from '#shared/ui/look/notice.tsx'
import styles from './action.module.css'

interface Props {
  /** That it was checked and did not happen. */
  notDone: string | null
  /** Its answer was lost: that it waits for 'Muat Ulang'. */
  queued: string | null
  /** What has changed since the person confirmed it, so that nothing was sent; or that the person stopped it. */
  changed: string | null
  /** The gateway's refusal. */
  failure: { message: string } | null
}

/** What became of an action, in its place; read out. */
export const ActionNotices = ({ notDone, queued, changed, failure }: Props) => {
  const { t } = useTranslation('ui')
  return (
    <div role="alert" className={styles.notices}>
      {notDone === null ? null : <Notice tone="warn">{notDone}</Notice>}
      {queued === null ? null : <Notice tone="warn">{queued}</Notice>}
      {changed === null ? null : <Notice tone="warn">{changed}</Notice>}
      {failure ? <Notice tone="danger">{failure.message || t('ui:action.refused')}</Notice> : null}
    </div>
  )
}
