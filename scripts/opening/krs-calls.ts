/** A read of the page /krs. */
export interface PageRead {
  operation: string
  /** Last part of its address. */
  path: string
  /** 1: sent first; 2: sent when the user is known; 3: sent when the period is known. */
  wave: 1 | 2 | 3
  /** True while a component of the page shows it: a recovery then fetches it again when it is stale. */
  isShown: boolean
}

/** Age from which a recovery fetches a read again, in milliseconds: `STALE_MS` of the query client. */
export const STALE_MS = 30_000

/** Calls of the cold page, which are the reads of the screen and of the shell around it. A test compares them with it. */
export const COLD_READS: readonly PageRead[] = [
  { operation: 'getUserInfo', path: 'user_info', wave: 1, isShown: false },
  { operation: 'getSistem', path: 'sistem', wave: 1, isShown: true },
  { operation: 'getLogoPerguruanTinggi', path: 'logo_perguruan_tinggi', wave: 1, isShown: true },
  { operation: 'getUnreadNotifikasi', path: '240117023', wave: 2, isShown: true },
  { operation: 'getBiodataSingkat', path: 'biodata_singkat_web', wave: 2, isShown: true },
  { operation: 'getAturan', path: '0', wave: 2, isShown: false },
  { operation: 'listTahunSemester', path: 'tahun_semester', wave: 2, isShown: false },
  { operation: 'getMenuConfig', path: 'menu-portalmhs', wave: 2, isShown: true },
  { operation: 'getSemesterAkademikBerjalan', path: 'semester_akademik_berjalan', wave: 2, isShown: true },
  { operation: 'getEditKrs', path: 'edit_krs', wave: 2, isShown: true },
  { operation: 'listKurikulumMakulKrs', path: 'kurikulum_makul_krs', wave: 2, isShown: true },
  { operation: 'getPembatasWaktuKrs', path: 'pembatas_waktu_krs_mahasiswa', wave: 2, isShown: true },
  { operation: 'getKrs', path: 'krs', wave: 3, isShown: true },
]

/** Responses without which the form cannot be used. */
export const NEEDED = ['getUserInfo', 'getEditKrs', 'listKurikulumMakulKrs', 'getPembatasWaktuKrs']

/** Reads of the screen that a confirmed save makes stale (x-invalidates of saveKrs). */
export const AFTER_SAVE = ['getEditKrs', 'getKrs', 'listKurikulumMakulKrs', 'getPembatasWaktuKrs']
