/** Text key of what each persona shows; a test finds the persona that has none. */
export const ABOUT: Readonly<Record<string, string>> = {
  aktif: 'about.aktif',
  baru: 'about.baru',
  tunggakan: 'about.tunggakan',
  'pembayaran-diproses': 'about.pembayaran-diproses',
  'kelebihan-bayar': 'about.kelebihan-bayar',
  'validasi-data': 'about.validasi-data',
  cuti: 'about.cuti',
  lulus: 'about.lulus',
  'tugas-akhir': 'about.tugas-akhir',
  'kerja-praktik': 'about.kerja-praktik',
  'lintas-semester': 'about.lintas-semester',
  mengulang: 'about.mengulang',
  kosong: 'about.kosong',
  padat: 'about.padat',
  operator: 'about.operator',
  'operator-tanpa-hak': 'about.operator-tanpa-hak',
}
