import type { QueryClient } from '@tanstack/react-query'
import type { GatewayError } from '#gateway/call/gateway-error.ts'
import { getGetBiodataQueryOptions } from '#generated/client/biodata/biodata.ts'
import { getGetBiodataSingkatQueryKey } from '#generated/client/biodata-singkat/biodata-singkat.ts'
import { BiodataSingkatWire } from '#generated/models/biodataSingkatWire.zod.ts'
import { markReported } from '#shared/state/reported-failures.ts'

/**
 * Fetches the full student in place of a short biodata that failed (section 7), and puts what it says of the short one
 * where that is read. Never rejects: its own failure is reported like any other.
 * @param error of the short biodata; reported already where the full student answers
 */
export const fetchFullStudent = async (
  client: QueryClient,
  idMahasiswa: string,
  error: GatewayError,
): Promise<void> => {
  markReported(error)
  const biodata = await client.query(getGetBiodataQueryOptions(idMahasiswa)).catch(() => null)
  // As strict as the call that it stands in for.
  const { data, success } = BiodataSingkatWire.safeParse(biodata?.biodataSingkat)
  if (success) client.setQueryData(getGetBiodataSingkatQueryKey(idMahasiswa), { biodataSingkat: data })
}
