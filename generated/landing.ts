/**
 * Generated from the contract.
 * Do not edit manually.
 * Calls of the first screen (x-landing), by what they wait for; those of a student by what stands below the student.
 */
export const LANDING = {
  user: '/api/user_info',
  semester: '/v1/semester_akademik_berjalan',
  token: ['/v1/menu_config/menu-portalmhs'],
  campus: ['/v1/sistem', '/v1/logo_perguruan_tinggi'],
  student: ['biodata_singkat_web'],
  home: ['dashboard', 'riwayat_kuliah', 'rekap_pembayaran'],
  kelas: ['jadwal_kuliah', 'presensi_kuliah'],
};
