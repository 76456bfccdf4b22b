import { type ReactNode, useEffect, useState } from 'react'
import { isChunkError } from '#shared/browser/chunk-errors.ts'
import { Boundary } from '#shared/ui/state/boundary.tsx'
import { Skeleton } from '#shared/ui/state/skeleton.tsx'
import { useLooseTitle } from '../document-title.ts'
import { mayReload, reloadForChunk } from '../failures/chunk-reload.ts'
import { useScreens } from '../screens.ts'
import { ErrorScreen } from './error-screen.tsx'

type LostPage = NonNullable<ReturnType<typeof useScreens>['LostScreen']>

interface Where {
  /** True within a layout, which keeps its menu and logout. */
  inside?: boolean
}

interface Props extends Where {
  children: ReactNode
  /** The address: the boundary resets when it changes. */
  resetKey?: string
}

/** Page of a lost file. It is loaded with the table of screens, so it is rendered only if present. */
const Lost = ({ of: LostScreen, error, inside }: Required<Where> & { of: LostPage; error: unknown }) => {
  useLooseTitle('ERROR 500', inside)
  return <LostScreen error={error} inside={inside} />
}

/** A file that failed to load is not an error of the portal: a page reload may fetch it, and is tried once. */
const Broken = ({ error, inside = false }: Where & { error: unknown }) => {
  const [isReloading] = useState(() => isChunkError(error) && mayReload())
  useEffect(() => {
    if (isReloading) reloadForChunk()
  }, [isReloading])
  const { LostScreen } = useScreens()
  if (isReloading) return <Skeleton lines={8} />
  if (LostScreen && isChunkError(error)) return <Lost of={LostScreen} error={error} inside={inside} />
  return <ErrorScreen error={error} inside={inside} />
}

/** Catches render errors and shows the 500 page with the raw message instead of a blank screen (section 2). */
export const ErrorBoundary = ({ children, resetKey, ...where }: Props) => (
  <Boundary resetKey={resetKey} fallback={(error) => <Broken error={error} {...where} />}>
    {children}
  </Boundary>
)
