import { IconBell } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useGetUnreadNotifikasi } from '#generated/client/notifikasi/notifikasi.ts'
import { withTexts } from '#shared/i18n/i18n.ts'
import { lazyOptional, loadErrorCard } from '#shared/ui/state/lazy-optional.tsx'
import { Skeleton } from '#shared/ui/state/skeleton.tsx'
import { Dropdown } from './dropdown.tsx'
import styles from './top-bar.module.css'

const NewsPanel = lazyOptional(async () => (await withTexts(import('./news-panel.tsx'), 'ui')).NewsPanel, {
  waiting: () => <Skeleton lines={6} />,
  onLoadError: loadErrorCard,
})

const MAX_BADGE = 99

/** Returns the student's number of unread news; 0 while unknown or malformed. */
const useUnread = (): number => {
  const { data } = useGetUnreadNotifikasi(useIdMahasiswa(), { tujuan: 'portalmhs' })
  return Math.max(0, data?.data?.unread ?? 0)
}

/** Bell with the number of unread news. Opens the newest ones. */
export const NewsMenu = () => {
  const { t } = useTranslation('app')
  const unread = useUnread()
  const face = (
    <>
      <IconBell size={20} aria-hidden />
      {unread > 0 ? (
        <span className={styles.dot} aria-hidden="true">
          {unread > MAX_BADGE ? `${MAX_BADGE}+` : unread}
        </span>
      ) : null}
    </>
  )
  return (
    <Dropdown label={unread > 0 ? t('topbar.news.unread', { count: unread }) : t('topbar.news')} face={face}>
      {() => <NewsPanel />}
    </Dropdown>
  )
}
