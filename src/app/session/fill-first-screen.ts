import type { QueryClient } from '@tanstack/react-query'
import { prefetchFigures, prefetchKelas } from '#features/dashboard/prefetch-dashboard.ts'
import { setMenuConfig } from '#flags/flags.ts'
import { isLanding } from '#gateway/session/start/hints.ts'
import { prefetchGetBiodataSingkatQuery } from '#generated/client/biodata-singkat/biodata-singkat.ts'
import { prefetchGetLogoPerguruanTinggiQuery, prefetchGetSistemQuery } from '#generated/client/kampus/kampus.ts'
import { getGetMenuConfigQueryKey, prefetchGetMenuConfigQuery } from '#generated/client/menu/menu.ts'
import { awaitFirstScreen } from '#shared/start/first-screen.ts'
import { wait } from '#shared/state/wait.ts'

/** The last of the answers may be so late. */
const LAST_MS = 10

/**
 * Puts what shell and landing screen need into the query client of the confirmed student before the first render.
 * Most of it has been on its way since the head script (ADR 4), so that everything appears at
 * once and is rendered once. What fails or is late is shown by the part that needs it.
 * @param patienceMs how long the page may wait for the answers
 */
export const fillFirstScreen = async (client: QueryClient, idMahasiswa: string, patienceMs: number): Promise<void> => {
  const classes = isLanding() ? prefetchKelas(client, idMahasiswa) : undefined
  const others = Promise.all([
    ...(isLanding() ? [prefetchFigures(client, idMahasiswa)] : []),
    prefetchGetBiodataSingkatQuery(client, idMahasiswa),
    prefetchGetMenuConfigQuery(client),
    prefetchGetSistemQuery(client),
    prefetchGetLogoPerguruanTinggiQuery(client),
  ])
  // On a first visit the classes are asked for last, and the seventh call waits for a connection: what is here is drawn.
  const enough = others.then(() => Promise.race([classes, wait(LAST_MS)]))
  await Promise.race([enough, wait(patienceMs)])
  if (isLanding()) awaitFirstScreen()
  const menuConfig: unknown = client.getQueryData(getGetMenuConfigQueryKey())
  if (menuConfig !== undefined) setMenuConfig(menuConfig)
}
