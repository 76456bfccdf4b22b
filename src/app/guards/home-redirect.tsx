import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { HOME } from '#shared/home.ts'
import { sessionStore } from '#shared/storage/browser-storage.ts'
import { safePath } from '#shared/text/safe-path.ts'

/** Redirects a signed-in user from '/' or '/login' to the remembered path, else home (section 4, guard). */
export const HomeRedirect = () => {
  const [target] = useState(() => safePath(sessionStore.get('wanted_path')) ?? HOME)
  useEffect(() => sessionStore.remove('wanted_path'), []) // the path is used once
  return <Navigate to={target} replace />
}
