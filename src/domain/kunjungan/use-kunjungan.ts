import { useEffect, useSyncExternalStore } from 'react'
import { type Kunjungan, kunjungan, noteLists } from './kunjungan.ts'

/**
 * Returns the last visit of a student, as far as this page knows it.
 * @param isOff true when an operator uses the screen: nothing is stored or reported
 * @returns undefined while it is unknown, for half a second at most; null when there is none
 */
export const useKunjungan = (idMahasiswa: string, isOff: boolean): Kunjungan | null | undefined => {
  const known = useSyncExternalStore(kunjungan.subscribe, kunjungan.get)
  const isOfOther = known != null && known.idMahasiswa !== idMahasiswa
  return isOff || isOfOther ? null : known
}

/** Returns the end of the last visit, for a screen without lists, and stores this visit. */
export const useLastVisit = (idMahasiswa: string, isOff: boolean): number | null | undefined => {
  const known = useKunjungan(idMahasiswa, isOff)
  useEffect(() => {
    if (!isOff) void noteLists(idMahasiswa, [])
  }, [idMahasiswa, isOff])
  return known === undefined ? undefined : (known?.since ?? null)
}
