import type { QueryClient } from '@tanstack/react-query'
import { prefetchDashboard } from '#features/dashboard/prefetch-dashboard.ts'
import { setMenuConfig } from '#flags/flags.ts'
import { isLanding } from '#gateway/session/hints.ts'
import { prefetchGetBiodataSingkatQuery } from '#generated/client/biodata-singkat/biodata-singkat.ts'
import { prefetchGetLogoPerguruanTinggiQuery, prefetchGetSistemQuery } from '#generated/client/kampus/kampus.ts'
import { getGetMenuConfigQueryKey, prefetchGetMenuConfigQuery } from '#generated/client/menu/menu.ts'
import { wait } from '#shared/wait.ts'

/** Answers that are here already are shown with the first render; a second one costs more than this. */
const GRACE_MS = 30

/**
 * Puts what shell and landing screen need into the query client of the confirmed student before the first render.
 * Most of it has been on its way since the head script (docs/adr/0004-first-load.md), so that everything appears at
 * once and is rendered once. What fails or is late is shown by the part that needs it; nothing is held up by what
 * the screen can show later (menu, name and logo of the campus).
 * @param patienceMs how long the page may wait for the answers
 */
export const fillFirstScreen = async (client: QueryClient, idMahasiswa: string, patienceMs: number): Promise<void> => {
  const landing = isLanding() ? prefetchDashboard(client, idMahasiswa) : null
  const awaited = Promise.all([prefetchGetBiodataSingkatQuery(client, idMahasiswa), landing?.awaited])
  const others = Promise.all([
    prefetchGetMenuConfigQuery(client),
    prefetchGetSistemQuery(client),
    prefetchGetLogoPerguruanTinggiQuery(client),
    landing?.others,
  ])
  await Promise.race([awaited, wait(patienceMs)])
  await Promise.race([others, wait(GRACE_MS)])
  const menuConfig: unknown = client.getQueryData(getGetMenuConfigQueryKey())
  if (menuConfig !== undefined) setMenuConfig(menuConfig)
}
