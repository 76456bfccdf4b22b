import { sortJadwalUjian } from '#domain/jadwal/jadwal-ujian.ts'
import { spanText } from '#domain/jadwal/pertemuan.ts'
import { toSpan } from '#domain/jadwal/span.ts'
import { kodeText } from '#domain/kode/kode-text.ts'
import type { KartuUjian, KartuUjianMakul } from '#generated/client/ujian/readers.ts'
import { angka, custom, type ListColumn, Rows, text } from '#kit/list/columns.tsx'
import { formatTanggal } from '#shared/format/tanggal.ts'
import { zoneLabel } from '#shared/time/campus-zone.ts'
import { persenText } from './persen-text.ts'

interface Row extends KartuUjianMakul {
  nomor: number
}

/** Day and times of an exam on the wall of the campus: 'Senin, 26 Oktober 2026, 08.00–10.00 WIB'. */
const waktuText = ({ tanggalUjian, jamMulai, jamSelesai }: KartuUjianMakul, language: string): string => {
  const jam = toSpan(jamMulai, jamSelesai)
  const said = [jamMulai, jamSelesai].filter(Boolean).join('–')
  const times = jam ? spanText(jam, language) : said && `${said} ${zoneLabel()}`
  return [formatTanggal(tanggalUjian, language, 'weekday'), times].filter(Boolean).join(', ') || '–'
}

const COLUMNS: ListColumn<Row>[] = [
  angka('nomor', { title: 'cetak.kolom.nomor' }),
  text('kodeMakul', { title: 'cetak.kolom.kode' }),
  text('namaMakul', { title: 'cetak.kolom.makul', header: true }),
  text('kelas', { title: 'cetak.kolom.kelas' }),
  angka('sks', { title: 'cetak.kolom.sks' }),
  custom<Row>('waktu', (row, { language }) => waktuText(row, language), { title: 'cetak.kolom.waktu' }),
  text('ruang', { title: 'cetak.kolom.ruang' }),
  custom<Row>(
    'persen',
    ({ persentaseKehadiran: persen }, { t, language }) => (persen == null ? '–' : persenText(persen, t, language)),
    { title: 'cetak.kolom.kehadiran', numeric: true },
  ),
  custom<Row>(
    'eligible',
    ({ eligible }) => (eligible === null ? '–' : <b>{kodeText('eligible', eligible ? 'Ya' : 'Tidak')}</b>),
    { title: 'cetak.kolom.eligible' },
  ),
]

/** The exams of a card by date, each with the attendance at its classes and whether the student may sit it. */
export const KartuTable = ({ data }: { data: KartuUjian['data'] }) => (
  <Rows
    ns="jadwal-dan-presensi"
    caption="cetak.kartu.caption"
    empty="cetak.kartu.empty"
    columns={COLUMNS}
    rows={sortJadwalUjian(data).map((row, index): Row => ({ ...row, nomor: index + 1 }))}
  />
)
