import { createPath, matchPath, Navigate, useLocation } from 'react-router-dom'
import { useIsActing } from '#domain/mahasiswa/mahasiswa-context.ts'
import { mustValidate, useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { screenAt } from '../screen-at.ts'
import type { SubjectScreen } from '../subject-screen.ts'

const VALIDATION = '/validasi-data'

/**
 * Leads a student whose data is not validated to /validasi-data from every main page and paper (section 4; readings, 19 and
 * 73): before the remembered path, which it tells that page, and never from that page to itself. Menu and logout stay.
 */
export const ForcedValidation = ({ screens }: { screens: readonly SubjectScreen[] }) => {
  const forced = mustValidate(useBiodataSingkat().biodataSingkat)
  const isActing = useIsActing() // an operator looks and mends; the student's word is the student's
  const location = useLocation()
  if (!forced || isActing || matchPath(VALIDATION, location.pathname)) return null
  const state = { from: createPath(location) }
  return screenAt(screens, VALIDATION) ? <Navigate to={VALIDATION} state={state} replace /> : null
}
