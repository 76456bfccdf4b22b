import * as z from 'zod/mini'
import { FaultSchema } from '../server/fault-schema.ts'
import { STUDENT_PARTS } from '../world/student-parts.ts'

const Text = z.string()
const Whole = z.int()
const Anything = z.record(z.string(), z.unknown())
const TextOrNull = z.nullable(Text)

const Makul = z.looseObject({ idMakul: Text, kodeMakul: Text, namaMakul: Text, sks: z.number() })

const Slot = z.looseObject({ hari: Whole, jamMulai: Text, jamSelesai: Text, ruang: Text })

const Kelas = z.extend(Makul, {
  idKelas: Text,
  kelas: Text,
  hari: Whole,
  jamMulai: Text,
  jamSelesai: Text,
  ruang: Text,
  pertemuanPertama: Text,
  tanda: z.record(z.string(), Text),
  keterangan: z.record(z.string(), Text),
  materi: z.array(Text),
  jamDatang: z.array(Text),
  dosen: Anything,
  slotLain: z.optional(z.array(Slot)),
  bahasaPengantar: z.optional(Text),
  urlDaring: z.optional(Text),
  jumlahPertemuan: z.optional(Whole),
  jedaTandaJam: z.optional(z.number()),
  tandaUjian: z.optional(z.record(z.string(), Text)),
  hariKeUas: z.optional(Whole),
  uts: z.looseObject({ tanggal: Text, jamMulai: Text, jamSelesai: Text, ruang: Text, nomorKursi: Text, sifat: Text }),
})

const Semester = z.looseObject({
  tahun: Whole,
  semester: Whole,
  semesterKe: Whole,
  makul: z.array(
    z.extend(Makul, { nilaiHuruf: z.enum(['A', 'AB', 'B', 'BC', 'C', 'D', 'E']), nilaiAngka: z.number() }),
  ),
})

const Pilihan = z.array(z.looseObject({ idMakul: Text, idKelas: Text }))
const Registrasi = z.optional(z.looseObject({ makul: Pilihan, makulCadangan: Pilihan, disimpanPada: Text }))
const Rincian = z.array(z.looseObject({ kunci: Text, nominal: Whole }))

const Keuangan = z.looseObject({
  aturanCicilan: Whole,
  tagihan: z.array(
    z.looseObject({
      idKomponenKeuangan: Text,
      namaKomponenKeuangan: Text,
      tahun: Whole,
      semester: Whole,
      tingkatSemester: Whole,
      bulan: z.nullable(Whole),
      idEvent: TextOrNull,
      nominal: Whole,
      jatuhTempo: TextOrNull,
    }),
  ),
  pembayaran: z.array(z.looseObject({ idTransaksi: Text, nomorKuitansi: Text, tanggalBayar: Text, rincian: Rincian })),
  diproses: z.nullable(
    z.looseObject({ pembayaran: z.looseObject({ total: Whole }), dariSaldo: Whole, rincian: Rincian }),
  ),
  mutasi: z.array(z.looseObject({ idMutasi: Text, tanggal: Text, tipe: z.enum(['masuk', 'keluar']), nominal: Whole })),
  penarikan: z.array(z.looseObject({ nominal: Whole })),
  lebihBayar: Whole,
})

const Mahasiswa = z.looseObject({
  persona: Text,
  idMahasiswa: Text,
  uuid: Text,
  nama: Text,
  email: Text,
  prodi: z.looseObject({ idProdi: Text, nama: Text, tingkat: Text, fakultas: Text, sksKelulusan: Whole }),
  angkatan: Whole,
  tanggalMasuk: Text,
  semesterBerjalan: Whole,
  status: Text,
  validasiData: z.boolean(),
  validasiMahasiswa: Whole,
  biodata: Anything,
  riwayatPendidikan: z.array(Anything),
  riwayat: z.array(Semester),
  kelas: z.array(Kelas),
  registrasi: z.looseObject({ krss: Registrasi, krs: Registrasi, pkrs: Registrasi }),
  perubahanPkrs: z.array(z.looseObject({ kelas: Kelas, perubahan: Text, kelasSebelumnya: TextOrNull })),
  keuangan: Keuangan,
  pengumuman: z.enum(['umum', 'kosong', 'padat']),
  baca: z.looseObject({ sampai: z.number(), satuan: z.record(z.string(), TextOrNull) }),
  ...STUDENT_PARTS,
})

const Token = z.looseObject({
  token: Text,
  accessToken: Text,
  accessUntil: z.number(),
  usedAt: z.nullable(z.number()),
  successor: TextOrNull,
})

const Chat = z.looseObject({
  isEnabled: z.optional(z.boolean()),
  groups: z.optional(z.array(z.looseObject({ groupId: Text, nama: Text, anggota: z.array(Anything) }))),
  threads: z.optional(z.array(z.looseObject({ threadId: Text, groupId: Text, judul: Text }))),
  messages: z.optional(z.array(z.looseObject({ idPesan: Text, groupId: Text, threadId: Text, isi: Text }))),
  dibaca: z.optional(z.record(z.string(), z.record(z.string(), z.number()))),
  nomor: z.optional(Whole),
})

/** Schema of a mock state of this version in a file: every field that a handler reads without a check. */
export const WorldSchema = z.strictObject({
  version: z.literal(2),
  clock: z.strictObject({ at: z.number(), since: z.nullable(z.number()) }),
  campus: Text.check(z.regex(/^[\w-]{1,40}$/)),
  menuConfig: Anything,
  konfigurasi: z.optional(z.array(z.looseObject({ keyword: Text }))),
  mahasiswa: z.record(z.string(), Mahasiswa),
  changed: z.array(Text),
  families: z.record(z.string(), z.strictObject({ username: Text, isRevoked: z.boolean(), tokens: z.array(Token) })),
  codes: z.record(
    z.string(),
    z.strictObject({ username: Text, until: z.number(), isUsed: z.boolean(), session: z.optional(Text) }),
  ),
  passwords: z.record(z.string(), Text),
  resetTokens: z.record(z.string(), Text),
  chat: Chat,
  terbit: z.array(z.looseObject({ idPengumuman: z.union([Text, Whole]) })),
  subscriptions: z.array(z.strictObject({ token: Text, topic: Text, username: Text })),
  faults: z.array(FaultSchema),
  latencyMs: z._default(z.number().check(z.gte(0)), 0),
  counters: z.strictObject({
    tokens: Whole,
    transaksi: Whole,
    refreshes: Whole,
    requests: z.record(z.string(), Whole),
  }),
})
