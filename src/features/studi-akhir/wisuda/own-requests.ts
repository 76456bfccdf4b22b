import { requestList } from '#domain/kunjungan/requests.ts'
import { getGetKegiatanPendaftarWisudaQueryOptions } from '#generated/client/wisuda/wisuda.ts'
import { stageOf } from './graduation.ts'

/** The registration for a ceremony, whose approval is news; the conditions are none. */
export const ownRequests = requestList(
  'wisuda',
  (idMahasiswa) => getGetKegiatanPendaftarWisudaQueryOptions(idMahasiswa),
  (own) =>
    stageOf(own) === 'unclear'
      ? null
      : stageOf(own) === 'none'
        ? []
        : [
            {
              facts: [own.kegiatan?.id ?? '', own.status, own.catatan],
              isOpen: ['pay', 'waiting'].includes(stageOf(own)),
            },
          ],
)
