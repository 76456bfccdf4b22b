import { createContext, useContext } from 'react'
import type { Reason } from '#shared/ui/overlay/why-not.tsx'

/** Id of the student whose data is on the screen: the signed-in student, or the student an operator acts for. */
export const MahasiswaContext = createContext<string | null>(null)

/**
 * Returns the id of the student on the screen (idMahasiswa), as confirmed by user_info.
 * @throws outside of the signed-in part of the app: a programming error
 */
export const useIdMahasiswa = (): string => {
  const idMahasiswa = useContext(MahasiswaContext)
  if (idMahasiswa === null) throw new Error('useIdMahasiswa outside of a session')
  return idMahasiswa
}

/**
 * Returns whether a student's data is on the screen; screens without a required session have it only with a session.
 */
export const useHasMahasiswa = (): boolean => useContext(MahasiswaContext) !== null

/** Reason why this student's data is read-only at the moment, or null. */
export const ReadOnlyContext = createContext<Reason | null>(null)

/**
 * Returns the reason that disables every action on the student's data and takes precedence over others (section 6,
 * operator).
 */
export const useReadOnlyReason = (): Reason | null => useContext(ReadOnlyContext)

/** Name of the student for whom an operator acts, or the number while the name is unknown; null for a student. */
export const ActingContext = createContext<string | null>(null)

/** Returns the name of the student an operator acts for (section 6), for texts that name the student on the screen. */
export const useActingFor = (): string | null => useContext(ActingContext)

/** Returns whether an operator acts for the student on the screen: rules for students do not apply to operators. */
export const useIsActing = (): boolean => useActingFor() !== null
