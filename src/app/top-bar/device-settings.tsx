import { ColorMode } from '#shared/ui/look/color-mode.tsx'
import { KeepPrivate } from '../offline/keep-private.tsx'

/** What holds for this device: how the portal looks, and what is kept. Opened by few: not in anybody's first load. */
export const DeviceSettings = () => (
  <>
    <ColorMode />
    <KeepPrivate />
  </>
)
