import { ColorMode } from '#shared/ui/look/color-mode.tsx'
import { KeepPrivate } from '../offline/keep-private.tsx'
import { CampusPart } from './campus-part.tsx'

/** Settings of this device: its look, the answers kept on it, and on a phone the campus. Opened by few: not in a first load. */
export const DeviceSettings = () => (
  <>
    <ColorMode />
    <KeepPrivate />
    <CampusPart />
  </>
)
