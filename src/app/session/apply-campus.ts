import { setCampus, setCampusSettings } from '#flags/flags.ts'
import type { CampusConfig } from '#gateway/campus/campus-config.ts'

/** Sets the flags from the settings of a campus: its variant, and its enabled features (section 1). */
export const applyCampus = ({ unik, enable_chat, enable_localization }: CampusConfig): void => {
  setCampusSettings({ localization: enable_localization, chat: enable_chat })
  setCampus(unik)
}
