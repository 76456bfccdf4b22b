import { useTranslation } from 'react-i18next'
import { dosenText } from '#domain/jadwal/kehadiran.ts'
import { namaMakulOf } from '#domain/jadwal/nama-makul.ts'
import { jadwalText } from '#domain/jadwal/pertemuan.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { toPeriodeParams } from '#domain/periode/periode.ts'
import { useListJadwalKuliah } from '#generated/client/jadwal-dan-presensi/jadwal-dan-presensi.ts'
import type { JadwalKuliah } from '#generated/client/jadwal-dan-presensi/readers.ts'
import { angka, custom, type ListColumn, Table, text } from '#kit/list/table.tsx'
import { usePeriode } from '#kit/periode/by-periode.tsx'
import { PrintPage } from '#kit/print/print-page.tsx'
import { shownText } from '#shared/format/unreadable.ts'
import { sortJadwalKuliah } from '../sort-jadwal-kuliah.ts'

const NS = 'jadwal-dan-presensi'
const NONE = '–'

const COLUMNS: ListColumn<JadwalKuliah>[] = [
  custom('waktu', ({ jadwal }, { language }) => jadwalText(jadwal, language) || NONE, {
    title: 'cetak.kolom.waktuRuang',
  }),
  text('kodeMakul', { title: 'cetak.kolom.kode' }),
  custom('makul', (row, { language }) => namaMakulOf(row, language), { title: 'cetak.kolom.makul', header: true }),
  text('kelas', { title: 'cetak.kolom.kelas' }),
  angka('sks', { title: 'cetak.kolom.sks' }),
  custom('dosen', ({ dosen }, { language }) => shownText(dosenText(dosen), language) || NONE, {
    title: 'cetak.kolom.dosen',
  }),
]

/** The weekly classes of a period as a paper: only stored ones are shown, because it has no address (section 2). */
export const JadwalSheet = () => {
  const { t } = useTranslation(NS)
  const of = usePeriode()
  const jadwal = useListJadwalKuliah(useIdMahasiswa(), toPeriodeParams(of.periode), {
    query: { enabled: !!of.periode },
  })
  return (
    <PrintPage
      title={t('cetak.jadwal')}
      of={of}
      choose="/jadwal-dan-presensi"
      answer={jadwal}
      part={({ data }) => data}
    >
      {(rows) => ({
        signers: [],
        body: <Table ns={NS} caption="list" empty="empty" columns={COLUMNS} rows={sortJadwalKuliah(rows)} />,
      })}
    </PrintPage>
  )
}
