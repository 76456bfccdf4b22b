/**
 * Generated from the contract.
 * Do not edit manually.
 * Validators of the first screens' answers, by operation: they check when the screen stands.
 */
import { AckWire } from './models/ackWire.zod.ts';
import { AksesTokenWire } from './models/sesi/aksesTokenWire.zod.ts';
import { BiodataSingkatJawabanWire } from './models/biodata-singkat/biodataSingkatJawabanWire.zod.ts';
import { DashboardWire } from './models/dashboard/dashboardWire.zod.ts';
import { FrontendConfigWire } from './models/kampus/frontendConfigWire.zod.ts';
import { JadwalKuliahListWire } from './models/jadwal-dan-presensi/jadwalKuliahListWire.zod.ts';
import { KategoriPengumumanListWire } from './models/berita/kategoriPengumumanListWire.zod.ts';
import { LogoPerguruanTinggiWire } from './models/kampus/logoPerguruanTinggiWire.zod.ts';
import { MenuConfigWire } from './models/menu/menuConfigWire.zod.ts';
import { NotifikasiListWire } from './models/notifikasi/notifikasiListWire.zod.ts';
import { NotifikasiUnreadWire } from './models/notifikasi/notifikasiUnreadWire.zod.ts';
import { PengumumanListWire } from './models/berita/pengumumanListWire.zod.ts';
import { PengumumanWire } from './models/berita/pengumumanWire.zod.ts';
import { PresensiKuliahListWire } from './models/jadwal-dan-presensi/presensiKuliahListWire.zod.ts';
import { RekapPembayaranJawabanWire } from './models/rekap-pembayaran/rekapPembayaranJawabanWire.zod.ts';
import { RiwayatKuliahListWire } from './models/dashboard/riwayatKuliahListWire.zod.ts';
import { SemesterBerjalanWire } from './models/periode/semesterBerjalanWire.zod.ts';
import { SistemListWire } from './models/kampus/sistemListWire.zod.ts';
import { UserInfoWire } from './models/sesi/userInfoWire.zod.ts';

export const LATE_VALIDATORS = {
  createAccessToken: AksesTokenWire,
  getBiodataSingkat: BiodataSingkatJawabanWire,
  getDashboard: DashboardWire,
  getFrontendConfig: FrontendConfigWire,
  getLogoPerguruanTinggi: LogoPerguruanTinggiWire,
  getMenuConfig: MenuConfigWire,
  getPengumuman: PengumumanWire,
  getRekapPembayaran: RekapPembayaranJawabanWire,
  getSemesterBerjalan: SemesterBerjalanWire,
  getSistem: SistemListWire,
  getUnreadNotifikasi: NotifikasiUnreadWire,
  getUserInfo: UserInfoWire,
  listJadwalKuliah: JadwalKuliahListWire,
  listKategoriPengumuman: KategoriPengumumanListWire,
  listNotifikasi: NotifikasiListWire,
  listPengumuman: PengumumanListWire,
  listPresensiKuliah: PresensiKuliahListWire,
  listRiwayatKuliah: RiwayatKuliahListWire,
  revokeToken: AckWire,
};
