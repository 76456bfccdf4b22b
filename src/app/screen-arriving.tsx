import { useEffect } from 'react'
import { LoadFailure } from '#shared/ui/state/load-failure.tsx'
import { Skeleton } from '#shared/ui/state/skeleton.tsx'
import { reloadPage } from '#shared/version/take-over.ts'
import { mayReload, reloadForChunk } from './failures/chunk-reload.ts'
import { loadScreens, useScreens } from './screens.ts'

/** In place of a screen while the table of screens is on its way; without it only a fresh page helps, by itself once. */
export const ScreenArriving = ({ inside }: { inside: boolean }) => {
  const failed = useScreens().state === 'failed'
  useEffect(() => void loadScreens(), [])
  useEffect(() => {
    if (failed && mayReload()) reloadForChunk()
  }, [failed])
  const Frame = inside ? 'div' : 'main'
  return (
    <Frame>{failed ? <LoadFailure kind="network" message="" onReload={reloadPage} /> : <Skeleton lines={8} />}</Frame>
  )
}
