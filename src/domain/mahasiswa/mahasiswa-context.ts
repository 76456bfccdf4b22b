import { createContext, useContext } from 'react'
import type { Reason } from '#shared/ui/overlay/why-not.tsx'

/** The student whose data is on the screen: oneself, or the one an operator acts for. */
export const MahasiswaContext = createContext<string | null>(null)

/**
 * Id of the student on the screen (idMahasiswa), as user_info confirmed it.
 * @throws outside of the signed-in part of the app: a fault of ours
 */
export const useIdMahasiswa = (): string => {
  const idMahasiswa = useContext(MahasiswaContext)
  if (idMahasiswa === null) throw new Error('useIdMahasiswa outside of a session')
  return idMahasiswa
}

/** Returns whether a student's data is on the screen: on a screen that needs no session only where somebody is signed in. */
export const useHasMahasiswa = (): boolean => useContext(MahasiswaContext) !== null

/** Why nothing of this student can be changed at the moment, or null. */
export const ReadOnlyContext = createContext<Reason | null>(null)

/** For every action that changes the student's data: the reason that stands before all others (section 6, operator). */
export const useReadOnlyReason = (): Reason | null => useContext(ReadOnlyContext)

/** Name of the student for whom an operator acts, or the number while no name is known; null for a student. */
export const ActingContext = createContext<string | null>(null)

/** The same, for components (section 6): for texts that have to say whose data is on the screen. */
export const useActingFor = (): string | null => useContext(ActingContext)

/** Whether an operator acts for the student on the screen: what binds the student alone does not bind the operator. */
export const useIsActing = (): boolean => useActingFor() !== null
