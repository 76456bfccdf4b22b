import { IconHelpCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { lostCard, optionalPart } from '#shared/ui/state/optional-part.tsx'
import { Skeleton } from '#shared/ui/state/skeleton.tsx'
import { Dropdown } from './dropdown.tsx'

const GuidePanel = optionalPart(async () => (await import('./guide-panel.tsx')).GuidePanel, {
  waiting: () => <Skeleton lines={6} />,
  lost: lostCard,
})

/** Opens the newest guides. On a phone the menu has them. */
export const GuideMenu = () => {
  const { t } = useTranslation('app')
  return (
    <Dropdown label={t('topbar.guide')} face={<IconHelpCircle size={20} aria-hidden />} wideOnly>
      {() => <GuidePanel />}
    </Dropdown>
  )
}
