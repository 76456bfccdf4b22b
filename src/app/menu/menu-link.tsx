import i18next from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFlag } from '#flags/use-flag.ts'
import { withTexts } from '#shared/i18n/i18n.ts'
import { LostDialog } from '#shared/ui/overlay/lost-dialog.tsx'
import { lazyOptional } from '#shared/ui/state/lazy-optional.tsx'
import { MenuIcon } from './menu-icons.tsx'

/** Only one campus needs it, on a click, so it is not in the first load. */
const KhpAlert = lazyOptional(async () => (await withTexts(import('./khp-alert.tsx'), 'ui')).KhpAlert, {
  onLoadError: (loss, { onClose }) => <LostDialog title={i18next.t('app:khp.title')} {...loss} onClose={onClose} />,
})

interface Props {
  id: string
  /** Entry whose icon is used, when it is another one: its group. */
  icon?: string
  route: string
  current: boolean
}

/** One entry. KHP opens an information dialog instead of a page if the campus says so (readings, 5). */
export const MenuLink = ({ id, icon = id, route, current }: Props) => {
  const { t } = useTranslation('app')
  const legacyAlert = useFlag('khp.legacy-alert')
  const [alert, setAlert] = useState(false)
  const face = (
    <>
      <MenuIcon id={icon} />
      <span>{t(`menu.${id}`)}</span>
    </>
  )
  if (id !== 'khp' || !legacyAlert) {
    return (
      <Link to={route} aria-current={current ? 'page' : undefined}>
        {face}
      </Link>
    )
  }
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setAlert(true)}>
        {face}
      </button>
      {alert ? <KhpAlert onClose={() => setAlert(false)} /> : null}
    </>
  )
}
