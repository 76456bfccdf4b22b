/**
 * Generated from the contract.
 * Do not edit manually.
 * Validators of the first screens' answers, by operation: they check when the screen stands.
 */
import { Ack } from './models/ack.zod.ts';
import { AksesToken } from './models/sesi/aksesToken.zod.ts';
import { BiodataSingkatJawaban } from './models/biodata-singkat/biodataSingkatJawaban.zod.ts';
import { Dashboard } from './models/dashboard/dashboard.zod.ts';
import { FrontendConfig } from './models/kampus/frontendConfig.zod.ts';
import { JadwalKuliahList } from './models/jadwal-dan-presensi/jadwalKuliahList.zod.ts';
import { KategoriPengumumanList } from './models/berita/kategoriPengumumanList.zod.ts';
import { LogoPerguruanTinggi } from './models/kampus/logoPerguruanTinggi.zod.ts';
import { MenuConfig } from './models/menu/menuConfig.zod.ts';
import { NotifikasiList } from './models/notifikasi/notifikasiList.zod.ts';
import { NotifikasiUnread } from './models/notifikasi/notifikasiUnread.zod.ts';
import { Pengumuman } from './models/berita/pengumuman.zod.ts';
import { PengumumanList } from './models/berita/pengumumanList.zod.ts';
import { PresensiKuliahList } from './models/jadwal-dan-presensi/presensiKuliahList.zod.ts';
import { RekapPembayaranJawaban } from './models/rekap-pembayaran/rekapPembayaranJawaban.zod.ts';
import { RiwayatKuliahList } from './models/dashboard/riwayatKuliahList.zod.ts';
import { SemesterBerjalan } from './models/periode/semesterBerjalan.zod.ts';
import { SistemList } from './models/kampus/sistemList.zod.ts';
import { UserInfo } from './models/sesi/userInfo.zod.ts';

export const LATE_VALIDATORS = {
  createAccessToken: AksesToken,
  getBiodataSingkat: BiodataSingkatJawaban,
  getDashboard: Dashboard,
  getFrontendConfig: FrontendConfig,
  getLogoPerguruanTinggi: LogoPerguruanTinggi,
  getMenuConfig: MenuConfig,
  getPengumuman: Pengumuman,
  getRekapPembayaran: RekapPembayaranJawaban,
  getSemesterBerjalan: SemesterBerjalan,
  getSistem: SistemList,
  getUnreadNotifikasi: NotifikasiUnread,
  getUserInfo: UserInfo,
  listJadwalKuliah: JadwalKuliahList,
  listKategoriPengumuman: KategoriPengumumanList,
  listNotifikasi: NotifikasiList,
  listPengumuman: PengumumanList,
  listPresensiKuliah: PresensiKuliahList,
  listRiwayatKuliah: RiwayatKuliahList,
  revokeToken: Ack,
};
