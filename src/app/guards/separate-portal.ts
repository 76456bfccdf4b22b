import { useLocation } from 'react-router-dom'
import { leavesPortal } from '#flags/menu/leaves-portal.ts'
import { useFlag } from '#flags/use-flag.ts'

/**
 * Returns whether the address opens in a separate student portal: for one campus variant, paths such as /kerja-praktik
 * and /surat (section 2).
 */
export const useLeavesPortal = (): boolean => {
  const { pathname } = useLocation()
  const { paths } = useFlag('portal.separate-student-portal')
  return leavesPortal(pathname, paths)
}
