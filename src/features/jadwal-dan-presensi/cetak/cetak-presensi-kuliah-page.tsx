import { useTranslation } from 'react-i18next'
import { dosenText } from '#domain/jadwal/kehadiran.ts'
import { namaMakulOf } from '#domain/jadwal/nama-makul.ts'
import { isDiBawah, type PresensiKelas } from '#domain/jadwal/rawan-presensi.ts'
import { angka, custom, type ListColumn, Table, text } from '#kit/list/table.tsx'
import { usePeriode, useSemesterKe } from '#kit/periode/by-periode.tsx'
import { PrintPage } from '#kit/print/print-page.tsx'
import { unreadableWord } from '#shared/format/unreadable.ts'
import type { Angka } from '#shared/wire/readers.ts'
import styles from './cetak.module.css'
import { persenText } from './persen-text.ts'
import { usePresensiKelas } from './use-presensi-kelas.ts'

const NS = 'jadwal-dan-presensi'

interface Row extends PresensiKelas {
  nomor: number
  kodeMakul: string
  kelas: string
  sks: Angka
}

const COLUMNS: ListColumn<Row>[] = [
  angka('nomor', { title: 'cetak.kolom.nomor' }),
  text('kodeMakul', { title: 'cetak.kolom.kode' }),
  custom<Row>('makul', ({ row }, { language }) => namaMakulOf(row, language), {
    title: 'cetak.kolom.makul',
    header: true,
  }),
  text('kelas', { title: 'cetak.kolom.kelas' }),
  angka('sks', { title: 'cetak.kolom.sks' }),
  custom<Row>('dosen', ({ row }) => dosenText(row.dosen) || '–', { title: 'cetak.kolom.dosen' }),
  custom<Row>(
    'hadir',
    ({ kehadiran }, { language }) =>
      kehadiran === undefined ? unreadableWord(language) : (kehadiran?.jumlahHadir ?? '–'),
    { title: 'cetak.kolom.hadir', numeric: true },
  ),
  custom<Row>(
    'absen',
    ({ kehadiran }, { language }) =>
      kehadiran === undefined ? unreadableWord(language) : (kehadiran?.jumlahAbsen ?? '–'),
    { title: 'cetak.kolom.absen', numeric: true },
  ),
  custom<Row>(
    'persen',
    ({ kehadiran, minimal }, { t, language }) => {
      if (kehadiran === undefined) return unreadableWord(language)
      if (kehadiran === null) return '–'
      const persen = persenText(kehadiran.persentaseKehadiran, t, language)
      return isDiBawah(kehadiran, minimal) ? (
        <b>
          <span>{persen}</span> <span className={styles.below}>{t('cetak.below')}</span>
        </b>
      ) : (
        persen
      )
    },
    { title: 'cetak.kolom.kehadiran', numeric: true },
  ),
  custom<Row>(
    'minimal',
    ({ minimal }, { t, language }) => {
      if (minimal === undefined) return unreadableWord(language)
      return minimal === null ? '–' : persenText(minimal, t, language)
    },
    {
      title: 'cetak.kolom.minimal',
      numeric: true,
    },
  ),
]

const toRow = (one: PresensiKelas, index: number): Row => {
  const { kodeMakul, kelas, sks } = one.row
  return { ...one, nomor: index + 1, kodeMakul, kelas, sks }
}

/** /cetak-presensi-kuliah: attendance of the student by class. */
export const CetakPresensiKuliahPage = () => {
  const { t } = useTranslation(NS)
  const of = usePeriode()
  const semesterKe = useSemesterKe(of.periode)
  const presensi = usePresensiKelas(of.periode)
  return (
    <PrintPage
      title={t('cetak.presensi.title')}
      of={of}
      choose="/jadwal-dan-presensi"
      answer={presensi}
      part={(rows) => rows}
    >
      {(rows) => ({
        facts: semesterKe === null ? [] : [{ label: t('cetak.semester'), value: semesterKe }],
        body: (
          <Table
            ns={NS}
            caption="cetak.presensi.caption"
            empty="cetak.presensi.empty"
            columns={COLUMNS}
            rows={rows.map(toRow)}
          />
        ),
        signers: ['mahasiswa', { office: t('cetak.akademik'), person: null }],
      })}
    </PrintPage>
  )
}
