import * as z from 'zod/mini'

const Text = z.string()
const Whole = z.int()
const TextOrNull = z.nullable(Text)
const Berkas = z.object({ nama: Text, url: Text, ukuran: Whole })

/** A student's submission for an assignment. */
const Jawaban = z.object({ dikumpulkanPada: Text, dokumen: Berkas })

/** A registration for a seminar or a certification. Its state is derived from the clock and the bills. */
const PendaftaranDunia = z.object({
  id: Text,
  idAcara: Text,
  tanggalDaftar: Text,
  dibatalkan: z.boolean(),
  /** Moment when the fee was paid; set when no bill of the mock state contains it. */
  tanggalBayar: TextOrNull,
  noTransaksi: z.optional(Text),
  /** True when the student did not attend. */
  absen: z.optional(z.boolean()),
  /** Submitted file, with its moment. */
  berkas: z.optional(z.nullable(z.extend(Berkas, { pada: Text }))),
})

/** An entry of the diploma supplement added by a student. Its verification is derived from the clock. */
const EntriSkpi = z.object({
  id: Text,
  jenis: Text,
  tingkat: Text,
  namaKegiatan: Text,
  namaKegiatanInggris: TextOrNull,
  penyelenggara: Text,
  peran: TextOrNull,
  tanggalMulai: Text,
  tanggalSelesai: TextOrNull,
  nomorSertifikat: TextOrNull,
  pada: Text,
  bukti: z.nullable(Berkas),
})

/** A submitted part of a questionnaire; never changed. Answers by idPertanyaan. */
const KuesionerTerkirim = z.object({
  jenis: z.enum(['proses_pembelajaran', 'layanan', 'kritiksaran']),
  tahun: Whole,
  semester: Whole,
  idMakul: TextOrNull,
  waktu: Text,
  jawaban: z.record(Text, z.union([Text, z.number()])),
})

/** State of a student's activity: 1 active, 2 cancelled. */
const KegiatanDiambil = z.object({ status: z.enum(['1', '2']), pada: Text })

/** A leave request. The decision is derived from the clock and the bills. */
const AjuanCuti = z.object({
  id: Text,
  tahun: Whole,
  semester: Whole,
  alasan: Text,
  pada: Text,
  dibatalkanPada: TextOrNull,
})

/** A workplace, as entered by the student. */
const PekerjaanDunia = z.object({
  id: Text,
  namaPerusahaan: Text,
  bidangUsaha: z.optional(Text),
  jabatan: Text,
  statusPekerjaan: Text,
  tanggalMulai: Text,
  tanggalSelesai: z.optional(Text),
  masihBekerja: z.boolean(),
  alamat: z.optional(Text),
  kota: z.optional(Text),
  kodePenghasilan: z.optional(Text),
  kesesuaianBidang: z.optional(Text),
  namaAtasan: z.optional(Text),
  teleponAtasan: z.optional(Text),
})

/** The tracer study: answers by form id, and the student's changes to the records of the campus. */
const Tracer = z.object({
  respons: z.record(Text, z.object({ pada: Text, jawaban: z.record(Text, z.array(Text)) })),
  /** Fields that are not in the biodata: npwp, emailAlternatif, negara. */
  lain: z.record(Text, Text),
  /** The whole work history; absent when it equals the seed. */
  pekerjaan: z.optional(z.array(PekerjaanDunia)),
  /** Ids of workplaces that the student has deleted. */
  pekerjaanDihapus: z.optional(z.array(Text)),
  mediaSosial: z.optional(z.record(Text, Text)),
})

/** A letter requested by a student. Its state is derived from the clock and its bill. */
const AjuanSurat = z.object({
  id: Text,
  idJenisSurat: Text,
  keperluan: Text,
  bahasa: Text,
  tujuan: TextOrNull,
  /** By field code. */
  isian: z.record(Text, Text),
  pada: Text,
  dibatalkanPada: TextOrNull,
  /** Moment and number of its issue, when the story fixes them. */
  terbitPada: z.optional(Text),
  nomor: z.optional(Text),
})

/** A registration for a graduation ceremony, as sent. Approval and seat are derived from the clock and the bill. */
const PendaftaranWisuda = z.object({
  id: Text,
  idKegiatan: Text,
  pada: Text,
  namaIjazah: Text,
  judulTugasAkhir: TextOrNull,
  ukuranToga: Text,
  ukuranTopi: Text,
  jumlahUndangan: Whole,
  telepon: TextOrNull,
  email: Text,
  alamatKirim: TextOrNull,
})

/** A thesis proposal, as written. Approval, defence and end are derived from the clock. */
const UsulanDunia = z.object({
  id: Text,
  judul: Text,
  judulInggris: TextOrNull,
  latarBelakang: Text,
  jalur: Text,
  idJenisPenelitian: Text,
  kataKunci: z.array(Text),
  pembimbing: z.array(z.object({ urutan: Whole, idDosen: Text })),
  dibuatPada: Text,
  diajukanPada: TextOrNull,
  /** The decision, when the story fixes it. */
  keputusan: z.optional(z.object({ pada: Text, status: z.enum(['disetujui', 'ditolak']), catatan: TextOrNull })),
})

/** A defence request, as sent. Its day and result are derived from the clock. */
const SidangDunia = z.object({
  id: Text,
  usulanId: Text,
  jenisSidang: Text,
  tanggalUsulan: TextOrNull,
  tautanNaskah: Text,
  catatan: TextOrNull,
  setujuHadir: z.boolean(),
  pada: Text,
  /** Day, time and room, when the story fixes them. */
  jadwal: z.optional(z.object({ tanggal: Text, jamMulai: Text, ruang: Text })),
})

/** Thesis proposals and defences of a student, newest first. A proposal replaces one of the story with the same id. */
const TugasAkhir = z.object({
  usulan: z.array(UsulanDunia),
  /** Ids of deleted proposals. */
  hapus: z.array(Text),
  sidang: z.array(SidangDunia),
  /** Moments when attendance was approved, by defence id. */
  hadir: z.record(Text, Text),
})

/** A defence request of an internship. Day and result are derived from the clock. */
const SidangKp = z.object({
  id: Text,
  pada: Text,
  judulLaporan: Text,
  tautanLaporan: Text,
  tanggalUsulan: TextOrNull,
  /** True when the story requires a revision of the report. */
  perluRevisi: z.optional(z.boolean()),
})

/** An internship proposal, as last sent. Its state is derived from the clock. */
const UsulanKp = z.object({
  id: Text,
  pada: Text,
  judul: Text,
  uraian: z.optional(Text),
  namaInstansi: Text,
  bidangInstansi: z.optional(Text),
  alamatInstansi: Text,
  kotaInstansi: z.optional(Text),
  teleponInstansi: z.optional(Text),
  pembimbingLapangan: z.optional(Text),
  tanggalMulai: Text,
  tanggalSelesai: Text,
  idDosen: z.optional(Text),
  /** Student numbers of the other members. */
  anggota: z.array(Text),
  sidang: z.nullable(SidangKp),
  /** Moment of the approval, or the reason of the rejection, when the story fixes it. */
  disetujuiPada: z.optional(Text),
  ditolak: z.optional(Text),
})

/** A registration for a comprehensive examination. Grades are derived from the clock and the grades of the subjects. */
const PesertaKompre = z.object({
  id: Text,
  idJadwal: Text,
  nomor: Text,
  pada: Text,
  dibatalkanPada: TextOrNull,
})

/** A guidance meeting recorded by a student. The supervisor's answer is derived from the clock. */
const CatatanDunia = z.object({
  id: Text,
  jenisBimbingan: z.enum(['kerja-praktik', 'proposal', 'tugas-akhir']),
  usulanId: Text,
  tanggal: Text,
  idDosen: TextOrNull,
  topik: Text,
  uraian: Text,
  berkas: z.nullable(Berkas),
  pada: Text,
})

/** A journal article submitted by a student. Its examination is derived from the clock. */
const AjuanJurnal = z.object({
  id: Text,
  pada: Text,
  /** The registered title at that time. */
  judulSkripsi: Text,
  judulJurnal: Text,
  namaJurnal: Text,
  issn: TextOrNull,
  volume: TextOrNull,
  nomor: TextOrNull,
  tahunTerbit: Whole,
  tautanJurnal: Text,
  dihapus: z.boolean(),
  /** Moment of the examination, when the story fixes it. */
  diperiksaPada: z.optional(Text),
})

/** A proposal as written by a student. Its state is derived from the clock and the guidance. */
const ProposalDunia = z.object({
  id: Text,
  judul: Text,
  judulInggris: TextOrNull,
  latarBelakang: Text,
  bidang: TextOrNull,
  kataKunci: z.array(Text),
  tautanNaskah: TextOrNull,
  pembimbing: z.array(z.object({ urutan: Whole, idDosen: Text })),
  /** Moment when it was submitted; null for a draft. */
  diajukanPada: TextOrNull,
  /** True when another student's work had this title at the time of submission. */
  judulDipakai: z.boolean(),
  dihapus: z.boolean(),
})

/**
 * A student's actions in the demo, by subject. Each part is declared here once: its schema validates an imported mock
 * state and defines the type. Every part is optional, because a mock state saved before the part existed does not have
 * it.
 */
export const STUDENT_PARTS = {
  /** By idTugas. */
  jawaban: z.optional(z.record(Text, Jawaban)),
  pendaftaran: z.optional(
    z.object({
      seminar: z.optional(z.array(PendaftaranDunia)),
      sertifikasi: z.optional(z.array(PendaftaranDunia)),
    }),
  ),
  skpi: z.optional(z.object({ tambah: z.array(EntriSkpi), hapus: z.array(Text) })),
  kuesioner: z.optional(z.array(KuesionerTerkirim)),
  /** By idKegiatan. */
  kegiatan: z.optional(z.record(Text, KegiatanDiambil)),
  cuti: z.optional(z.array(AjuanCuti)),
  tracer: z.optional(Tracer),
  /** Newest first. */
  surat: z.optional(z.array(AjuanSurat)),
  wisuda: z.optional(z.array(PendaftaranWisuda)),
  tugasAkhir: z.optional(TugasAkhir),
  /** All proposals of the student, newest first; absent for those of the story. */
  kerjaPraktik: z.optional(z.array(UsulanKp)),
  /** Ids of internship proposals that the student has deleted. */
  kerjaPraktikDihapus: z.optional(z.array(Text)),
  /** Newest first. */
  kompre: z.optional(z.array(PesertaKompre)),
  /** Of all works of the student, in order of time. */
  bimbingan: z.optional(z.array(CatatanDunia)),
  lockJurnal: z.optional(
    z.object({
      /** Newest first; absent when they equal the seed. */
      ajuan: z.optional(z.array(AjuanJurnal)),
      /** Title that the student entered in place of the registered one. */
      judul: z.optional(Text),
    }),
  ),
  /** Newest first; absent when they equal the seed. */
  proposal: z.optional(z.array(ProposalDunia)),
  /** Parts declared in their subject's file (student-part.ts), by name. */
  bagian: z.optional(z.record(Text, z.unknown())),
}

const Parts = z.object(STUDENT_PARTS)
export type StudentParts = z.infer<typeof Parts>

export type Jawaban = z.infer<typeof Jawaban>
export type PendaftaranDunia = z.infer<typeof PendaftaranDunia>
export type EntriSkpi = z.infer<typeof EntriSkpi>
export type KuesionerTerkirim = z.infer<typeof KuesionerTerkirim>
export type JenisKuesioner = KuesionerTerkirim['jenis']
/** One part of a questionnaire: a course of the teaching questionnaire, or a whole one of the other two. */
export type KuesionerSection = Pick<KuesionerTerkirim, 'jenis' | 'tahun' | 'semester' | 'idMakul'>
export type KegiatanDiambil = z.infer<typeof KegiatanDiambil>
export type AjuanCuti = z.infer<typeof AjuanCuti>
export type PekerjaanDunia = z.infer<typeof PekerjaanDunia>
export type TracerDunia = z.infer<typeof Tracer>
export type AjuanSurat = z.infer<typeof AjuanSurat>
export type PendaftaranWisuda = z.infer<typeof PendaftaranWisuda>
export type UsulanDunia = z.infer<typeof UsulanDunia>
export type SidangDunia = z.infer<typeof SidangDunia>
export type TugasAkhirDunia = z.infer<typeof TugasAkhir>
export type UsulanKp = z.infer<typeof UsulanKp>
export type PesertaKompre = z.infer<typeof PesertaKompre>
export type CatatanDunia = z.infer<typeof CatatanDunia>
export type AjuanJurnal = z.infer<typeof AjuanJurnal>
export type ProposalDunia = z.infer<typeof ProposalDunia>
