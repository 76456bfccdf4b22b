import { IconHelpCircle } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '#shared/ui/skeleton.tsx'
import { Dropdown } from './dropdown.tsx'

const GuidePanel = lazy(async () => ({ default: (await import('./guide-panel.tsx')).GuidePanel }))

/** Opens the newest guides. On a phone the menu has them. */
export const GuideMenu = () => {
  const { t } = useTranslation('app')
  return (
    <Dropdown label={t('topbar.guide')} face={<IconHelpCircle size={20} aria-hidden />} wideOnly>
      {() => (
        <Suspense fallback={<Skeleton lines={6} />}>
          <GuidePanel />
        </Suspense>
      )}
    </Dropdown>
  )
}
