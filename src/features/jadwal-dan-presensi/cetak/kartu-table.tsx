import { sortJadwalUjian } from '#domain/jadwal/jadwal-ujian.ts'
import { hoursText } from '#domain/jadwal/pertemuan.ts'
import { kodeText } from '#domain/kode/kode-text.ts'
import type { KartuUjianMakul } from '#generated/client/ujian/readers.ts'
import { angka, custom, type ListColumn, Table, text } from '#kit/list/table.tsx'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { unreadableWord } from '#shared/format/unreadable.ts'
import type { Listed } from '#shared/wire/readers.ts'
import { persenText } from './persen-text.ts'

interface Row extends KartuUjianMakul {
  nomor: number
}

/** Returns day and times of an exam in the campus time zone: 'Senin, 26 Oktober 2026, 08.00–10.00 WIB'. */
const waktuText = (of: KartuUjianMakul, language: string): string =>
  [formatTanggal(of.tanggalUjian, language, 'weekday'), hoursText(of, language)].filter(Boolean).join(', ') || '–'

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
    ({ persentaseKehadiran: persen }, { t, language }) => {
      if (persen === undefined) return unreadableWord(language)
      return persen === null ? '–' : persenText(persen, t, language)
    },
    { title: 'cetak.kolom.kehadiran', numeric: true },
  ),
  custom<Row>(
    'eligible',
    ({ eligible }) => (eligible === null ? '–' : <b>{kodeText('eligible', eligible ? 'Ya' : 'Tidak')}</b>),
    { title: 'cetak.kolom.eligible' },
  ),
]

/** Exams of a card by date, with the attendance of the class and whether the student is admitted. */
export const KartuTable = ({ data }: { data: Listed<KartuUjianMakul> }) => (
  <Table
    ns="jadwal-dan-presensi"
    caption="cetak.kartu.caption"
    empty="cetak.kartu.empty"
    columns={COLUMNS}
    rows={sortJadwalUjian(data).map((row, index): Row | null => row && { ...row, nomor: index + 1 })}
  />
)
