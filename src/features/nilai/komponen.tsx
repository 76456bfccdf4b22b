import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { tertutupOf } from '#domain/nilai/tertutup.ts'
import { type Periode, periodeOrder, toPeriodeParams, useSemesterBerjalan } from '#domain/periode/periode.ts'
import { useGetTranskrip, useListNilaiPerkomponen } from '#generated/client/nilai/nilai.ts'
import type { NilaiKomponen, NilaiPerkomponen } from '#generated/client/nilai/readers.ts'
import { useListKomponenDefault } from '#generated/client/referensi/referensi.ts'
import { useListTahunSemester } from '#generated/client/tahun-semester/tahun-semester.ts'
import { MakulLink } from '#kit/link/makul-link.tsx'
import { custom, Table, text } from '#kit/list/table.tsx'
import { UnreadNote } from '#kit/list/unread-note.tsx'
import { ListedPeriode } from '#kit/periode/listed-periode.tsx'
import { combineQueries } from '#kit/query/combine-queries.ts'
import { QueryCard } from '#kit/query/query-view.tsx'
import { unreadableWord } from '#shared/format/unreadable.ts'
import { joined } from '#shared/text/joined.ts'
import { type Angka, isWhole, type Listed, mapRows, readRows } from '#shared/wire/readers.ts'
import styles from './nilai.module.css'
import { NilaiTertutup } from './nilai-table.tsx'
import { useAngka } from './use-angka.ts'

const NS = 'nilai'

/** Returns the campus's default components, for a course without its own. */
const useBawaan = (): Listed<NilaiKomponen> => {
  const { data } = useListKomponenDefault()
  return mapRows(data?.data ?? [], ({ nama, bobot }) => ({ nama, persentase: bobot, nilai: null }))
}

/** A course with its components: the final mark and letter, or the provisional mark. */
const Makul = ({ of, isTertutup }: { of: NilaiPerkomponen; isTertutup: boolean }) => {
  const { t, i18n } = useTranslation(NS)
  const { desimal, numberText, sksText, sementara } = useAngka()
  const bawaan = useBawaan()
  const { namaMakul, kodeMakul, kelas, sks, nilaiAkhir, nilaiHuruf } = of
  const own = of.komponen
  const nama = namaMakul || kodeMakul || '–'
  const share = (value: Angka) => (value == null ? numberText(value) : t('percent', { persen: numberText(value) }))
  const final = joined(nilaiAkhir === null ? '' : desimal(nilaiAkhir), nilaiHuruf)
  const unfinished = isWhole(own) ? t('unpublished') : unreadableWord(i18n.language)
  return (
    <li className={styles.makul}>
      <h3>
        <MakulLink of={of}>{nama}</MakulLink>
      </h3>
      <p className={styles.minor}>{joined(kodeMakul, kelas && t('row.kelas', { kelas }), sksText(sks))}</p>
      {isTertutup ? (
        <NilaiTertutup nama={nama} />
      ) : (
        <>
          <Table<NilaiKomponen>
            ns={NS}
            caption="component.of"
            about={{ nama }}
            empty="component.none"
            keep
            rows={own.length > 0 ? own : bawaan}
            columns={[
              text('nama', { title: 'column.komponen', header: true }),
              custom('bagian', ({ persentase }) => share(persentase), { numeric: true }),
              custom('angka', ({ nilai }) => desimal(nilai), { numeric: true }),
            ]}
          />
          <p className={styles.final}>
            <span>{t('component.final')}</span>
            <b>{final || sementara(of) || unfinished}</b>
          </p>
        </>
      )}
    </li>
  )
}

const OfPeriode = ({ periode }: { periode: Periode }) => {
  const { t } = useTranslation(NS)
  const idMahasiswa = useIdMahasiswa()
  const perkomponen = useListNilaiPerkomponen(idMahasiswa, toPeriodeParams(periode))
  const transkrip = useGetTranskrip(idMahasiswa)
  return (
    <QueryCard
      title={t('component.title')}
      query={combineQueries(perkomponen, transkrip)}
      select={([known, { data }]) => {
        if (!known.data || !data) return null
        const tertutup = tertutupOf(readRows(data, 'hint')) // the marks of a hidden grade would reveal it
        return mapRows(known.data, (of) => ({ of, isTertutup: tertutup.isMakul(of) }))
      }}
      empty={t('component.empty')}
      lines={20}
      flush
    >
      {(rows) => (
        <>
          <ul className={styles.daftar}>
            {readRows(rows, 'noted').map((one) => (
              <Makul key={`${one.of.idMakul} ${rows.indexOf(one)}`} {...one} />
            ))}
          </ul>
          <UnreadNote of={rows} />
        </>
      )}
    </QueryCard>
  )
}

/** Marks of assignments, quizzes and exams in a period. */
export const Komponen = () => {
  const { t } = useTranslation(NS)
  const periode = useListTahunSemester(useIdMahasiswa())
  const { semesterBerjalan } = useSemesterBerjalan()
  const isSoFar = (one: Periode) => !semesterBerjalan || periodeOrder(one) <= periodeOrder(semesterBerjalan)
  return (
    <ListedPeriode query={periode} isOffered={isSoFar} empty={t('component.empty')} lines={22}>
      {(one) => <OfPeriode periode={one} />}
    </ListedPeriode>
  )
}
