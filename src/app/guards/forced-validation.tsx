import { createPath, matchPath, Navigate, useLocation } from 'react-router-dom'
import { useIsActing } from '#domain/mahasiswa/mahasiswa-context.ts'
import { mustValidate, useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { screenAt } from '../screen-at.ts'
import type { SubjectScreen } from '../subject-screen.ts'

const VALIDATION = '/validasi-data'

/**
 * Redirects a student with unvalidated data from every main page and print page to /validasi-data (section 4; readings,
 * 19 and 73). It takes precedence over the remembered path, which it passes on, and never redirects that page to
 * itself. Menu and logout stay.
 */
export const ForcedValidation = ({ screens }: { screens: readonly SubjectScreen[] }) => {
  const forced = mustValidate(useBiodataSingkat().biodataSingkat)
  const isActing = useIsActing() // an operator may look and edit; only the student can validate
  const location = useLocation()
  if (!forced || isActing || matchPath(VALIDATION, location.pathname)) return null
  const state = { from: createPath(location) }
  return screenAt(screens, VALIDATION) ? <Navigate to={VALIDATION} state={state} replace /> : null
}
