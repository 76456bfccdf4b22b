import { IconFlask } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { aturanProdi } from '#domain/nilai/aturan-prodi.ts'
import { type Tertutup, tertutupOf } from '#domain/nilai/tertutup.ts'
import { type Periode, toKodePeriode, useSemesterBerjalan } from '#domain/periode/periode.ts'
import { readPeriodeChoices } from '#domain/periode/periode-choices.ts'
import { useGetAturanUmum } from '#generated/client/aturan/aturan.ts'
import { useGetTranskrip, useListAktivitasKuliah } from '#generated/client/nilai/nilai.ts'
import { useListTahunSemester } from '#generated/client/tahun-semester/tahun-semester.ts'
import type { AktivitasKuliah, NilaiMakul, Transkrip } from '#generated/readers/nilai.ts'
import { Answer, AnswerCard } from '#kit/answer/answer.tsx'
import { ByPeriode } from '#kit/periode/by-periode.tsx'
import { roundHalfUp } from '#shared/format/desimal.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Notice } from '#shared/ui/look/notice.tsx'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import { present } from '#shared/wire/readers.ts'
import { both } from './both.ts'
import { KhsCard } from './khs-card.tsx'
import { Kurva } from './kurva.tsx'
import styles from './nilai.module.css'
import { type SemesterNilai, selisih, semesterNilai } from './semester-nilai.ts'
import { romawi, useAngka } from './use-angka.ts'

const NS = 'nilai'
/** More names than these are counted. */
const MAX_NAMES = 3

/** Which grades wait for a questionnaire, what is hidden with them, and the way to it. */
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
}

/** What is said beside the IPK: its predicate and how it moved; of an older one, until when it counts. */
const Keterangan = ({ of: { semesters, transkrip, tertutup } }: { of: Known }) => {
  const { t } = useTranslation(NS)
  const { desimal, decimals } = useAngka()
  const [last, before] = semesters.filter(({ ipk }) => ipk !== null).toReversed()
  const move = last?.ipk != null && before?.ipk != null ? selisih(last.ipk, before.ipk) : null
  const words = move !== null && move < 0 ? 'ipk.down' : 'ipk.up'
  const moved = move === null ? 0 : Number(roundHalfUp(Math.abs(move), decimals))
  return (
    <p>
      {tertutup.isIpk() || !transkrip.predikat ? null : (
        <>
          <b>{transkrip.predikat}</b>
          <br />
        </>
      )}
      {last ? <span>{t('ipk.until', { ke: romawi(last.ke) })}</span> : null}
      {moved > 0 && before ? (
        <>
          <br />
          {t(words, { selisih: desimal(moved, decimals), ke: romawi(before.ke) })}
        </>
      ) : null}
    </p>
  )
}

const useMinimal = () => {
  const { data: aturan } = useGetAturanUmum()
  return aturanProdi(aturan?.aturanUmum, useBiodataSingkat().biodataSingkat?.idProdi)
}

/** IPS of the last semester that has one, credits passed, and what the programme asks for at the end. */
const Angka = ({ of: { semesters, transkrip } }: { of: Known }) => {
  const { t } = useTranslation(NS)
  const { ip } = useAngka()
  const aturan = useMinimal()
  const last = semesters.findLast(({ isBelum }) => !isBelum)
  const kelulusan = transkrip.sksKelulusan ?? aturan?.sksKelulusan ?? null
  return (
    <dl className={styles.trio}>
      <div>
        <dt>{last ? t('ips.last', { ke: romawi(last.ke) }) : t('column.ips')}</dt>
        <dd>{last?.isIpsTertutup ? t('hidden.short') : ip(last?.ips ?? null)}</dd>
      </div>
      <div>
        <dt>{t('sks.passed')}</dt>
        <dd>
          {transkrip.totalSks ?? '–'}
          {kelulusan === null ? null : <span> {t('sks.of', { kelulusan })}</span>}
        </dd>
      </div>
      {aturan?.minimalIpk == null ? null : (
        <div>
          <dt>{t('ipk.minimum')}</dt>
          <dd>{ip(aturan.minimalIpk)}</dd>
        </div>
      )}
    </dl>
  )
}

const Ipk = ({ of }: { of: Known }) => {
  const { t } = useTranslation(NS)
  const { ip } = useAngka()
  const { semesters, transkrip, tertutup } = of
  const before = semesters.findLast(({ ipk }) => ipk !== null)
  const ipk = tertutup.isIpk() ? (before?.ipk ?? null) : (transkrip.ipk ?? before?.ipk ?? null)
  const hasFigures = semesters.some(({ isBelum }) => !isBelum)
  if (ipk === null && !hasFigures) return <EmptyState hint={t('none')} />
  return (
    <>
      <div className={styles.ipk}>
        <p className={styles.big}>{ipk === null ? t('hidden.short') : ip(ipk)}</p>
        <Keterangan of={of} />
      </div>
      <Angka of={of} />
      <p className={styles.way}>
        <Link className={buttonClass()} to="?tab=simulasi">
          <IconFlask size={20} aria-hidden />
          {t('simulasi.way')}
        </Link>
      </p>
      {hasFigures ? <Kurva semesters={semesters} /> : null}
    </>
  )
}

/** What can be chosen: the periods so far, newest first; the running one once it has grades. */
const choicesOf = (
  choices: readonly Periode[],
  berjalan: Periode | null | undefined,
  rows: readonly AktivitasKuliah[],
): Periode[] => {
  const kode = berjalan ? toKodePeriode(berjalan) : Number.POSITIVE_INFINITY
  const hasGrades = rows.some(({ tahunSemester, ips }) => Number(tahunSemester) === kode && ips !== null)
  const past = choices.filter((one) => toKodePeriode(one) < kode || (hasGrades && toKodePeriode(one) === kode))
  const found = past.length > 0 ? past : choices.filter((one) => toKodePeriode(one) <= kode)
  return [...found].sort((a, b) => toKodePeriode(b) - toKodePeriode(a))
}

/** How the student stands, and the grades of a period beside it. */
export const Ringkasan = () => {
  const { t } = useTranslation(NS)
  const idMahasiswa = useIdMahasiswa()
  const transkrip = useGetTranskrip(idMahasiswa)
  const aktivitas = useListAktivitasKuliah(idMahasiswa)
  const periods = useListTahunSemester(idMahasiswa)
  const { semesterBerjalan } = useSemesterBerjalan()
  const rows = present(aktivitas.data?.data)
  return (
    <>
      <Tertunda makul={tertutupOf(present(transkrip.data?.data)).makul} />
      <div className={styles.board}>
        <AnswerCard
          title={t('column.ipk')}
          of={both(aktivitas, transkrip)}
          part={([known, of]): Known | null => {
            if (!known.data || !of.data) return null
            const tertutup = tertutupOf(present(of.data))
            return { semesters: semesterNilai(present(known.data), tertutup), transkrip: of, tertutup }
          }}
          lines={20}
        >
          {(known) => <Ipk of={known} />}
        </AnswerCard>
        <Answer of={periods} part={({ data }) => data && readPeriodeChoices(data)} lines={16}>
          {(choices) => (
            <ByPeriode choices={choicesOf(choices, semesterBerjalan, rows)} empty={t('khs.empty')} lines={14}>
              {(periode) => <KhsCard key={toKodePeriode(periode)} periode={periode} />}
            </ByPeriode>
          )}
        </Answer>
      </div>
    </>
  )
}
