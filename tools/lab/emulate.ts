import { DEFAULT_VARIANT } from '#flags/table/campus-list.ts'
import { emulatedCampus, setEmulatedCampus } from '#gateway/campus/campus-config.ts'
import type { LabHost } from './panel.ts'

/** The variant that this tab emulates, or null. In the demo the default variant is where everything begins. */
export const campusOf = ({ controls }: LabHost): string | null => {
  if (!controls) return emulatedCampus()
  return controls.campus() === DEFAULT_VARIANT ? null : controls.campus()
}

/**
 * Emulates a campus in this tab: the simulated gateway answers for it; in a build without one the settings of the real
 * gateway stand, with another id. The portal asks again, the session stays.
 * @param campus null for the campus as it is
 * @throws what the portal says when the campus does not answer
 */
export const emulateCampus = async (host: LabHost, campus: string | null): Promise<void> => {
  if (host.controls) host.controls.setCampus(campus ?? DEFAULT_VARIANT)
  else setEmulatedCampus(campus)
  await host.refresh()
}
