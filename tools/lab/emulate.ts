import { DEFAULT_VARIANT } from '#flags/table/campus-list.ts'
import { emulatedCampus, setEmulatedCampus } from '#gateway/campus/campus-config.ts'
import type { LabHost } from './panel.ts'

/** Returns the variant that this tab emulates, or null. In the demo the default variant does not count as emulated. */
export const campusOf = ({ controls }: LabHost): string | null => {
  if (!controls) return emulatedCampus()
  return controls.campus() === DEFAULT_VARIANT ? null : controls.campus()
}

/**
 * Emulates a campus in this tab. With the simulated gateway, it responds for that campus; otherwise the real gateway's
 * settings are used with another id. The portal refetches, and the session stays.
 * @param campus null for the campus without emulation
 * @throws the portal's error when the campus does not respond
 */
export const emulateCampus = async (host: LabHost, campus: string | null): Promise<void> => {
  if (host.controls) host.controls.setCampus(campus ?? DEFAULT_VARIANT)
  else setEmulatedCampus(campus)
  await host.refresh()
}
