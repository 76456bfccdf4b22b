import { BrowserRouter } from 'react-router-dom'
import { ToastArea } from '#shared/ui/overlay/toast-area.tsx'
import { AppRoutes } from './app-routes.tsx'

/** Composes the app stage: routes, and the surfaces that any screen may speak through. */
export const App = () => (
  <>
    {/* A click draws the next screen at once: a transition would draw it in slices, a third later on a slow phone. */}
    <BrowserRouter useTransitions={false}>
      <AppRoutes />
    </BrowserRouter>
    <ToastArea />
  </>
)
