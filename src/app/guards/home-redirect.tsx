import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { HOME } from '#shared/home.ts'
import { sessionStore } from '#shared/storage/browser-storage.ts'
import { safePath } from '#shared/text/safe-path.ts'

/** Somebody signed in opens '/' or '/login': on to the remembered path, else home (section 4, guard). */
export const HomeRedirect = () => {
  const [target] = useState(() => safePath(sessionStore.get('wanted_path')) ?? HOME)
  useEffect(() => sessionStore.remove('wanted_path'), []) // remembered for one time only
  return <Navigate to={target} replace />
}
