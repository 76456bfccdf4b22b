import { IconFlask } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { sksTerlihat, type Tertutup, tertutupOf } from '#domain/nilai/tertutup.ts'
import { type Periode, periodeOrder, toKodePeriode } from '#domain/periode/periode.ts'
import { readPeriodeChoices } from '#domain/periode/periode-choices.ts'
import { useGetTranskrip, useListAktivitasKuliah } from '#generated/client/nilai/nilai.ts'
import type { AktivitasKuliah, NilaiMakul, Transkrip } from '#generated/client/nilai/readers.ts'
import { useListTahunSemester } from '#generated/client/tahun-semester/tahun-semester.ts'
import { UnreadNote } from '#kit/list/unread-note.tsx'
import { ByPeriode } from '#kit/periode/by-periode.tsx'
import { combineQueries } from '#kit/query/combine-queries.ts'
import { QueryCard, QueryView } from '#kit/query/query-view.tsx'
import { roundHalfUp } from '#shared/format/desimal.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { DescriptionList } from '#shared/ui/look/description-list.tsx'
import { Notice } from '#shared/ui/look/notice.tsx'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import { type Angka, allRows, readRows, unreadOf } from '#shared/wire/readers.ts'
import { KhsCard } from './khs-card.tsx'
import { KurvaNilai } from './kurva.tsx'
import styles from './nilai.module.css'
import { gerakIpk, type SemesterNilai, semesterNilai } from './semester-nilai.ts'
import { useAngka } from './use-angka.ts'
import { useAturan, useSksKelulusan } from './use-aturan.ts'
import { useBerjalan } from './use-berjalan.ts'

const NS = 'nilai'
/** Further names are only counted. */
const MAX_NAMES = 3

/** Notice about grades hidden until questionnaires are sent, with a link to them. */
const Tertunda = ({ makul }: { makul: readonly NilaiMakul[] }) => {
  const { t } = useTranslation(NS)
  if (makul.length === 0) return null
  const names = makul.slice(0, MAX_NAMES).map(({ namaMakul, kodeMakul }) => namaMakul || kodeMakul)
  const more = makul.length - names.length
  const list = [...names, ...(more > 0 ? [t('hidden.more', { count: more })] : [])].filter(Boolean).join(', ')
  return (
    <Notice tone="warn">
      <p>{t('hidden.notice', { count: makul.length, makul: list })}</p>
      <Link className={styles.link} to="/kuesioner">
        {t('hidden.fill')}
      </Link>
    </Notice>
  )
}

interface Known {
  semesters: readonly SemesterNilai[]
  transkrip: Transkrip
  tertutup: Tertutup<NilaiMakul>
  /** True when a semester is unreadable. */
  isPart: boolean
}

/** Predicate and change of the IPK, and the semester up to which it counts. */
const Keterangan = ({ of: { semesters, transkrip, tertutup } }: { of: Known }) => {
  const { t } = useTranslation(NS)
  const { desimal, decimals } = useAngka()
  const { kini, sebelum, selisih } = gerakIpk(semesters)
  const moved = Number(roundHalfUp(Math.abs(selisih), decimals))
  return (
    <ul>
      {tertutup.isIpk() || !transkrip.predikat ? null : (
        <li>
          <b>{transkrip.predikat}</b>
        </li>
      )}
      {kini ? <li>{t('ipk.until', { ke: kini.ke })}</li> : null}
      {moved > 0 && sebelum ? (
        <li>{t(selisih < 0 ? 'ipk.down' : 'ipk.up', { selisih: desimal(moved, decimals), ke: sebelum.ke })}</li>
      ) : null}
    </ul>
  )
}

/** IPS of the latest semester with one, credits passed, and the programme's minimum IPK. */
const Figures = ({ of: { semesters, transkrip, tertutup } }: { of: Known }) => {
  const { t } = useTranslation(NS)
  const { ip, numberText, ipsTitle } = useAngka()
  const kelulusan = useSksKelulusan(transkrip)
  const minimal = useAturan()?.minimalIpk
  const lulus = tertutup.isIpk() ? sksTerlihat(allRows(transkrip.data)) : transkrip.totalSks
  const last = semesters.findLast(({ isBelum }) => !isBelum)
  return (
    <DescriptionList
      className={styles.trio}
      facts={[
        { label: ipsTitle(last?.ke), value: ip(last?.ips ?? null, last?.isIpsTertutup) },
        {
          label: t('sks.passed'),
          value: (
            <>
              <span>{numberText(lulus)}</span>
              {kelulusan == null ? null : <span>{` ${t('sks.of', { kelulusan })}`}</span>}
              {tertutup.isIpk() ? <span>{`, ${t('sks.hidden', { count: tertutup.makul.length })}`}</span> : null}
            </>
          ),
        },
        ...(typeof minimal === 'number' ? [{ label: t('ipk.minimum'), value: ip(minimal) }] : []),
      ]}
    />
  )
}

/** Returns the IPK that may be shown: while a grade is hidden, the last one before it. */
const ipkOf = ({ semesters, transkrip, tertutup }: Known): Angka => {
  const last = gerakIpk(semesters).kini?.ipk ?? null
  return tertutup.isIpk() ? last : (transkrip.ipk ?? last)
}

const Ipk = ({ of }: { of: Known }) => {
  const { t } = useTranslation(NS)
  const { ip } = useAngka()
  const ipk = ipkOf(of)
  const hasFigures = of.semesters.some(
    (one) => typeof one.ips === 'number' || typeof one.ipk === 'number' || one.isIpsTertutup,
  )
  if (ipk == null && !hasFigures) {
    // Distinguishes unreadable figures of graded courses from no grades at all.
    const hasNilai =
      ipk === undefined || of.isPart || (of.transkrip.data ?? []).some((row) => row === null || row.nilaiHuruf !== '')
    return hasNilai ? <Notice tone="warn">{t('unreadable')}</Notice> : <EmptyState hint={t('none')} />
  }
  return (
    <>
      <div className={styles.ipk}>
        <p className={styles.big}>{ip(ipk, ipk == null)}</p>
        <Keterangan of={of} />
      </div>
      <Figures of={of} />
      <p className={styles.way}>
        <Link className={buttonClass()} to="?tab=simulasi">
          <IconFlask size={20} aria-hidden />
          <span>{t('simulasi.way')}</span>
        </Link>
      </p>
      {hasFigures ? <KurvaNilai semesters={of.semesters} /> : null}
    </>
  )
}

/** Returns the periods to choose from, newest first; the running one only once it has grades. */
const choicesOf = (choices: readonly Periode[], berjalan: Periode | null, rows: readonly AktivitasKuliah[]) => {
  const kode = berjalan && String(toKodePeriode(berjalan))
  const isDinilai = rows.some(({ tahunSemester, ips }) => tahunSemester === kode && ips !== null)
  const now = berjalan ? periodeOrder(berjalan) : Number.POSITIVE_INFINITY
  const newest = choices.toSorted((a, b) => periodeOrder(b) - periodeOrder(a))
  const soFar = newest.filter((one) => periodeOrder(one) <= now)
  const past = soFar.filter((one) => isDinilai || periodeOrder(one) < now)
  return past.length > 0 ? past : soFar
}

/** Study progress, with the grades of a period beside it. */
export const NilaiSummary = () => {
  const { t } = useTranslation(NS)
  const idMahasiswa = useIdMahasiswa()
  const transkrip = useGetTranskrip(idMahasiswa)
  const aktivitas = useListAktivitasKuliah(idMahasiswa)
  const periode = useListTahunSemester(idMahasiswa)
  const now = useBerjalan()
  const rows = readRows(aktivitas.data?.data, 'hint')
  return (
    <>
      <Tertunda makul={tertutupOf(readRows(transkrip.data?.data, 'hint')).makul} />
      <div className={styles.board}>
        <QueryCard
          title={t('column.ipk')}
          query={combineQueries(aktivitas, transkrip)}
          select={([known, of]): Known | null => {
            if (!known.data || !of.data) return null
            const tertutup = tertutupOf(readRows(of.data, 'noted'))
            const semesters = semesterNilai(readRows(known.data, 'noted'), tertutup)
            return { semesters, transkrip: of, tertutup, isPart: unreadOf(known.data) > 0 }
          }}
          lines={20}
        >
          {(known) => (
            <>
              <Ipk of={known} />
              <UnreadNote of={aktivitas.data?.data} />
            </>
          )}
        </QueryCard>
        <QueryView
          query={combineQueries(periode, now)}
          select={([{ data }, berjalan]) => data && choicesOf(readPeriodeChoices(data), berjalan, rows)}
          lines={16}
        >
          {(choices) => (
            <ByPeriode choices={choices} empty={t('khs.empty')} lines={14}>
              {(one) => <KhsCard key={toKodePeriode(one)} periode={one} />}
            </ByPeriode>
          )}
        </QueryView>
      </div>
    </>
  )
}
