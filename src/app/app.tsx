import { useState } from 'react'
import { RouterProvider } from 'react-router-dom'
import { ToastArea } from '#shared/ui/toast-area.tsx'
import { createRouter } from './router.tsx'

/** Composes the app stage: routes, and the surfaces that any screen may speak through. */
export const App = () => {
  const [router] = useState(createRouter)
  return (
    <>
      <RouterProvider router={router} />
      <ToastArea />
    </>
  )
}
