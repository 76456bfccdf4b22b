import { useLocation } from 'react-router-dom'
import { leavesPortal } from '#flags/menu/leaves-portal.ts'
import { useFlag } from '#flags/use-flag.ts'

/** For one campus variant, paths such as /kerja-praktik and /surat open in a separate student portal (section 2). */
export const useLeavesPortal = (): boolean => {
  const { pathname } = useLocation()
  const { paths } = useFlag('portal.separate-student-portal')
  return leavesPortal(pathname, paths)
}
