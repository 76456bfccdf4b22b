import { ensureCampus } from '#domain/kampus/ensure-campus.ts'
import { setMenuConfig } from '#flags/flags.ts'
import { forgetCampusConfig } from '#gateway/campus/campus-config.ts'
import { latestAnswer, refetchEverything } from '#gateway/query/query-client.ts'
import { getGetMenuConfigQueryKey } from '#generated/client/menu/menu.ts'
import { changeLanguage, storedLanguage } from '#shared/i18n/i18n.ts'
import { applyCampus } from './apply-campus.ts'
import { renewCampus } from './session-state.ts'

/**
 * Switches this page to the campus that the gateway reports now: settings, flags, menu, language, and all data on the
 * screen. The user stays signed in, and typed text is kept. For the lab: otherwise the campus never changes.
 * @throws GatewayError when the campus does not respond; the page is then unchanged, and the next load fetches the
 * campus again
 */
export const refetchCampus = async (): Promise<void> => {
  forgetCampusConfig()
  const campus = await ensureCampus()
  applyCampus(campus)
  renewCampus(campus)
  await changeLanguage(storedLanguage(campus.enable_localization), false)
  await refetchEverything()
  setMenuConfig(latestAnswer(getGetMenuConfigQueryKey())) // an unchanged response does not notify the screen
}
