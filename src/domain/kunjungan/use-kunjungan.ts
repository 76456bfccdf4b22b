import { useEffect, useSyncExternalStore } from 'react'
import { type Kunjungan, kunjungan, noteLists } from './kunjungan.ts'

/**
 * What this page knows of the last visit of a student.
 * @param isOff an operator is on the screen: nothing is kept, nothing is told
 * @returns undefined while it is not known, for half a second at most; null where there is none
 */
export const useKunjungan = (idMahasiswa: string, isOff: boolean): Kunjungan | null | undefined => {
  const known = useSyncExternalStore(kunjungan.subscribe, kunjungan.get)
  const isOfOther = known != null && known.idMahasiswa !== idMahasiswa
  return isOff || isOfOther ? null : known
}

/** The same for a screen that reads no list: this visit is noted, and when the last one ended. */
export const useLastVisit = (idMahasiswa: string, isOff: boolean): number | null | undefined => {
  const known = useKunjungan(idMahasiswa, isOff)
  useEffect(() => {
    if (!isOff) void noteLists(idMahasiswa, [])
  }, [idMahasiswa, isOff])
  return known === undefined ? undefined : (known?.since ?? null)
}
