import { IconChevronRight, IconCircle, IconCircleCheck, IconPencil } from '@tabler/icons-react'
import { type ReactNode, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { namaMakulOf } from '#domain/jadwal/nama-makul.ts'
import { useJendela } from '#domain/jendela/jendela.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { type Periode, periodeLabel, toPeriodeParams } from '#domain/periode/periode.ts'
import { useListMakulKuesionerProsesPembelajaran } from '#generated/client/kuesioner/kuesioner.ts'
import type { KuesionerMakul } from '#generated/client/kuesioner/readers.ts'
import { useGetKhs } from '#generated/client/nilai/nilai.ts'
import { ListByParts } from '#kit/list/list-by-parts.tsx'
import { UnreadNote } from '#kit/list/unread-note.tsx'
import { QueryCard, QueryView } from '#kit/query/query-view.tsx'
import { useOptionalData } from '#kit/query/use-optional-data.ts'
import { writtenMomenText } from '#shared/campus/momen.ts'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import { DraftOwner } from '#shared/form/draft-owner.ts'
import { readDraft } from '#shared/form/draft-store.ts'
// oxlint-disable-next-line house/device-clock -- the age of a draft, which this device has stamped
import { now } from '#shared/state/clock.ts'
import { joined } from '#shared/text/joined.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Disclosure } from '#shared/ui/disclosure.tsx'
import { ProgressBar } from '#shared/ui/look/progress-bar.tsx'
import type { Reason } from '#shared/ui/overlay/why-not.tsx'
import { allRows, readRows, unreadOf } from '#shared/wire/readers.ts'
import { CALLS } from './calls.ts'
import styles from './kuesioner.module.css'
import {
  addressOf,
  draftOf,
  type Jenis,
  type KuesionerSection,
  sectionOfAddress,
  sectionOfMakul,
  sectionPeriode,
} from './kuesioner-section.ts'
import { bagiWaktu, urutMakul, type Waktu, waktuOf } from './waktu.ts'

/** Returns the phase of the window and its opening or closing date as text; '' when unknown. */
const useJendelaText = (row: Waktu | undefined) => {
  const { t, i18n } = useTranslation('kuesioner')
  const { jendela, fase } = useJendela(row)
  const time = fase === 'before' ? jendela.mulai : jendela.selesai
  const hari = formatTanggal(time, i18n.language, 'weekday')
  return { fase, text: hari || fase === 'shut' ? t(`window.${fase}`, { hari }) : '' }
}

/** Returns why its window blocks sending; null when open or unknown. @param row undefined when unknown */
export const useClosed = (row: Waktu | undefined): Reason | null => {
  const { fase, text } = useJendelaText(row)
  if (fase === 'open' || fase === 'unknown') return null
  if (fase === 'before') return { text, rule: 'KUESIONER-BELUM-BUKA', kind: 'wait' }
  return { text, rule: 'KUESIONER-DITUTUP', kind: 'lock' }
}

/** Number of the period's grades that are hidden until the questionnaire is sent, if its grades show it. */
const Opening = ({ periode }: { periode: Periode }) => {
  const { t } = useTranslation('kuesioner')
  const khs = useOptionalData(useGetKhs(useIdMahasiswa(), toPeriodeParams(periode)))
  if (!khs) return null
  const said = { periode: periodeLabel(periode) }
  const rows = allRows(khs.data)
  if (!rows) return null
  const count = rows.filter(({ isTerkunci }) => isTerkunci === true).length
  if (count > 0) return <p className={styles.unlocks}>{t('unlocks.grades', { count, ...said })}</p>
  return rows.length === 0 ? <p className={styles.minor}>{t('unlocks.maybe', said)}</p> : null
}

interface KuesionerRowProps {
  section: KuesionerSection
  judul: string
  of: Pick<KuesionerMakul, 'isSudahDiisi'> & Partial<Pick<KuesionerMakul, 'dosen' | 'tanggalDiisi'>>
}

/** One questionnaire in a list: its state (due, draft, sent) and a link to it. */
const KuesionerRow = ({ section, judul, of: { isSudahDiisi, dosen, tanggalDiisi = null } }: KuesionerRowProps) => {
  const { t, i18n } = useTranslation('kuesioner')
  const current = sectionOfAddress(useSearchParams()[0])
  const to = addressOf(section)
  const hasDraft = readDraft(useContext(DraftOwner), draftOf(section), now().getTime()) !== null
  const sentAt = writtenMomenText(tanggalDiisi, i18n.language, 'weekday')
  const sent = { Icon: IconCircleCheck, look: styles.ok, state: sentAt ? t('state.sentAt', sentAt) : t('state.sent') }
  const begun = { Icon: IconPencil, look: styles.state, state: t('state.draft') }
  const due = { Icon: IconCircle, look: styles.state, state: t('state.due') }
  const { Icon, look, state } = isSudahDiisi ? sent : hasDraft ? begun : due
  return (
    <Link to={to} className={styles.link} aria-current={current && addressOf(current) === to ? 'page' : undefined}>
      <Icon size={20} aria-hidden className={look} />
      <span>
        <b>{judul}</b>
        {dosen?.nama ? <span className={styles.minor}>{dosen.nama}</span> : null}
        <span className={styles.minor}>{state}</span>
      </span>
      <IconChevronRight size={20} aria-hidden className={styles.arrow} />
    </Link>
  )
}

/** Fetches the courses of a period. @param enabled false for kinds without courses */
export const useMakul = (periode: Periode, enabled = true) =>
  useListMakulKuesionerProsesPembelajaran(useIdMahasiswa(), toPeriodeParams(periode), { query: { enabled } })

/** Courses shown at first; the rest unfold in parts. */
const FIRST = 8

/** The courses of a period, unsent ones first. */
export const MakulList = ({ periode }: { periode: Periode }) => {
  const { t, i18n } = useTranslation('kuesioner')
  return (
    <QueryView
      query={useMakul(periode)}
      select={({ data }) => data && urutMakul(data)}
      lines={16}
      empty={t('makul.empty')}
    >
      {(rows) => (
        <ListByParts rows={rows} first={FIRST} idOf={({ idMakul }) => idMakul} className={styles.row}>
          {(row) => (
            <KuesionerRow
              section={sectionOfMakul(periode, row)}
              judul={[namaMakulOf(row, i18n.language), row.kelas].filter(Boolean).join(' ')}
              of={row}
            />
          )}
        </ListByParts>
      )}
    </QueryView>
  )
}

interface PeriodeProps {
  of: Waktu
  jenis: Jenis
}

interface OpenProps extends PeriodeProps {
  /** True for the main action of the screen. */
  isFirst: boolean
}

interface FillProps extends Pick<OpenProps, 'jenis' | 'isFirst'> {
  /** Name of the period. */
  nama: string
  to: string
}

/** Link to the questionnaire of a period. */
const Fill = ({ to, nama, jenis, isFirst }: FillProps) => {
  const { t } = useTranslation('kuesioner')
  return (
    <p>
      <Link className={buttonClass(isFirst ? 'main' : 'plain')} to={to}>
        <span>{t(`fill.${jenis}`)}</span>
        <span className="visually-hidden">{` ${nama}`}</span>
      </Link>
    </p>
  )
}

/** Link to the first course that is due, once the courses are known. */
const FillMakul = ({ periode, ...fill }: Omit<FillProps, 'to'> & { periode: Periode }) => {
  const makul = useOptionalData(useMakul(periode))
  const next = readRows(makul?.data, 'hint').find(({ isSudahDiisi }) => isSudahDiisi === false)
  return next ? <Fill {...fill} to={addressOf(sectionOfMakul(periode, next))} /> : null
}

interface KemajuanProps {
  /** Undefined when the gateway has no such period. */
  of: Waktu | undefined
  jenis: Jenis
  /** h2 when it is not inside a card. */
  heading?: 'h2' | 'h3'
  children?: ReactNode
}

/** Progress of a period, its window and the grades that it unlocks. */
export const KemajuanPeriode = ({ of, jenis, heading: Heading = 'h3', children }: KemajuanProps) => {
  const { t } = useTranslation('kuesioner')
  const { text } = useJendelaText(of)
  if (!of) return <p className={styles.inset}>{t('empty')}</p>
  const { jumlahDiisi: dari, jumlahTotal: total } = of
  const isMakul = jenis === 'proses_pembelajaran'
  return (
    <div className={styles.periode}>
      <Heading>{of.nama}</Heading>
      {isMakul && dari != null && total != null && total > 0 ? (
        <ProgressBar label={t('count', { dari, total })} value={dari} max={total} />
      ) : null}
      <p className={styles.minor}>{text}</p>
      {isMakul && of.periode ? <Opening periode={of.periode} /> : null}
      {children}
    </div>
  )
}

/** A period with questionnaires that are due. */
const OpenList = ({ of, jenis, isFirst }: OpenProps) => {
  if (!of.periode) return null
  const isMakul = jenis === 'proses_pembelajaran'
  const fill = { nama: of.nama, jenis, isFirst }
  return (
    <>
      <KemajuanPeriode of={of} jenis={jenis}>
        {isMakul ? (
          <FillMakul {...fill} periode={of.periode} />
        ) : (
          <Fill {...fill} to={addressOf(sectionPeriode(jenis, of.periode))} />
        )}
      </KemajuanPeriode>
      {isMakul ? <MakulList periode={of.periode} /> : null}
    </>
  )
}

/** A period with nothing to do: sent questionnaires can be read, the others are closed or not open yet. */
const OtherPeriods = ({ of, jenis }: PeriodeProps) => {
  const { t } = useTranslation('kuesioner')
  const { text: jendela } = useJendelaText(of)
  const { periode, nama, jumlahDiisi: dari, jumlahTotal: total } = of
  if (!periode) return <p className={styles.inset}>{joined(nama, jendela)}</p>
  if (jenis === 'proses_pembelajaran')
    return (
      <Disclosure title={dari == null || total == null ? nama : `${nama} · ${t('count', { dari, total })}`}>
        <MakulList periode={periode} />
      </Disclosure>
    )
  return of.isSudahDiisi ? (
    <div className={styles.row}>
      <KuesionerRow section={sectionPeriode(jenis, periode)} judul={nama} of={of} />
    </div>
  ) : (
    <p className={styles.inset}>
      <span>{nama}</span> <span className={styles.minor}>{t('state.notSent', { jendela })}</span>
    </p>
  )
}

/**
 * One kind of questionnaire: due periods visible, all others folded.
 * @param isFirst true when its first due one is the main action of the screen
 */
export const JenisCard = ({ jenis, isFirst }: { jenis: Jenis; isFirst: boolean }) => {
  const { t } = useTranslation('kuesioner')
  const nowMs = useNowMs()
  const waktu = CALLS[jenis].waktu.useQuery()
  return (
    <QueryCard title={t(`kind.${jenis}`)} empty={t('empty')} query={waktu} select={waktuOf} lines={10} flush>
      {(rows) => {
        const { due, others } = bagiWaktu(readRows(rows, 'noted'), nowMs)
        const keyOf = (row: Waktu) => `${row.idKuesioner} ${rows.indexOf(row)}`
        return (
          <>
            {due.length === 0 && unreadOf(rows) === 0 ? <p className={styles.inset}>{t('due.none')}</p> : null}
            {due.map((row, place) => (
              <OpenList key={keyOf(row)} of={row} jenis={jenis} isFirst={isFirst && place === 0} />
            ))}
            {others.length > 0 ? (
              <div className={styles.fold}>
                <Disclosure title={t('others', { count: others.length })} about={t(`kind.${jenis}`)}>
                  {others.map((row) => (
                    <OtherPeriods key={keyOf(row)} of={row} jenis={jenis} />
                  ))}
                </Disclosure>
              </div>
            ) : null}
            <UnreadNote of={rows} />
          </>
        )
      }}
    </QueryCard>
  )
}
