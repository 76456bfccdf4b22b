import type { HttpHandler } from 'msw'
import {
  getListAgamaMockHandler,
  getListAgamaResponseMock,
  getListAlatTransportasiMockHandler,
  getListAlatTransportasiResponseMock,
  getListJenisTinggalMockHandler,
  getListJenisTinggalResponseMock,
  getListJenjangPendidikanMockHandler,
  getListJenjangPendidikanResponseMock,
  getListJenjangStudiMockHandler,
  getListJenjangStudiResponseMock,
  getListKelompokSesiMockHandler,
  getListKelompokSesiResponseMock,
  getListKomponenDefaultMockHandler,
  getListKomponenDefaultResponseMock,
  getListKonsentrasiMockHandler,
  getListKonsentrasiResponseMock,
  getListPekerjaanMockHandler,
  getListPenghasilanMockHandler,
  getListPenghasilanResponseMock,
  getListProdiMockHandler,
  getListProdiResponseMock,
  getListReferensiProdiMockHandler,
  getListReferensiProdiResponseMock,
  getSearchNegaraMockHandler,
  getSearchPerguruanTinggiMockHandler,
  getSearchSekolahMockHandler,
  getSearchWilayahMockHandler,
} from '#generated/mocks/referensi/referensi.msw.ts'
import type { ReferensiWire } from '#generated/models/referensiWire.zod.ts'
import { type Info, queryOf, type TagHandlers } from '../call.ts'
import { toList, toPage } from '../page.ts'
import { NEGARA, PEKERJAAN, PERGURUAN_TINGGI, SEKOLAH, WILAYAH } from '../world/referensi.ts'

const PEKERJAAN_PER_PAGE = 2

/** Returns a search for rows whose name contains the typed text. */
const search = (rows: readonly ReferensiWire[]) => (info: Info) => {
  const wanted = (queryOf(info, 'nama') ?? '').trim().toLowerCase()
  return toList(rows.filter(({ nama }) => (nama ?? '').toLowerCase().includes(wanted)))
}

/** Choices of the campus: the same for every student, including the persona without data. */
const choices = (): HttpHandler[] => [
  getListAgamaMockHandler(() => getListAgamaResponseMock()),
  getListAlatTransportasiMockHandler(() => getListAlatTransportasiResponseMock()),
  getListJenisTinggalMockHandler(() => getListJenisTinggalResponseMock()),
  getListJenjangPendidikanMockHandler(() => getListJenjangPendidikanResponseMock()),
  getListJenjangStudiMockHandler(() => getListJenjangStudiResponseMock()),
  getListKelompokSesiMockHandler(() => getListKelompokSesiResponseMock()),
  getListKomponenDefaultMockHandler(() => getListKomponenDefaultResponseMock()),
  getListKonsentrasiMockHandler(() => getListKonsentrasiResponseMock()),
  getListPenghasilanMockHandler(() => getListPenghasilanResponseMock()),
  getListProdiMockHandler(() => getListProdiResponseMock()),
  getListReferensiProdiMockHandler(() => getListReferensiProdiResponseMock()),
]

/** Reference lists, and search by name in long lists. */
export const referensi: TagHandlers = () => [
  ...choices(),
  getSearchSekolahMockHandler(search(SEKOLAH)),
  getSearchNegaraMockHandler(search(NEGARA)),
  getSearchWilayahMockHandler(search(WILAYAH)),
  getSearchPerguruanTinggiMockHandler(search(PERGURUAN_TINGGI)),
  getListPekerjaanMockHandler((info) => toPage(PEKERJAAN, info, PEKERJAAN_PER_PAGE)),
]
