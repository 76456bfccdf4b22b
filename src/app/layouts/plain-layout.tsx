import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useKampus } from '#domain/kampus/use-kampus.ts'
import { Skeleton } from '#shared/ui/skeleton.tsx'
import { useDocumentTitle } from '../document-title.ts'
import { ErrorBoundary } from '../errors/error-boundary.tsx'
import styles from './plain-layout.module.css'
import { useRouteFocus } from './route-focus.ts'

/** Plain layout (section 2): a single page without the shell, as prints and forced steps need it. Needs a session. */
export const PlainLayout = () => {
  const { pathname } = useLocation()
  useDocumentTitle(useKampus().facts.judul)
  useRouteFocus()
  return (
    <main className={styles['main']}>
      <ErrorBoundary key={pathname} inside>
        <Suspense fallback={<Skeleton lines={8} />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </main>
  )
}
