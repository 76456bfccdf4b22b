import type { Operation } from './contract.ts'

interface Call {
  id: string
  method: string
  pathKey: string
  alternatives: string[]
}

/** The inventory of the specification (tests/spec): its screens and the calls of each. */
export interface Inventory {
  routes: { path: string; calls: string[] }[]
  calls: Call[]
}

const EVERY_SCREEN = 'every screen'
const NO_SCREEN = 'no screen (campus lab)'

const WITH_CHAT = 'every screen, where the chat is on'

const LOGIN = 'every screen before and after the login'

const GUIDANCE = [
  '/kerja-praktik/{id?}/bimbingan/{idBimbingan}',
  '/proposal/{id}/bimbingan/{idBimbingan?}',
  '/tugas-akhir/{id?}/bimbingan/{idBimbingan}',
]

/** Screens of operations that the specification lists for no screen: those of the shell, and those that fill a gap. */
const FURTHER: Readonly<Record<string, readonly string[]>> = {
  getFrontendConfig: [LOGIN],
  getSistem: [LOGIN],
  getLogoPerguruanTinggi: [LOGIN],
  getUserInfo: [EVERY_SCREEN],
  getSemesterBerjalan: [EVERY_SCREEN],
  getMenuConfig: [EVERY_SCREEN],
  getUnreadNotifikasi: [EVERY_SCREEN],
  getBiodataSingkat: [EVERY_SCREEN],
  getAturanUmum: [EVERY_SCREEN],
  listConfiguration: [NO_SCREEN],
  getConfig: [NO_SCREEN],
  listKonsentrasi: [NO_SCREEN],
  listKelompokSesi: [NO_SCREEN],
  listJenjangStudi: ['/nilai'],
  listAkunLain: ['/akun-lain'],
  listNotifikasi: ['/notifikasi', '/notifikasi/{id}'],
  listBimbingan: GUIDANCE,
  getBimbingan: GUIDANCE,
  listUsulanKerjaPraktik: ['/kerja-praktik', '/kerja-praktik/{id}'],
  getSidangKerjaPraktik: ['/kerja-praktik/{id?}/sidang/{idSidang}'],
  getSidang: ['/tugas-akhir/{id?}/sidang/{idSidang}'],
  getKuesionerProsesPembelajaran: ['/kuesioner'],
  getSertifikatSeminar: ['/seminar/cetak/sertifikat'],
  getSertifikatSertifikasi: ['/sertifikasi/cetak/sertifikat'],
  listJenisSurat: ['/pengajuan-surat', '/surat'],
  listSurat: ['/surat'],
  downloadSurat: ['/surat'],
  getInfoSurat: ['/surat/info/{idSurat?}'],
  switchAkunLain: ['/akun-lain'],
  confirmValidasiData: ['/validasi-data'],
  createChatTicket: [WITH_CHAT],
  createBimbingan: ['/kerja-praktik/{id}', '/tugas-akhir/{id}', ...GUIDANCE],
  createPengajuanCuti: ['/cuti'],
  cancelPengajuanCuti: ['/cuti'],
  requestResetPassword: ['/forgot-password'],
  resetPassword: ['/reset-password'],
  changePassword: [EVERY_SCREEN],
  createUsulanKerjaPraktik: ['/kerja-praktik/tambah'],
  updateUsulanKerjaPraktik: ['/kerja-praktik/{id}'],
  deleteUsulanKerjaPraktik: ['/kerja-praktik/{id}'],
  createSidangKerjaPraktik: ['/kerja-praktik/{id}'],
  saveKrs: ['/krs'],
  saveKrss: ['/krss'],
  savePkrs: ['/pkrs'],
  submitKuesionerLayanan: ['/kuesioner'],
  submitKuesionerKritiksaran: ['/kuesioner'],
  submitKuesionerProsesPembelajaran: ['/kuesioner'],
  markNotifikasiRead: ['/berita/{id}', '/notifikasi/{id}'],
  createProposal: ['/proposal/tambah'],
  updateProposal: ['/proposal/{id}'],
  deleteProposal: ['/proposal/{id}'],
  submitProposal: ['/proposal/{id}'],
  registerSeminar: ['/seminar', '/seminar/{id}'],
  cancelSeminar: ['/seminar/{id}', '/seminar/transaksi-seminar'],
  uploadResumeSeminar: ['/seminar/upload-resume'],
  registerSertifikasi: ['/sertifikasi', '/sertifikasi/{id}'],
  cancelSertifikasi: ['/sertifikasi/{id}', '/sertifikasi/transaksi-sertifikasi'],
  uploadTugasSertifikasi: ['/sertifikasi/upload-tugas'],
  revokeToken: [EVERY_SCREEN],
  createSurat: ['/pengajuan-surat'],
  cancelSurat: ['/surat'],
  previewSurat: ['/pengajuan-surat'],
  createSidang: ['/tugas-akhir/sidang/tambah'],
  approveKehadiranSidang: ['/tugas-akhir/{id}', '/tugas-akhir/{id?}/sidang/{idSidang}'],
}

const keyOf = (method: string, path: string): string =>
  `${method} ${path.replace(/\{[^}]*\}/g, '{}').replace(/^\/\{\}(?=\/frontend-config)/, '')}`

/** Creates the function that names the screens of an operation: routes with parameter names, and words for the shell. */
export const createScreens = ({ routes, calls }: Inventory) => {
  const idsByKey = new Map<string, string[]>()
  for (const { id, method, pathKey, alternatives } of calls)
    for (const key of [
      pathKey.replace(/ \/\{\}(?=\/frontend-config)/, ' '),
      ...alternatives.map((one) => keyOf(method, one)),
    ])
      idsByKey.set(key, [...(idsByKey.get(key) ?? []), id])

  const listed = ({ method, path }: Operation): string[] => {
    const ids = idsByKey.get(keyOf(method, path)) ?? []
    return routes.filter((route) => route.calls.some((call) => ids.includes(call))).map((route) => route.path)
  }
  return (operation: Operation): readonly string[] => FURTHER[operation.operationId] ?? listed(operation)
}
