import type { QueryClient } from '@tanstack/react-query'
import type { GatewayError } from '#gateway/call/gateway-error.ts'
import { getGetBiodataQueryOptions } from '#generated/client/biodata/biodata.ts'
import { getGetBiodataSingkatQueryKey } from '#generated/client/biodata-singkat/biodata-singkat.ts'
import { BiodataSingkatWire } from '#generated/models/biodataSingkatWire.zod.ts'
import { markReported } from '#shared/state/reported-failures.ts'

/**
 * Fetches the full student when the short biodata failed (section 7), and stores its short biodata in the cache entry
 * of the failed query. Never rejects: its own failure is reported like any other.
 * @param error failure of the short biodata; marked as reported
 */
export const fetchFullStudent = async (
  client: QueryClient,
  idMahasiswa: string,
  error: GatewayError,
): Promise<void> => {
  markReported(error)
  const biodata = await client.query(getGetBiodataQueryOptions(idMahasiswa)).catch(() => null)
  // Validated as strictly as the call that it replaces.
  const { data, success } = BiodataSingkatWire.safeParse(biodata?.biodataSingkat)
  if (success) client.setQueryData(getGetBiodataSingkatQueryKey(idMahasiswa), { biodataSingkat: data })
}
