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
  /** Inside a layout, whose menu and logout stay. */
  inside?: boolean
}

interface Props extends Where {
  children: ReactNode
  /** The address: another one is tried anew. */
  resetKey?: string
}

/** The page of a lost file; it is named here, since the table of screens brings it. */
const Lost = ({ of: LostScreen, error, inside }: Required<Where> & { of: LostPage; error: unknown }) => {
  useLooseTitle('ERROR 500', inside)
  return <LostScreen error={error} inside={inside} />
}

/** A file that did not arrive is no fault of ours: a fresh page may have it, and is asked for once. */
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

/** Where a fault of ours ends: the 500 page with the raw message, never a blank screen (section 2). */
export const ErrorBoundary = ({ children, resetKey, ...where }: Props) => (
  <Boundary resetKey={resetKey} fallback={(error) => <Broken error={error} {...where} />}>
    {children}
  </Boundary>
)
