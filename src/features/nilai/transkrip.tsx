import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { sksTerlihat, tertutupOf } from '#domain/nilai/tertutup.ts'
import { useGetTranskrip, useListNilaiKonversi } from '#generated/client/nilai/nilai.ts'
import type { Transkrip as Answered, NilaiKonversi, NilaiMakul } from '#generated/client/nilai/readers.ts'
import { MakulLink } from '#kit/link/makul-link.tsx'
import { angka, custom, Table, tanggal, text, whole } from '#kit/list/table.tsx'
import { UnreadNote } from '#kit/list/unread-note.tsx'
import { PrintLink } from '#kit/print/print-link.tsx'
import { QueryCard } from '#kit/query/query-view.tsx'
import { shownText } from '#shared/format/unreadable.ts'
import { joined } from '#shared/text/joined.ts'
import { DescriptionList } from '#shared/ui/look/description-list.tsx'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import { type Angka, allRows, readRows } from '#shared/wire/readers.ts'
import styles from './nilai.module.css'
import { NilaiTable } from './nilai-table.tsx'
import { useAngka } from './use-angka.ts'

const NS = 'nilai'

/** Groups courses by semester, ascending; then those without a semester, then those with an unreadable one. */
const bySemester = (rows: readonly NilaiMakul[]): { ke: Angka; makul: NilaiMakul[] }[] => {
  const place = (ke: Angka) => ke ?? (ke === null ? Number.MAX_SAFE_INTEGER : Number.MAX_VALUE)
  return [...new Set(rows.map(({ semesterKe }) => semesterKe))]
    .sort((a, b) => place(a) - place(b))
    .map((ke) => ({ ke, makul: rows.filter(({ semesterKe }) => semesterKe === ke) }))
}

const TranskripBody = ({ of }: { of: Answered }) => {
  const { t } = useTranslation(NS)
  const { ip, desimal, numberText, shut } = useAngka()
  const rows = readRows(of.data, 'noted')
  if (of.data?.length === 0) return <EmptyState hint={t('none')} />
  const isTertutup = tertutupOf(rows).isIpk()
  const sks = isTertutup ? sksTerlihat(allRows(of.data)) : of.totalSks
  return (
    <>
      <DescriptionList
        facts={[
          { label: t('column.ipk'), value: <b>{ip(of.ipk, isTertutup)}</b> },
          { label: t('predikat'), value: shut(isTertutup, of.predikat) },
          { label: t('sks.total'), value: sks === null ? null : numberText(sks) },
          { label: t('column.mutu'), value: shut(isTertutup, desimal(of.totalMutu)) },
        ]}
      />
      {bySemester(rows).map(({ ke, makul }) => {
        const unnumbered = ke === null ? 'semester.none' : 'semester.unknown'
        const caption = ke == null ? unnumbered : 'semester'
        const about = { ke: String(ke ?? '') }
        return (
          <section key={`${ke}`} className={styles.semester}>
            <h3>{t(caption, about)}</h3>
            <NilaiTable caption={caption} about={about} rows={makul} empty="none" />
          </section>
        )
      })}
      <UnreadNote of={of.data} />
    </>
  )
}

/** Recognized courses from elsewhere; nothing without any. */
const Pengakuan = () => {
  const { t } = useTranslation(NS)
  const { sksText } = useAngka()
  const konversi = useListNilaiKonversi(useIdMahasiswa())
  if (konversi.data?.data?.length === 0) return null
  return (
    <QueryCard title={t('konversi.title')} query={konversi} select={({ data }) => data} lines={6}>
      {(rows) => (
        <Table<NilaiKonversi>
          ns={NS}
          caption="konversi.title"
          empty="konversi.empty"
          rows={rows}
          columns={[
            custom(
              'namaMakul',
              ({ kodeMakul, namaMakul }, { language }) => (
                <MakulLink of={{ idMakul: null, kodeMakul }}>{shownText(namaMakul, language) || '–'}</MakulLink>
              ),
              { header: true, title: 'column.makul' },
            ),
            whole('kodeMakul', { title: 'column.kode' }),
            angka('sks'),
            whole('nilaiHuruf', { title: 'column.nilai' }),
            text('namaMakulAsal', { title: 'column.makulAsal' }),
            custom('asal', ({ kodeMakulAsal, institusiAsal }) => joined(kodeMakulAsal, institusiAsal) || '–'),
            custom('nilaiAsal', ({ nilaiAsal, sksAsal }) => joined(nilaiAsal, sksText(sksAsal)) || '–'),
            tanggal('tanggal', { title: 'column.diakui' }),
          ]}
        />
      )}
    </QueryCard>
  )
}

/** All graded courses with sums and print link, and recognized courses from elsewhere. */
export const Transkrip = () => {
  const { t } = useTranslation(NS)
  const transkrip = useGetTranskrip(useIdMahasiswa())
  return (
    <>
      <QueryCard title={t('tab.transkrip')} query={transkrip} select={(answer) => answer.data && answer} lines={24}>
        {(known) => <TranskripBody of={known} />}
      </QueryCard>
      <div>
        <PrintLink to="/cetak-transkrip">{t('transkrip.print')}</PrintLink>
      </div>
      <Pengakuan />
    </>
  )
}
