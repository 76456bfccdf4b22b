import type { QueryClient } from '@tanstack/react-query'
import { prefetchFigures, prefetchKelas } from '#features/dashboard/prefetch-dashboard.ts'
import { setMenuConfig } from '#flags/flags.ts'
import { isLanding } from '#gateway/session/start/hints.ts'
import { prefetchGetBiodataSingkatQuery } from '#generated/client/biodata-singkat/biodata-singkat.ts'
import { prefetchGetLogoPerguruanTinggiQuery, prefetchGetSistemQuery } from '#generated/client/kampus/kampus.ts'
import { getGetMenuConfigQueryKey, prefetchGetMenuConfigQuery } from '#generated/client/menu/menu.ts'
import { awaitFirstScreen } from '#shared/start/first-screen.ts'
import { wait } from '#shared/state/wait.ts'

/** Longest wait for the classes after the other responses. */
const LAST_MS = 10

/**
 * Fills the query client of the confirmed student with the data of shell and home screen before the first render. Most
 * of it was requested by the head script (ADR 4), so that everything is rendered once. Failed or late data is handled
 * by the component that needs it.
 * @param patienceMs longest wait for the responses
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
  // On a first visit the classes are requested last, and the seventh call waits for a connection: render without them.
  const enough = others.then(() => Promise.race([classes, wait(LAST_MS)]))
  await Promise.race([enough, wait(patienceMs)])
  if (isLanding()) awaitFirstScreen()
  const menuConfig: unknown = client.getQueryData(getGetMenuConfigQueryKey())
  if (menuConfig !== undefined) setMenuConfig(menuConfig)
}
