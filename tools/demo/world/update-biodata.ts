import {
  getListAgamaResponseMock,
  getListAlatTransportasiResponseMock,
  getListJenisTinggalResponseMock,
  getListJenjangPendidikanResponseMock,
  getListPenghasilanResponseMock,
  getListReferensiProdiResponseMock,
} from '#generated/mocks/referensi/referensi.msw.ts'
import type { BiodataOrangTuaIsian } from '#generated/models/biodata/biodataOrangTuaIsian.zod.ts'
import type { UpdateBiodataBody } from '#generated/models/biodata/updateBiodataBody.zod.ts'
import type { ReferensiWire } from '#generated/models/referensiWire.zod.ts'
import { Refusal } from '../refusal.ts'
import type { Mahasiswa } from './mahasiswa-types.ts'
import { NEGARA, PEKERJAAN, PERGURUAN_TINGGI, SEKOLAH, WILAYAH } from './referensi.ts'

/**
 * Returns the reference of a kode: an unknown kode becomes its own name, '' is null. Undefined means not sent, so the
 * old value stays.
 */
const pick = (rows: readonly ReferensiWire[], kode: string | undefined): ReferensiWire | null | undefined => {
  if (kode === undefined) return undefined
  return kode === '' ? null : (rows.find((row) => row.kode === kode) ?? { kode, nama: kode })
}

/** Returns only the fields that were sent. */
const sent = <T extends object>(fields: T): Partial<T> => {
  const copy: Partial<T> = {}
  for (const key in fields) if (fields[key] !== undefined) copy[key] = fields[key]
  return copy
}

const orangTua = (known: Mahasiswa['biodata']['ayah'], isian: BiodataOrangTuaIsian | undefined) => {
  if (!isian) return known
  const { pendidikan, pekerjaan, penghasilan, ...plain } = isian
  return {
    ...known,
    ...sent(plain),
    ...sent({
      pendidikan: pick(getListJenjangPendidikanResponseMock().data, pendidikan),
      pekerjaan: pick(PEKERJAAN, pekerjaan),
      penghasilan: pick(getListPenghasilanResponseMock().data, penghasilan),
    }),
  }
}

/** Writes the sent fields of one section into the biodata. References are sent as kode. */
export const updateBiodata = ({ biodata }: Mahasiswa, body: UpdateBiodataBody): void => {
  const { golonganDarah, statusPernikahan, telepon, email, penerimaKps, jalan, rt, rw, kelurahan, kodePos } = body
  biodata.diri = {
    ...biodata.diri,
    ...sent({
      agama: pick(getListAgamaResponseMock().data, body.agama),
      kewarganegaraan: pick(NEGARA, body.kewarganegaraan),
      jenisTinggal: pick(getListJenisTinggalResponseMock().data, body.jenisTinggal),
      alatTransportasi: pick(getListAlatTransportasiResponseMock().data, body.alatTransportasi),
      pekerjaan: pick(PEKERJAAN, body.pekerjaan),
      golonganDarah,
      statusPernikahan,
      telepon,
      email,
      penerimaKps,
    }),
  }
  const wilayah = pick(WILAYAH, body.idWilayah)
  const negara = pick(NEGARA, body.negara)
  biodata.alamat = { ...biodata.alamat, ...sent({ jalan, rt, rw, kelurahan, kodePos, wilayah, negara }) }
  biodata.ayah = orangTua(biodata.ayah, body.ayah)
  biodata.ibu = orangTua(biodata.ibu, body.ibu)
  biodata.wali = orangTua(biodata.wali, body.wali)
  biodata.pendidikan = {
    ...biodata.pendidikan,
    ...sent({
      asalSekolah: pick(SEKOLAH, body.asalSekolah),
      asalPerguruanTinggi: pick(PERGURUAN_TINGGI, body.asalPerguruanTinggi),
      asalProdi: pick(getListReferensiProdiResponseMock().data, body.asalProdi),
    }),
  }
}

/**
 * Checks that an email address is unique. @throws Refusal 422 naming the field when another student of the campus has
 * it
 */
export const checkEmail = (all: readonly Mahasiswa[], { idMahasiswa }: Mahasiswa, email: string | undefined): void => {
  if (!all.some((other) => other.idMahasiswa !== idMahasiswa && other.email === email)) return
  throw new Refusal(422, 'Data tidak sesuai.', [{ field: 'email', message: 'Surel ini sudah dipakai akun lain.' }])
}
