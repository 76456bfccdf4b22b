import { ensureCampus } from '#domain/kampus/ensure-campus.ts'
import { setMenuConfig } from '#flags/flags.ts'
import { forgetCampusConfig } from '#gateway/campus/campus-config.ts'
import { latestAnswer, refetchEverything } from '#gateway/query/query-client.ts'
import { getGetMenuConfigQueryKey } from '#generated/client/menu/menu.ts'
import { changeLanguage, storedLanguage } from '#shared/i18n/i18n.ts'
import { applyCampus } from './apply-campus.ts'
import { renewCampus } from './session-state.ts'

/**
 * Makes this page the portal of whichever campus answers now: settings, flags, menu, language, and every answer on the
 * screen. Nobody is signed out, and what is typed stays. For the lab: a campus changes under nobody else.
 * @throws GatewayError when the campus does not answer; then the page is as it was, and asks with the next load
 */
export const refetchCampus = async (): Promise<void> => {
  forgetCampusConfig()
  const campus = await ensureCampus()
  applyCampus(campus)
  renewCampus(campus)
  await changeLanguage(storedLanguage(campus.enable_localization), false)
  await refetchEverything()
  setMenuConfig(latestAnswer(getGetMenuConfigQueryKey())) // an answer that is the same is no news to the screen
}
