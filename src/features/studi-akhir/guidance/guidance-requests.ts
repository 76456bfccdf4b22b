import { type FurtherRequests, furtherRequests } from '#domain/kunjungan/requests.ts'
import type { JenisBimbingan } from '#generated/models/jenisBimbingan.zod.ts'
import { allRows } from '#shared/wire/readers.ts'
import { recordState } from './guidance.ts'
import { guidanceQuery } from './guidance-query.ts'

/** Guidance records of a work as requests: the supervisor's answers are shown as news. */
export const guidanceRequests = (
  jenisBimbingan: JenisBimbingan,
  usulanId: string,
  idMahasiswa: string,
): FurtherRequests =>
  furtherRequests(guidanceQuery(jenisBimbingan, usulanId, idMahasiswa), ({ data }) =>
    allRows(data)?.map((row) => ({
      facts: ['bimbingan', usulanId, row.idBimbingan, row.status, row.tanggapan, row.tugasBerikutnya],
      isOpen: recordState(row) === 'waiting',
    })),
  )
