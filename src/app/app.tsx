import { useState } from 'react'
import { RouterProvider } from 'react-router-dom'
import { FlagsProvider } from '#flags/flags-provider.tsx'
import { ToastArea } from '#shared/ui/toast-area.tsx'
import { createRouter } from './router.tsx'

/** Composes the app stage: flags, routes, and the surfaces that any screen may speak through. */
export const App = () => {
  const [router] = useState(createRouter)
  return (
    <FlagsProvider>
      <RouterProvider router={router} />
      <ToastArea />
    </FlagsProvider>
  )
}
