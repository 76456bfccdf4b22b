import { getListBimbinganQueryOptions, listBimbingan } from '#generated/client/bimbingan/bimbingan.ts'
import type { JenisBimbingan } from '#generated/models/jenisBimbingan.zod.ts'
import { wholeListFn } from '#kit/list/whole-answer.ts'

/** Query of a work's guidance records over all pages: a new record is checked against all of them. */
export const guidanceQuery = (jenisBimbingan: JenisBimbingan, usulanId: string, idMahasiswa: string) =>
  getListBimbinganQueryOptions(
    jenisBimbingan,
    usulanId,
    { idMahasiswa },
    {
      query: {
        queryFn: wholeListFn((page, options) =>
          listBimbingan(jenisBimbingan, usulanId, { idMahasiswa, ...page }, options),
        ),
      },
    },
  )
