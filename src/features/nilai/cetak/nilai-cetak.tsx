import { useTranslation } from 'react-i18next'
import { namaMakulOf } from '#domain/jadwal/nama-makul.ts'
import type { NilaiMakul, NilaiPenandatangan } from '#generated/readers/nilai.ts'
import { custom, type ListColumn, Rows, text } from '#kit/list/columns.tsx'
import { formatDesimal } from '#shared/format/desimal.ts'
import { romawi, useAngka } from '../use-angka.ts'
import styles from './cetak.module.css'

const NS = 'nilai'

/** A course on paper; what is hidden is not on it at all. */
export type MakulCetak = NilaiMakul & { nomor: number }

/** The rows of a paper: numbered, without the figures of a grade that waits for a questionnaire. */
export const toMakulCetak = (rows: readonly NilaiMakul[]): MakulCetak[] =>
  rows.map((row, index) => ({
    ...row,
    ...(row.isTerkunci === true && { nilaiHuruf: '', nilaiAngka: null, bobot: null, mutu: null, isLulus: null }),
    nomor: index + 1,
  }))

const number = (value: number | null, language: string): string =>
  value === null ? '–' : formatDesimal(value, 2, language)

const COLUMNS: ListColumn<MakulCetak>[] = [
  custom('nomor', ({ nomor }) => nomor, { title: 'cetak.no', numeric: true }),
  text('kodeMakul', { title: 'column.kode' }),
  custom('makul', (row, { language }) => namaMakulOf(row, language), { title: 'column.makul', header: true }),
  custom('sks', ({ sks }) => sks ?? '–', { title: 'column.sks', numeric: true }),
  custom(
    'nilai',
    ({ isTerkunci, nilaiHuruf }, { t }) => (isTerkunci === true ? t('hidden.short') : <b>{nilaiHuruf || '–'}</b>),
    { title: 'column.nilai' },
  ),
  custom('bobot', ({ bobot }, { language }) => number(bobot, language), { title: 'cetak.bobot', numeric: true }),
  custom('mutu', ({ mutu }, { language }) => number(mutu, language), { title: 'cetak.mutu', numeric: true }),
]
const SEMESTER = custom<MakulCetak>('semester', ({ semesterKe }) => (semesterKe === null ? '–' : romawi(semesterKe)), {
  title: 'cetak.smt',
})

interface Props {
  rows: readonly MakulCetak[]
  sks: number | null
  /** null where it is not known, or would give a hidden grade away. */
  mutu: number | null
  /** Each course with its semester. */
  hasSemester?: boolean
}

/** The grades of a paper with their sums, and why some are not on it. */
export const NilaiCetak = ({ rows, sks, mutu, hasSemester = false }: Props) => {
  const { t } = useTranslation(NS)
  const { desimal } = useAngka()
  return (
    <>
      <Rows
        ns={NS}
        caption="tab.transkrip"
        empty="khs.empty"
        columns={hasSemester ? [...COLUMNS.slice(0, 1), SEMESTER, ...COLUMNS.slice(1)] : COLUMNS}
        rows={rows}
        totals={{ makul: t('cetak.sum'), sks: sks ?? '–', mutu: desimal(mutu) }}
      />
      {rows.some(({ isTerkunci }) => isTerkunci === true) ? <p className={styles.note}>{t('cetak.hidden')}</p> : null}
    </>
  )
}

/** Who signs, as the answer names it, with the place and day that stand above. */
export const penandatanganOf = (of: NilaiPenandatangan | null, office: string) => ({
  signers: [{ office: of?.jabatan || office, person: of && { id: of.nidn, nama: of.nama } }],
  signedAt: of && { kota: of.kota, tanggal: of.tanggal },
})
