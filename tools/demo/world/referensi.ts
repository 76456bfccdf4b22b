import type { ReferensiWire } from '#generated/models/referensiWire.zod.ts'

const toReferensi = ([kode, nama]: readonly [string, string]): ReferensiWire => ({ kode, nama })

export const SEKOLAH: readonly ReferensiWire[] = (
  [
    ['20328917', 'SMA Negeri 3 Semarang'],
    ['20328915', 'SMA Negeri 1 Semarang'],
    ['20328919', 'SMA Negeri 5 Semarang'],
    ['20328931', 'SMK Negeri 7 Semarang'],
    ['20327702', 'SMA Negeri 1 Kendal'],
    ['20317590', 'SMA Negeri 1 Salatiga'],
    ['20403165', 'SMA Negeri 1 Yogyakarta'],
    ['20362954', 'MAN 1 Kota Semarang'],
  ] as const
).map(toReferensi)

export const NEGARA: readonly ReferensiWire[] = (
  [
    ['ID', 'Indonesia'],
    ['IN', 'India'],
    ['MY', 'Malaysia'],
    ['SG', 'Singapura'],
    ['TH', 'Thailand'],
    ['TL', 'Timor-Leste'],
    ['JP', 'Jepang'],
    ['AU', 'Australia'],
    ['NL', 'Belanda'],
    ['SA', 'Arab Saudi'],
  ] as const
).map(toReferensi)

const KECAMATAN = ['Tengah', 'Utara', 'Timur', 'Selatan', 'Barat']

export const WILAYAH: readonly ReferensiWire[] = [
  ...KECAMATAN.map((nama, index) => ({
    kode: `03630${index + 1}`,
    nama: `Kec. Semarang ${nama} - Kota Semarang - Prov. Jawa Tengah`,
  })),
  ...(
    [
      ['036304', 'Kec. Gajahmungkur - Kota Semarang - Prov. Jawa Tengah'],
      ['036309', 'Kec. Tembalang - Kota Semarang - Prov. Jawa Tengah'],
      ['036300', 'Kota Semarang - Prov. Jawa Tengah'],
      ['032400', 'Kab. Kendal - Prov. Jawa Tengah'],
      ['030000', 'Prov. Jawa Tengah'],
    ] as const
  ).map(toReferensi),
].filter(({ kode }, index, rows) => rows.findLastIndex((row) => row.kode === kode) === index)

export const PERGURUAN_TINGGI: readonly ReferensiWire[] = (
  [
    ['061001', 'Universitas Arunika'],
    ['063044', 'Sekolah Tinggi Teknologi Arunika Jaya'],
    ['062019', 'Universitas Bahari Nusa'],
    ['065007', 'Politeknik Cakrawala'],
  ] as const
).map(toReferensi)

export const PEKERJAAN: readonly ReferensiWire[] = (
  [
    ['5', 'PNS/TNI/Polri'],
    ['6', 'Karyawan Swasta'],
    ['7', 'Pedagang Kecil'],
    ['8', 'Pedagang Besar'],
    ['9', 'Wiraswasta'],
    ['10', 'Guru'],
    ['11', 'Buruh'],
    ['12', 'Pensiunan'],
    ['13', 'Petani'],
    ['14', 'Nelayan'],
    ['15', 'Peternak'],
    ['16', 'Tenaga Kerja Indonesia'],
    ['1', 'Tidak bekerja'],
    ['99', 'Lainnya'],
  ] as const
).map(toReferensi)
