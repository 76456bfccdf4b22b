import { createContext, useContext } from 'react'

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
