import {
  type CampusConfig,
  readCampusConfig,
  storeCampusConfig,
  toCampusConfig,
} from '#gateway/campus/campus-config.ts'
import { runtimeConfig } from '#gateway/campus/runtime-config.ts'
import { getFrontendConfig } from '#generated/login/kampus/kampus.ts'
import { applyColorMode } from '#shared/browser/appearance.ts'
import { changeLanguage } from '#shared/i18n/i18n.ts'

let requested: Promise<CampusConfig> | null = null

const request = async (): Promise<CampusConfig> => {
  const { siteId } = runtimeConfig()
  const answer = await getFrontendConfig({ url: window.location.origin, ...(siteId && { id: siteId }) })
  const campus = toCampusConfig(answer)
  storeCampusConfig(campus)
  applyColorMode()
  // Replaces a language chosen earlier: a campus without localization uses Indonesian (readings, 7).
  if (!campus.enable_localization) await changeLanguage('id', false)
  return campus
}

/**
 * Returns the settings of this campus: the stored ones, otherwise fetches them once (section 7: "done once if
 * college_id not stored").
 * @throws GatewayError when they are not stored and the request fails
 */
export const ensureCampus = (): Promise<CampusConfig> => {
  const stored = readCampusConfig()
  if (stored) return Promise.resolve(stored)
  requested ??= request().finally(() => {
    requested = null
  })
  return requested
}
