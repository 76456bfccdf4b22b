import { matchPath, matchRoutes, Navigate, useLocation } from 'react-router-dom'
import { mustValidate } from '#domain/mahasiswa/must-validate.ts'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import type { SubjectScreen } from '../subject-screen.ts'

const VALIDATION = '/validasi-data'

/**
 * Leads a student whose data is not validated to /validasi-data from every main page (section 4; readings, 19): before
 * the remembered path, and never from that page to itself. Menu and logout stay.
 */
export const ForcedValidation = ({ screens }: { screens: readonly SubjectScreen[] }) => {
  const forced = mustValidate(useBiodataSingkat().biodataSingkat)
  const { pathname } = useLocation()
  if (!forced || matchPath(VALIDATION, pathname)) return null
  return matchRoutes([...screens], VALIDATION) ? <Navigate to={VALIDATION} replace /> : null
}
