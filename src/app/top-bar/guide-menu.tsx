import { IconHelpCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { withTexts } from '#shared/i18n/i18n.ts'
import { lazyOptional, loadErrorCard } from '#shared/ui/state/lazy-optional.tsx'
import { Skeleton } from '#shared/ui/state/skeleton.tsx'
import { Dropdown } from './dropdown.tsx'

/** The newest guides, fetched when the panel is opened. */
export const GuidePanel = lazyOptional(async () => (await withTexts(import('./guide-panel.tsx'), 'ui')).GuidePanel, {
  waiting: () => <Skeleton lines={6} />,
  onLoadError: loadErrorCard,
})

/** Button that opens the newest guides. Hidden below 768 px, where the avatar's panel has them. */
export const GuideMenu = () => {
  const { t } = useTranslation('app')
  return (
    <Dropdown label={t('topbar.guide')} face={<IconHelpCircle size={20} aria-hidden />} wideOnly>
      {() => <GuidePanel />}
    </Dropdown>
  )
}
