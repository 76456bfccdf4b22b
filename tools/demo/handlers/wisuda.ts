import {
  getGetKegiatanPendaftarWisudaMockHandler,
  getGetKegiatanWisudaMockHandler,
  getListKegiatanWisudaMockHandler,
  getRegisterWisudaMockHandler,
} from '#generated/mocks/wisuda/wisuda.msw.ts'
import { RegisterWisudaBody } from '#generated/models/wisuda/registerWisudaBody.zod.ts'
import { mahasiswaOf, pathOf, type TagHandlers } from '../call.ts'
import { toList } from '../page.ts'
import { readBody } from '../read-body.ts'
import { markChanged } from '../state/store.ts'
import { kegiatanWisudaById, kegiatanWisudaOf, pendaftarWisudaOf, registerWisuda } from '../world/wisuda.ts'

/** Graduation: ceremonies, requirements, the registration and its status, which follows the clock and the bill. */
export const wisuda: TagHandlers = (store) => [
  getListKegiatanWisudaMockHandler((info) => toList(kegiatanWisudaOf(mahasiswaOf(store, info), store.now()))),
  getGetKegiatanWisudaMockHandler((info) =>
    kegiatanWisudaById(mahasiswaOf(store, info), pathOf(info, 'activityId'), store.now()),
  ),
  getGetKegiatanPendaftarWisudaMockHandler((info) => pendaftarWisudaOf(mahasiswaOf(store, info), store.now())),
  getRegisterWisudaMockHandler(async (info) => {
    const body = await readBody(info.request, RegisterWisudaBody)
    const mahasiswa = mahasiswaOf(store, info)
    registerWisuda(mahasiswa, pathOf(info, 'activityId'), body, store.now())
    markChanged(store, mahasiswa)
    return { status: { code: '00', message: 'Pendaftaran wisuda tersimpan' } }
  }),
]
