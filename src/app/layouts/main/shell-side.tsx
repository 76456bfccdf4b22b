import { useSyncExternalStore } from 'react'
import { SideMenu } from '../../menu/side-menu.tsx'

/** From here on the menu stands beside the page (shell.module.css); below, the drawer has it. */
const WIDE = '(min-width: 48em)'

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
const isWide = () => window.matchMedia(WIDE).matches

interface Props {
  collapsed: boolean
  onToggle: () => void
}

/** The side menu where there is room for it: thirty entries that a phone would render for nobody. */
export const ShellSide = (props: Props) => (useSyncExternalStore(subscribe, isWide) ? <SideMenu {...props} /> : null)
