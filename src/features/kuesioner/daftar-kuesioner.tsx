import { IconCircle, IconCircleCheck, IconPencil } from '@tabler/icons-react'
import { type ReactNode, useContext, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { namaMakulOf } from '#domain/jadwal/nama-makul.ts'
import { campusMomentText, campusTimeText, campusZoneMinutes, toJendela } from '#domain/jendela/jendela.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { type Periode, semesterLabel, toPeriode, toPeriodeParams } from '#domain/periode/periode.ts'
import { useNowMs } from '#gateway/campus/use-gateway-time.ts'
import { useListMakulKuesionerProsesPembelajaran } from '#generated/client/kuesioner/kuesioner.ts'
import { useGetKhs } from '#generated/client/nilai/nilai.ts'
import type { KuesionerMakul, KuesionerWaktu } from '#generated/readers/kuesioner.ts'
import { Answer, AnswerCard } from '#kit/answer/answer.tsx'
import { DraftOwner } from '#shared/form/draft-owner.ts'
import { readDraft } from '#shared/form/draft-store.ts'
import { now } from '#shared/state/clock.ts'
import { markReported } from '#shared/state/reported-failures.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Fold } from '#shared/ui/fold.tsx'
import { ProgressBar } from '#shared/ui/look/progress-bar.tsx'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import { present } from '#shared/wire/readers.ts'
import { addressOf, type Bagian, bagianPeriode, draftOf, type Jenis } from './bagian.ts'
import { CALLS } from './calls.ts'
import styles from './kuesioner.module.css'
import { bagiWaktu, faseWaktu, urutMakul, waktuOf } from './waktu.ts'

/** Until when it can be filled in, or since when not; empty where nobody says. */
export const useJendelaText = () => {
  const { t, i18n } = useTranslation('kuesioner')
  return (row: KuesionerWaktu, nowMs: number): string => {
    const { mulai, selesai } = toJendela(row, campusZoneMinutes())
    const fase = faseWaktu(row, nowMs, campusZoneMinutes())
    const text = (key: string, time: typeof mulai) =>
      time ? t(key, { hari: campusTimeText(time, i18n.language).hari }) : ''
    if (fase === 'before') return text('window.from', mulai)
    if (fase === 'open') return text('window.until', selesai)
    return fase === 'after' ? text('window.closed', selesai) : fase === 'shut' ? t('window.shut') : ''
  }
}

/** What a period is called: by the gateway, else by its code. */
export const labelOf = ({ label, tahun, semester }: KuesionerWaktu): string => {
  const periode = toPeriode(tahun, semester)
  return periode ? semesterLabel(periode) : label || '–'
}

/** Grades of a period that wait for the questionnaire, as far as its grades say so. */
const Membuka = ({ periode }: { periode: Periode }) => {
  const { t } = useTranslation('kuesioner')
  const { data, error } = useGetKhs(useIdMahasiswa(), toPeriodeParams(periode))
  useEffect(() => {
    if (error) markReported(error) // a hint: the screen of grades says it in its place
  }, [error])
  const locked = present(data?.data).filter(({ isTerkunci }) => isTerkunci === true).length
  if (locked > 0)
    return <p className={styles.unlocks}>{t('unlocks.grades', { count: locked, periode: semesterLabel(periode) })}</p>
  return data && present(data.data).length === 0 ? (
    <p className={styles.minor}>{t('unlocks.maybe', { periode: semesterLabel(periode) })}</p>
  ) : null
}

interface BarisProps {
  bagian: Bagian
  judul: string
  di: string
  isSent: boolean
  /** Below its name: when it was sent. */
  waktu: string | null
  isCurrent: boolean
}

/** One questionnaire in a list: whether it waits, is begun or was sent, and the way to it. */
const Baris = ({ bagian, judul, di, isSent, waktu, isCurrent }: BarisProps) => {
  const { t, i18n } = useTranslation('kuesioner')
  const owner = useContext(DraftOwner)
  const hasDraft = !isSent && owner !== null && readDraft(owner, draftOf(bagian), now().getTime()) !== null
  const sentAt = campusMomentText(waktu, i18n.language)
  const [Icon, state] = isSent
    ? [IconCircleCheck, sentAt ? t('state.sentAt', { hari: sentAt.hari }) : t('state.sent')]
    : hasDraft
      ? [IconPencil, t('state.draft')]
      : [IconCircle, t('state.due')]
  return (
    <li>
      <Link to={addressOf(bagian)} className={styles.link} aria-current={isCurrent ? 'page' : undefined}>
        <Icon size={20} aria-hidden className={isSent ? styles.ok : styles.state} />
        <span>
          <b>{judul}</b>
          {di ? <span className={styles.minor}>{di}</span> : null}
          <span className={styles.minor}>{state}</span>
        </span>
      </Link>
    </li>
  )
}

const bagianOfMakul = (periode: Periode, { idMakul, idKelas, dosen }: KuesionerMakul): Bagian => ({
  ...bagianPeriode('proses_pembelajaran', periode),
  idMakul,
  idKelas,
  idDosen: dosen?.id ?? '',
})

const isSame = (a: Bagian, b: Bagian | null): boolean => b !== null && addressOf(a) === addressOf(b)

/** The courses of a period, what is still to be sent first. */
export const DaftarMakul = ({ periode, current = null }: { periode: Periode; current?: Bagian | null }) => {
  const { t, i18n } = useTranslation('kuesioner')
  const { tahun, semester } = toPeriodeParams(periode)
  const makul = useListMakulKuesionerProsesPembelajaran(useIdMahasiswa(), { tahun, semester })
  return (
    <Answer of={makul} part={({ data }) => data && urutMakul(present(data))} lines={16}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState hint={t('makul.empty')} />
        ) : (
          <ul className={styles.list}>
            {rows.map((row) => {
              const bagian = bagianOfMakul(periode, row)
              return (
                <Baris
                  key={`${addressOf(bagian)} ${rows.indexOf(row)}`}
                  bagian={bagian}
                  judul={[namaMakulOf(row, i18n.language), row.kelas].filter(Boolean).join(' ')}
                  di={row.dosen?.nama ?? ''}
                  isSent={row.isSudahDiisi === true}
                  waktu={row.tanggalDiisi}
                  isCurrent={isSame(bagian, current)}
                />
              )
            })}
          </ul>
        )
      }
    </Answer>
  )
}

/** How much of it was sent, until when it can be, and what it unlocks. */
export const KemajuanPeriode = ({
  of,
  jenis,
  heading: Heading = 'h3',
  children,
}: {
  of: KuesionerWaktu
  jenis: Jenis
  /** h2 where no card stands around it. */
  heading?: 'h2' | 'h3'
  children?: ReactNode
}) => {
  const { t } = useTranslation('kuesioner')
  const jendelaText = useJendelaText()
  const nowMs = useNowMs()
  const periode = toPeriode(of.tahun, of.semester)
  const { jumlahDiisi, jumlahTotal } = of
  const isCounted = jenis === 'proses_pembelajaran' && jumlahDiisi !== null && (jumlahTotal ?? 0) > 0
  return (
    <div className={styles.periode}>
      <Heading>{labelOf(of)}</Heading>
      {isCounted && jumlahTotal !== null ? (
        <ProgressBar
          label={t('count', { dari: jumlahDiisi, total: jumlahTotal })}
          value={jumlahDiisi}
          max={jumlahTotal}
        />
      ) : null}
      <p className={styles.minor}>{jendelaText(of, nowMs)}</p>
      {periode && jenis === 'proses_pembelajaran' ? <Membuka periode={periode} /> : null}
      {children}
    </div>
  )
}

const Terbuka = ({ of, jenis }: { of: KuesionerWaktu; jenis: Jenis }) => {
  const { t } = useTranslation('kuesioner')
  const periode = toPeriode(of.tahun, of.semester)
  if (!periode) return null
  if (jenis === 'proses_pembelajaran')
    return (
      <>
        <KemajuanPeriode of={of} jenis={jenis} />
        <DaftarMakul periode={periode} />
      </>
    )
  return (
    <KemajuanPeriode of={of} jenis={jenis}>
      <p>
        <Link className={buttonClass('main')} to={addressOf(bagianPeriode(jenis, periode))}>
          {t(`fill.${jenis}`)}
          <span className="visually-hidden"> {labelOf(of)}</span>
        </Link>
      </p>
    </KemajuanPeriode>
  )
}

/** A period with nothing to do: what was sent can be read, what was not is over or to come. */
const Lainnya = ({ of, jenis }: { of: KuesionerWaktu; jenis: Jenis }) => {
  const { t } = useTranslation('kuesioner')
  const jendelaText = useJendelaText()
  const nowMs = useNowMs()
  const periode = toPeriode(of.tahun, of.semester)
  const { jumlahDiisi, jumlahTotal, isSudahDiisi } = of
  const counted =
    jumlahDiisi === null || jumlahTotal === null ? '' : t('count', { dari: jumlahDiisi, total: jumlahTotal })
  if (!periode)
    return <p className={styles.inset}>{[labelOf(of), jendelaText(of, nowMs)].filter(Boolean).join(' · ')}</p>
  if (jenis === 'proses_pembelajaran')
    return (
      <Fold title={[labelOf(of), counted].filter(Boolean).join(' · ')}>
        <DaftarMakul periode={periode} />
      </Fold>
    )
  return isSudahDiisi === true ? (
    <ul className={styles.list}>
      <Baris bagian={bagianPeriode(jenis, periode)} judul={labelOf(of)} di="" isSent waktu={null} isCurrent={false} />
    </ul>
  ) : (
    <p className={styles.inset}>
      {labelOf(of)} <span className={styles.minor}>{t('state.notSent', { jendela: jendelaText(of, nowMs) })}</span>
    </p>
  )
}

/** One kind of questionnaire: what is still open in sight, every other period folded. */
export const KartuJenis = ({ jenis }: { jenis: Jenis }) => {
  const { t } = useTranslation('kuesioner')
  const nowMs = useNowMs()
  const waktu = CALLS[jenis].waktu.useAnswer()
  return (
    <AnswerCard title={t(`kind.${jenis}`)} empty={t('empty')} of={waktu} part={waktuOf} lines={10} flush>
      {(rows) => {
        const { due, others } = bagiWaktu(rows, nowMs, campusZoneMinutes())
        return (
          <>
            {due.length === 0 ? <p className={styles.inset}>{t('due.none')}</p> : null}
            {due.map((row) => (
              <Terbuka key={`${row.idKuesioner} ${rows.indexOf(row)}`} of={row} jenis={jenis} />
            ))}
            {others.length > 0 ? (
              <div className={styles.fold}>
                <Fold title={t('others', { count: others.length })} about={t(`kind.${jenis}`)}>
                  {others.map((row) => (
                    <Lainnya key={`${row.idKuesioner} ${rows.indexOf(row)}`} of={row} jenis={jenis} />
                  ))}
                </Fold>
              </div>
            ) : null}
          </>
        )
      }}
    </AnswerCard>
  )
}
