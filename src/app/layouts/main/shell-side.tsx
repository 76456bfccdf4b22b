import { useMedia } from '#shared/browser/use-media.ts'
import { SideMenu } from '../../menu/side-menu.tsx'

/** From here on the menu stands beside the page (shell.module.css); below, the drawer has it. */
const WIDE = '(min-width: 48em)'

interface Props {
  collapsed: boolean
  onToggle: () => void
}

/** The side menu where there is room for it: thirty entries that a phone would render for nobody. */
export const ShellSide = (props: Props) => (useMedia(WIDE) ? <SideMenu {...props} /> : null)
