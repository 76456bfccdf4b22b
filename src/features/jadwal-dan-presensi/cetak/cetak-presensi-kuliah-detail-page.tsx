import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { namaMakulOf } from '#domain/jadwal/nama-makul.ts'
import { isDiBawah, type PresensiKelas } from '#domain/jadwal/rawan-presensi.ts'
import { kodeText } from '#domain/kode/kode-text.ts'
import type { PresensiPertemuan } from '#generated/client/jadwal-dan-presensi/readers.ts'
import { angka, custom, type ListColumn, Table, tanggal, text, whole } from '#kit/list/table.tsx'
import { usePeriode, useSemesterKe } from '#kit/periode/by-periode.tsx'
import { PrintPage } from '#kit/print/print-page.tsx'
import { shownText } from '#shared/format/unreadable.ts'
import { joined } from '#shared/text/joined.ts'
import { Notice } from '#shared/ui/look/notice.tsx'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import styles from './cetak.module.css'
import { persenText } from './persen-text.ts'
import { usePresensiKelas } from './use-presensi-kelas.ts'

const NS = 'jadwal-dan-presensi'

const COLUMNS: ListColumn<PresensiPertemuan>[] = [
  angka('pertemuan', { title: 'cetak.kolom.pertemuan', header: true }),
  tanggal('tanggal', { title: 'cetak.kolom.tanggal' }),
  custom<PresensiPertemuan>(
    'presensi',
    ({ presensi }, { t, language }) =>
      presensi === '' ? t('cetak.tanda.none') : shownText(kodeText('kehadiran', presensi), language),
    { title: 'cetak.kolom.tanda' },
  ),
  whole('jamDatang', { title: 'cetak.kolom.jamDatang' }),
  text('materi', { title: 'cetak.kolom.materi' }),
  text('keterangan', { title: 'cetak.kolom.keterangan' }),
]

/** One class: name, attendance count and one line per meeting. */
const Kelas = ({ of: { row, pertemuan, kehadiran, minimal } }: { of: PresensiKelas }) => {
  const { t, i18n } = useTranslation(NS)
  const kelas = row.kelas && t('cetak.kelas', { kelas: row.kelas })
  const persen = kehadiran ? persenText(kehadiran.persentaseKehadiran, t, i18n.language) : ''
  const isBad = !!kehadiran && isDiBawah(kehadiran, minimal)
  return (
    <section className={styles.kelas}>
      <h2>{joined(shownText(row.kodeMakul, i18n.language), namaMakulOf(row, i18n.language), kelas)}</h2>
      {kehadiran ? (
        <p className={styles.count}>
          <span>{t('cetak.count', { hadir: kehadiran.jumlahHadir, absen: kehadiran.jumlahAbsen })}</span>{' '}
          {isBad ? <b>{`${persen}, ${t('cetak.below')}`}</b> : <span>{persen}</span>}
        </p>
      ) : null}
      {kehadiran === undefined ? <p className={styles.count}>{t('cetak.unread')}</p> : null}
      <Table
        ns={NS}
        caption="cetak.detail.caption"
        empty="cetak.detail.empty"
        columns={COLUMNS}
        rows={pertemuan ?? [null]}
      />
    </section>
  )
}

/** Message shown when the period has no such makul, with a link to the print page of all makul. */
const NoMakul = () => {
  const { t } = useTranslation(NS)
  const [query] = useSearchParams()
  const others = new URLSearchParams([...query].filter(([name]) => name !== 'idMakul' && name !== 'idKelas'))
  return (
    <Notice tone="warn">
      <p>{t('cetak.detail.noMakul')}</p>
      <Link to={`?${others.toString()}`}>{t('cetak.detail.all')}</Link>
    </Notice>
  )
}

/** /cetak-presensi-kuliah-detail: meetings of one class (?idKelas=) or makul (?idMakul=), else of all classes. */
export const CetakPresensiKuliahDetailPage = () => {
  const { t } = useTranslation(NS)
  const of = usePeriode()
  const semesterKe = useSemesterKe(of.periode)
  const presensi = usePresensiKelas(of.periode)
  const [query] = useSearchParams()
  const idKelas = query.get('idKelas') ?? ''
  const idMakul = query.get('idMakul') ?? ''
  const { data } = presensi
  const chosen = useMemo(() => {
    const isChosen = (id: string, wanted: string) => wanted === '' || id === wanted
    return data?.filter(({ row }) => isChosen(row.idKelas, idKelas) && isChosen(row.idMakul, idMakul))
  }, [data, idKelas, idMakul])
  if (data && data.length > 0 && chosen?.length === 0) return <NoMakul />
  return (
    <PrintPage
      title={t('cetak.detail.title')}
      of={of}
      choose="/jadwal-dan-presensi"
      answer={presensi}
      part={(rows) => rows && chosen}
    >
      {(rows) => ({
        facts: semesterKe === null ? [] : [{ label: t('cetak.semester'), value: semesterKe }],
        body:
          rows.length === 0 ? (
            <EmptyState hint={t('cetak.presensi.empty')} />
          ) : (
            rows.map((one) => <Kelas key={`${one.row.idKelas} ${rows.indexOf(one)}`} of={one} />)
          ),
        signers: ['mahasiswa', { office: t('cetak.akademik'), person: null }],
      })}
    </PrintPage>
  )
}
