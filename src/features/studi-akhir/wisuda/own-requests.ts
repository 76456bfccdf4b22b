import { requestList } from '#domain/kunjungan/requests.ts'
import { getGetKegiatanPendaftarWisudaQueryOptions } from '#generated/client/wisuda/wisuda.ts'
import { stageOf } from './graduation.ts'

/** The student's registration: its approval is shown as news, its conditions are not. */
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
