import type { PILIHAN } from '#domain/referensi/pilihan.ts'
import type { ReferensiList } from '#domain/referensi/use-referensi.ts'
import type { ReferensiSearch } from '#domain/referensi/use-search-referensi.ts'
import {
  updateBiodataBodyKodePosMax,
  updateBiodataBodyRtMax,
  updateBiodataBodyRwMax,
} from '#generated/models/biodata/updateBiodataBody.zod.ts'

/** The parts of the biodata as the gateway has them. */
export type Group = 'utama' | 'diri' | 'alamat' | 'ayah' | 'ibu' | 'wali' | 'pendidikan'
/** The parts as the person sees them. */
export type Section = 'diri' | 'kontak' | 'alamat' | 'tinggal' | 'ayah' | 'ibu' | 'wali' | 'pendidikan'

/** Rules beyond the length that the contract states (section 5). */
export type Rule = 'nik' | 'telepon' | 'email' | 'usiaMahasiswa' | 'usiaOrangTua'

export type Kind =
  | { kind: 'text'; input?: 'numeric' | 'tel' | 'email'; autoComplete?: string; max?: number }
  | { kind: 'date' }
  | { kind: 'choice'; pilihan: keyof typeof PILIHAN }
  | { kind: 'list'; list: ReferensiList }
  | { kind: 'search'; search: ReferensiSearch }

/** One field of the biodata: where it stands, how it is asked for, and what it is called on the wire. */
export type BiodataField = Kind & {
  /** Name in the form, unique: 'ayah-nik'. */
  name: string
  group: Group
  section: Section
  /** Field of the answer. */
  key: string
  /** Field of the body, where it has another name. */
  bodyKey: string
  /** Text key of its label. */
  label: string
  /** The contract asks for it whenever its group is sent. */
  required: boolean
  rule: Rule | null
  wide: boolean
}

type Row = Kind & { bodyKey?: string; required?: boolean; rule?: Rule; wide?: boolean }

const rowsOf = (group: Group, section: Section, rows: Record<string, Row>): BiodataField[] =>
  Object.entries(rows).map(([key, row]) => ({
    bodyKey: key,
    required: false,
    rule: null,
    wide: false,
    label: `field.${key}`,
    ...row,
    name: `${group}-${key}`,
    group,
    section,
    key,
  }))

const NIK: Row = { kind: 'text', input: 'numeric', rule: 'nik' }
const TELEPON: Row = { kind: 'text', input: 'tel', rule: 'telepon' }

const orangTua = (group: 'ayah' | 'ibu' | 'wali'): BiodataField[] =>
  rowsOf(group, group, {
    nama: { kind: 'text', required: true },
    tanggalLahir: { kind: 'date', rule: 'usiaOrangTua' },
    nik: NIK,
    statusHidup: { kind: 'choice', pilihan: 'statusHidup' },
    pendidikan: { kind: 'list', list: 'jenjangPendidikan' },
    pekerjaan: { kind: 'list', list: 'pekerjaan' },
    penghasilan: { kind: 'list', list: 'penghasilan' },
    telepon: TELEPON,
  })

/** Every field of the biodata (section 3), in the order of the form. */
export const FIELDS: readonly BiodataField[] = [
  ...rowsOf('utama', 'diri', {
    nama: { kind: 'text', required: true, autoComplete: 'name', wide: true },
    tempatLahir: { kind: 'text', required: true },
    tanggalLahir: { kind: 'date', required: true, rule: 'usiaMahasiswa' },
    nik: NIK,
    nisn: { kind: 'text', input: 'numeric' },
    jenisKelamin: { kind: 'choice', pilihan: 'jenisKelamin', required: true },
  }),
  ...rowsOf('diri', 'diri', {
    golonganDarah: { kind: 'choice', pilihan: 'golonganDarah' },
    agama: { kind: 'list', list: 'agama' },
    kewarganegaraan: { kind: 'search', search: 'negara' },
    statusPernikahan: { kind: 'choice', pilihan: 'statusPernikahan', wide: true },
  }),
  ...rowsOf('diri', 'kontak', {
    telepon: { kind: 'text', input: 'tel', rule: 'telepon', autoComplete: 'tel' },
    email: { kind: 'text', input: 'email', rule: 'email', autoComplete: 'email' },
  }),
  ...rowsOf('alamat', 'alamat', {
    jalan: { kind: 'text', autoComplete: 'street-address', wide: true },
    rt: { kind: 'text', input: 'numeric', max: updateBiodataBodyRtMax },
    rw: { kind: 'text', input: 'numeric', max: updateBiodataBodyRwMax },
    kelurahan: { kind: 'text' },
    kodePos: { kind: 'text', input: 'numeric', autoComplete: 'postal-code', max: updateBiodataBodyKodePosMax },
    wilayah: { kind: 'search', search: 'wilayah', bodyKey: 'idWilayah', wide: true },
    negara: { kind: 'search', search: 'negara' },
  }),
  ...rowsOf('diri', 'tinggal', {
    jenisTinggal: { kind: 'list', list: 'jenisTinggal' },
    alatTransportasi: { kind: 'list', list: 'alatTransportasi' },
    pekerjaan: { kind: 'list', list: 'pekerjaan' },
    penerimaKps: { kind: 'choice', pilihan: 'yaTidak' },
  }),
  ...orangTua('ayah'),
  ...orangTua('ibu'),
  ...orangTua('wali'),
  ...rowsOf('pendidikan', 'pendidikan', {
    asalSekolah: { kind: 'search', search: 'sekolah', wide: true },
    asalPerguruanTinggi: { kind: 'search', search: 'perguruanTinggi' },
    asalProdi: { kind: 'list', list: 'prodi' },
  }),
]

/** The sections in the order of the screen. */
export const SECTIONS: readonly Section[] = [...new Set(FIELDS.map(({ section }) => section))]

/** The fields of one section. */
export const fieldsOf = (section: Section): BiodataField[] => FIELDS.filter((field) => field.section === section)
