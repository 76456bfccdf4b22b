import { setCampus, setCampusSettings } from '#flags/flags.ts'
import type { CampusConfig } from '#gateway/campus/campus-config.ts'

/** Lets the settings of a campus decide the flags: which variant, and what is switched on for it (section 1). */
export const applyCampus = ({ unik, enable_chat, enable_localization }: CampusConfig): void => {
  setCampusSettings({ localization: enable_localization, chat: enable_chat })
  setCampus(unik)
}
