import { useFlag } from '../use-flag.ts'
import { belongsToMenu, isHiddenScreen } from './is-hidden.ts'
import { leavesPortal } from './leaves-portal.ts'
import { useMenu } from './menu.ts'

/** here: this campus has the screen; hidden: its menu does not show it; elsewhere: its separate student portal serves it. */
export type ScreenPlace = 'here' | 'hidden' | 'elsewhere'

/**
 * Where this campus has the screen at an address, for a link that must not lead a student to a screen that is hidden or served
 * by another portal.
 * @returns a function of the address, whose query and hash do not count; it returns null while the menu decides and is not known
 */
export const useScreenPlace = (): ((address: string) => ScreenPlace | null) => {
  const menu = useMenu()
  const { paths } = useFlag('portal.separate-student-portal')
  return (address) => {
    const path = address.replace(/[?#].*$/, '')
    if (leavesPortal(path, paths)) return 'elsewhere'
    if (menu === null) return belongsToMenu(path) ? null : 'here'
    return isHiddenScreen(menu, path) ? 'hidden' : 'here'
  }
}
