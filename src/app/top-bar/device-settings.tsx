import { ColorMode } from '#shared/ui/look/color-mode.tsx'
import { KeepPrivate } from '../offline/keep-private.tsx'
import { CampusPart } from './campus-part.tsx'

/**
 * Settings of this device: look, persisted responses, and on a phone the campus. Rarely opened, so not in the first
 * load.
 */
export const DeviceSettings = () => (
  <>
    <ColorMode />
    <KeepPrivate />
    <CampusPart />
  </>
)
