import {
  getCreateBimbinganMockHandler,
  getGetBimbinganMockHandler,
  getListBimbinganMockHandler,
} from '#generated/mocks/bimbingan/bimbingan.msw.ts'
import type { BimbinganCatatanWire } from '#generated/models/bimbingan/bimbinganCatatanWire.zod.ts'
import { CreateBimbinganBody } from '#generated/models/bimbingan/createBimbinganBody.zod.ts'
import { JenisBimbingan } from '#generated/models/jenisBimbingan.zod.ts'
import { type Info, mahasiswaOf, pathOf, type TagHandlers } from '../call.ts'
import { toPage } from '../page.ts'
import { readBody } from '../read-body.ts'
import { Refusal } from '../refusal.ts'
import { markChanged, type Store } from '../state/store.ts'
import { addBimbingan, catatanOf, countApproved } from '../world/bimbingan.ts'
import { idGrupOf } from '../world/chat.ts'
import type { KaryaOf } from '../world/karya.ts'
import { karyaOfKerjaPraktik, ketuaKpOf } from '../world/kerja-praktik.ts'
import { karyaOfProposal } from '../world/proposal-status.ts'
import { karyaOfTugasAkhir } from '../world/tugas-akhir-karya.ts'

/** The works of each kind that have guidance. */
const KARYA: Readonly<Record<JenisBimbingan, KaryaOf>> = {
  'tugas-akhir': karyaOfTugasAkhir,
  proposal: karyaOfProposal,
  'kerja-praktik': karyaOfKerjaPraktik,
}

/**
 * Returns the work that a call names, with its student. Members of an internship read the records of its leader.
 * @throws Refusal 404 for a work of another student
 */
const workOf = (store: Store, info: Pick<Info, 'params' | 'request'>) => {
  const own = mahasiswaOf(store, info)
  const usulanId = pathOf(info, 'usulanId')
  const jenis = JenisBimbingan.safeParse(pathOf(info, 'jenisBimbingan')).data
  const mahasiswa = jenis === 'kerja-praktik' ? ketuaKpOf(store.world, own, usulanId) : own
  const karya = jenis && KARYA[jenis](mahasiswa, usulanId, store.now())
  if (!karya) throw new Refusal(404, 'Bimbingan tidak ditemukan.')
  return { mahasiswa, jenis, karya: { ...karya, bolehMenambah: karya.bolehMenambah && mahasiswa === own } }
}

const recordsOf = (store: Store, info: Pick<Info, 'params' | 'request'>): BimbinganCatatanWire[] => {
  const { mahasiswa, jenis, karya } = workOf(store, info)
  const idGrupChat = idGrupOf(store.world.chat, jenis, karya.usulanId)
  return catatanOf(mahasiswa, jenis, karya, store.now()).map((row) => ({ ...row, idGrupChat }))
}

/** Guidance records of internships, proposals and theses. */
export const bimbingan: TagHandlers = (store) => [
  getListBimbinganMockHandler((info) => {
    const { mahasiswa, jenis, karya } = workOf(store, info)
    const { judul, minimalBimbingan, bolehMenambah, pembimbing } = karya
    const jumlahDisetujui = countApproved(mahasiswa, jenis, karya, store.now())
    const page = toPage(recordsOf(store, info), info)
    return { ...page, judul, jumlahDisetujui, minimalBimbingan, bolehMenambah, pembimbing }
  }),
  getGetBimbinganMockHandler((info) => {
    const id = pathOf(info, 'idBimbingan')
    const found = recordsOf(store, info).find(({ idBimbingan }) => String(idBimbingan) === id)
    if (!found) throw new Refusal(404, 'Catatan bimbingan tidak ditemukan.')
    return found
  }),
  getCreateBimbinganMockHandler(async (info) => {
    const body = await readBody(info.request, CreateBimbinganBody)
    const { mahasiswa, jenis, karya } = workOf(store, info)
    addBimbingan(mahasiswa, jenis, karya, body, store.now())
    markChanged(store, mahasiswa)
    return { status: { code: '00', message: 'Bimbingan tersimpan' } }
  }),
]
