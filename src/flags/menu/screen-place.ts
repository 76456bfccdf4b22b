import { useFlag } from '../use-flag.ts'
import { belongsToMenu, isHiddenScreen } from './is-hidden.ts'
import { leavesPortal } from './leaves-portal.ts'
import { useMenu } from './menu.ts'

/**
 * here: this campus has the screen; hidden: its menu does not contain it; elsewhere: its separate student portal serves
 * it.
 */
export type ScreenPlace = 'here' | 'hidden' | 'elsewhere'

/**
 * Returns where this campus serves the screen at an address, so that links do not lead to a hidden screen or to one of
 * another portal.
 * @returns a function of the address, which ignores query and hash; it returns null while the menu that decides is
 * unknown
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
