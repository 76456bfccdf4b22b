import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { localStore, sessionStore } from '#shared/storage/browser-storage.ts'

/** Set by the login stage for a sign-in that wanted no other page. */
const ARRIVED = 'arrived'
const GREETED = 'greeted'

/**
 * Leads a student in the first semester to /welcome, once on this device, after a sign-in (readings, /welcome).
 * Everybody else, and whoever wanted a certain page, is not delayed.
 */
export const Newcomer = () => {
  const { biodataSingkat } = useBiodataSingkat()
  const [arrived] = useState(() => sessionStore.get(ARRIVED) !== null && localStore.get(GREETED) === null)
  const greet = arrived && biodataSingkat?.semesterBerjalan === 1
  useEffect(() => {
    if (biodataSingkat) sessionStore.remove(ARRIVED)
    if (greet) localStore.set(GREETED, 'true')
  }, [biodataSingkat, greet])
  return greet ? <Navigate to="/welcome" /> : null
}
