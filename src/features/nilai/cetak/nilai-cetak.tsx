import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { namaMakulOf } from '#domain/jadwal/nama-makul.ts'
import type { NilaiMakul, NilaiPenandatangan } from '#generated/client/nilai/readers.ts'
import { angka, custom, type ListColumn, Table, text } from '#kit/list/table.tsx'
import { DescriptionList } from '#shared/ui/look/description-list.tsx'
import { type Angka, allRows, type Listed, UNREADABLE } from '#shared/wire/readers.ts'
import { romawi, useAngka } from '../use-angka.ts'
import styles from './cetak.module.css'

const NS = 'nilai'

/** A course on a print page; hidden values are removed. */
export type MakulCetak = NilaiMakul & { nomor: number }

/** Returns whether a course can be certified: credits and grade are readable. */
const isCertified = ({ sks, nilaiHuruf, bobot, mutu }: NilaiMakul): boolean =>
  ![sks, bobot, mutu].includes(undefined) && nilaiHuruf !== UNREADABLE

/** Returns the courses of a print page; null when a course or a certified value is unreadable. */
export const certifiedRows = (data: Listed<NilaiMakul> | null): NilaiMakul[] | null => {
  const rows = allRows(data)
  return rows?.every(isCertified) ? rows : null
}

/** Returns the numbered rows of a print page, without the figures of hidden grades. */
export const toMakulCetak = (rows: readonly NilaiMakul[]): MakulCetak[] =>
  rows.map((row, index) => ({
    ...row,
    ...(row.isTerkunci === true && { nilaiHuruf: '', nilaiAngka: null, bobot: null, mutu: null, isLulus: null }),
    nomor: index + 1,
  }))

const Points = ({ of }: { of: Angka }) => <span>{useAngka().desimal(of)}</span>

const COLUMNS: ListColumn<MakulCetak>[] = [
  custom('nomor', ({ nomor }) => nomor, { title: 'cetak.no', numeric: true }),
  text('kodeMakul', { title: 'column.kode' }),
  custom('makul', (row, { language }) => namaMakulOf(row, language), { title: 'column.makul', header: true }),
  angka('sks'),
  custom(
    'nilai',
    ({ isTerkunci, nilaiHuruf }, { t }) => (isTerkunci === true ? t('hidden.short') : <b>{nilaiHuruf || '–'}</b>),
    { title: 'column.nilai' },
  ),
  custom('bobot', ({ bobot }) => <Points of={bobot} />, { title: 'cetak.bobot', numeric: true }),
  custom('mutu', ({ mutu }) => <Points of={mutu} />, { title: 'cetak.mutu', numeric: true }),
]
const SEMESTER = custom<MakulCetak>('semester', ({ semesterKe }) => (semesterKe == null ? '–' : romawi(semesterKe)), {
  title: 'cetak.smt',
})

interface Props {
  rows: readonly MakulCetak[]
  sks: Angka
  /** null when unknown, or when it would reveal a hidden grade. */
  mutu: Angka
  /** Shows the semester of each course. */
  hasSemester?: boolean
  /** Results of the grades, e.g. IPS and IPK. */
  hasil: ComponentProps<typeof DescriptionList>['facts']
}

/** Grades of a print page with sums, a note about hidden ones, and the results. */
export const NilaiCetak = ({ rows, sks, mutu, hasSemester = false, hasil }: Props) => {
  const { t } = useTranslation(NS)
  const { numberText, desimal } = useAngka()
  return (
    <>
      <Table
        ns={NS}
        caption="tab.transkrip"
        empty="khs.empty"
        columns={hasSemester ? [...COLUMNS.slice(0, 1), SEMESTER, ...COLUMNS.slice(1)] : COLUMNS}
        rows={rows}
        totals={{ makul: t('cetak.sum'), sks: numberText(sks), mutu: desimal(mutu) }}
        totalLabels={{ sks: t('cetak.sum.sks'), mutu: t('cetak.sum.mutu') }}
      />
      {rows.some(({ isTerkunci }) => isTerkunci === true) ? <p className={styles.note}>{t('cetak.hidden')}</p> : null}
      <div className={styles.sums}>
        <DescriptionList facts={hasil} />
      </div>
    </>
  )
}

/** Returns the signer of a response with place and day of the signature. */
export const penandatanganOf = (of: NilaiPenandatangan | null | undefined, office: string) => ({
  signers: [{ office: of?.jabatan || office, person: of && { id: of.nidn, nama: of.nama } }],
  signedAt: of && { kota: of.kota, tanggal: of.tanggal },
})
