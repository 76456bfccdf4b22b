import { BrowserRouter } from 'react-router-dom'
import { ToastArea } from '#shared/ui/toast-area.tsx'
import { AppRoutes } from './app-routes.tsx'

/** Composes the app stage: routes, and the surfaces that any screen may speak through. */
export const App = () => (
  <>
    <BrowserRouter>
      <AppRoutes />
    </BrowserRouter>
    <ToastArea />
  </>
)
