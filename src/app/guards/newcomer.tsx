import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { localStore, sessionStore } from '#shared/storage/browser-storage.ts'

/** Set by the login stage when the sign-in had no target path. */
const ARRIVED = 'arrived'
const GREETED = 'greeted'

/**
 * Redirects a first-semester student to /welcome, once per device, after a sign-in (readings, /welcome). Other users,
 * and sign-ins with a target path, are not delayed.
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
