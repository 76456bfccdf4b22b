import { useLocation } from 'react-router-dom'
import { useFlag } from '#flags/use-flag.ts'

/** The letter-info pages are public and stay in this portal (readings, 6). */
const STAYS = /^\/surat\/info(\/|$)/

/** Whether an address of this portal opens in the separate student portal of the campus. */
export const leavesPortal = (path: string, paths: readonly unknown[]): boolean =>
  !STAYS.test(path) && paths.some((root) => typeof root === 'string' && (path === root || path.startsWith(`${root}/`)))

/** For one campus variant, paths such as /kerja-praktik and /surat open in a separate student portal (section 2). */
export const useLeavesPortal = (): boolean => {
  const { pathname } = useLocation()
  const { paths } = useFlag('portal.separate-student-portal')
  return leavesPortal(pathname, paths)
}
