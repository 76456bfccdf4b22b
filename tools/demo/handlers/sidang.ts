import {
  getApproveKehadiranSidangMockHandler,
  getCreateSidangMockHandler,
  getGetAturanPersetujuanKehadiranMockHandler,
  getGetAturanPersetujuanKehadiranResponseMock,
  getGetSidangMockHandler,
  getListAturanSidangMockHandler,
  getListSidangMockHandler,
} from '#generated/mocks/sidang/sidang.msw.ts'
import { CreateSidangBody } from '#generated/models/sidang/createSidangBody.zod.ts'
import { mahasiswaOf, pathOf, queryOf, type TagHandlers } from '../call.ts'
import { toList } from '../page.ts'
import { readBody } from '../read-body.ts'
import { markChanged } from '../state/store.ts'
import { approveKehadiran, sidangById, sidangOf } from '../world/sidang.ts'
import { aroundOf, createSidang } from '../world/tugas-akhir.ts'
import { aturanSidangOf } from '../world/tugas-akhir-aturan.ts'

/** Defences of the final projects. The attendance rule is the contract's example. */
export const sidang: TagHandlers = (store) => [
  getListAturanSidangMockHandler((info) =>
    toList(aturanSidangOf(mahasiswaOf(store, info), queryOf(info, 'usulanId'), store.now())),
  ),
  getListSidangMockHandler((info) =>
    toList(sidangOf(mahasiswaOf(store, info), queryOf(info, 'usulanId'), store.now())),
  ),
  getGetAturanPersetujuanKehadiranMockHandler(() => getGetAturanPersetujuanKehadiranResponseMock()),
  getGetSidangMockHandler((info) => sidangById(mahasiswaOf(store, info), pathOf(info, 'idSidang'), store.now())),
  getCreateSidangMockHandler(async (info) => {
    const body = await readBody(info.request, CreateSidangBody)
    const mahasiswa = mahasiswaOf(store, info)
    const id = createSidang(mahasiswa, body, aroundOf(store))
    markChanged(store, mahasiswa)
    return { id, status: { code: '00', message: 'Pengajuan sidang tersimpan' } }
  }),
  getApproveKehadiranSidangMockHandler((info) => {
    const mahasiswa = mahasiswaOf(store, info)
    approveKehadiran(mahasiswa, pathOf(info, 'idSidang'), store.now())
    markChanged(store, mahasiswa)
    return { status: { code: '00', message: 'Kehadiran disetujui' } }
  }),
]
