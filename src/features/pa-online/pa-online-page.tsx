import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { kodeText } from '#domain/kode/kode-text.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { isAktif, useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import {
  type Periode,
  periodeLabel,
  toKodePeriode,
  toPeriodeParams,
  useSemesterBerjalan,
} from '#domain/periode/periode.ts'
import { useGetPaOnline } from '#generated/client/pa-online/pa-online.ts'
import type { PaOnline, PaOnlinePesan } from '#generated/client/pa-online/readers.ts'
import { useListTahunSemester } from '#generated/client/tahun-semester/tahun-semester.ts'
import { UnreadNote } from '#kit/list/unread-note.tsx'
import { ListedPeriode } from '#kit/periode/listed-periode.tsx'
import { QueryView } from '#kit/query/query-view.tsx'
import { dayOf, daysBetween } from '#shared/campus/campus-time.ts'
import { writtenMomenText } from '#shared/campus/momen.ts'
import { readMoment } from '#shared/campus/read-moment.ts'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import { unreadableWord } from '#shared/format/unreadable.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Card } from '#shared/ui/look/card.tsx'
import { Notice } from '#shared/ui/look/notice.tsx'
import { Tag } from '#shared/ui/look/tag.tsx'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import { type Listed, readRows } from '#shared/wire/readers.ts'
import styles from './pa-online.module.css'
import { byHari, isBaru, lastOfDosen, pengirimOf, sortPesan } from './percakapan.ts'
import { TulisPesan } from './tulis-pesan.tsx'

/** Number of newest messages shown at first; MORE are added per click. */
const FIRST = 6
const MORE = 50

/** Date of the next meeting, and the days until then. */
const Pertemuan = ({ at }: { at: string }) => {
  const { t, i18n } = useTranslation('pa-online')
  const nowMs = useNowMs()
  const atMs = readMoment(at) ?? nowMs
  const days = daysBetween(dayOf(nowMs), dayOf(atMs))
  const isPast = atMs < nowMs
  const moment = writtenMomenText(at, i18n.language, 'weekday')
  const ahead = days === 0 ? t('meeting.today') : t('meeting.inDays', { count: days })
  return (
    <>
      <span className={styles.when}>{moment ? `${moment.hari}, ${moment.jam}` : '–'}</span>{' '}
      <Tag tone={isPast ? 'neutral' : 'accent'}>{isPast ? t('meeting.past') : ahead}</Tag>
    </>
  )
}

/** Next meeting and the advisor's last message. */
const Pembimbing = ({ of, rows }: { of: PaOnline; rows: readonly PaOnlinePesan[] }) => {
  const { t, i18n } = useTranslation('pa-online')
  const { pembimbing, pertemuanBerikutnya, isDibuka } = of
  const last = lastOfDosen(rows)
  const moment = last && writtenMomenText(last.waktu, i18n.language, 'weekday')
  return (
    <Card title={t('guidance')}>
      <dl className={styles.facts}>
        {pertemuanBerikutnya === null && isDibuka !== true ? null : (
          <div>
            <dt>{t('meeting')}</dt>
            <dd>
              {pertemuanBerikutnya === undefined ? unreadableWord(i18n.language) : null}
              {pertemuanBerikutnya === null ? t('meeting.none') : null}
              {pertemuanBerikutnya ? <Pertemuan at={pertemuanBerikutnya} /> : null}
            </dd>
          </div>
        )}
        <div>
          <dt>{t('advisor')}</dt>
          <dd>{pembimbing?.nama || t('advisor.none')}</dd>
        </div>
        {last ? (
          <div>
            <dt>{moment ? t('last', { hari: moment.hari, jam: moment.jam }) : t('last.untimed')}</dt>
            <dd className={styles.last}>{last.isi || '–'}</dd>
          </div>
        ) : null}
      </dl>
    </Card>
  )
}

/** Tag that shows whether the recipient has read a message. */
const StateMark = ({ pesan }: { pesan: PaOnlinePesan }) => {
  const { t } = useTranslation('pa-online')
  if (isBaru(pesan)) return <Tag tone="accent">{t('mark.new')}</Tag>
  if (pengirimOf(pesan) !== 'mahasiswa' || pesan.isDibaca === null) return null
  return <span>{pesan.isDibaca ? t('mark.read') : t('mark.sent')}</span>
}

const Pesan = ({ pesan, topik }: { pesan: PaOnlinePesan; topik: string }) => {
  const { t, i18n } = useTranslation('pa-online')
  const isOwn = pengirimOf(pesan) === 'mahasiswa'
  const jam = writtenMomenText(pesan.waktu, i18n.language, 'weekday')?.jam
  const nama = pesan.nama || (pengirimOf(pesan) === 'dosen' ? t('advisor') : '–')
  return (
    <>
      <p className={styles.meta}>
        <b>{isOwn ? t('you') : nama}</b>
        {jam ? <span>{jam}</span> : null}
        <StateMark pesan={pesan} />
      </p>
      {topik ? <p className={styles.topik}>{topik}</p> : null}
      <p className={styles.text}>{pesan.isi || '–'}</p>
    </>
  )
}

/** Props of the conversation: by day, newest last; loading older messages keeps the reading position. */
interface PercakapanProps {
  /** Sorted by time. */
  rows: readonly PaOnlinePesan[]
  /** Messages of the response; null for an unreadable one. */
  all: Listed<PaOnlinePesan>
}

const Percakapan = ({ rows, all }: PercakapanProps) => {
  const { t, i18n } = useTranslation('pa-online')
  const [shown, setShown] = useState(FIRST)
  const place = useRef<HTMLLIElement>(null)
  const hidden = Math.max(0, rows.length - shown)
  const visible = rows.slice(hidden)
  const marked = Math.max(0, visible.length - (shown - MORE)) // first of the messages that were visible before
  useEffect(() => {
    if (shown > FIRST) place.current?.focus()
  }, [shown])
  const baru = rows.filter(isBaru).length
  const days = byHari(visible, (waktu) => writtenMomenText(waktu, i18n.language, 'weekday')?.hari ?? '')
  return (
    <Card title={t('list')} aside={baru > 0 ? <Tag tone="accent">{t('unread', { count: baru })}</Tag> : null}>
      {all.length === 0 ? <EmptyState hint={t('empty')} /> : null}
      {hidden > 0 ? (
        <div className={styles.older}>
          <button type="button" className={buttonClass()} onClick={() => setShown(shown + MORE)}>
            {t('older', { count: hidden })}
          </button>
        </div>
      ) : null}
      {days.map(({ hari, pesan }) => (
        <section key={`${hari} ${days.findIndex((day) => day.pesan === pesan)}`} aria-label={hari || t('undated')}>
          <h3 className={styles.day}>{hari || t('undated')}</h3>
          <ol className={styles.list}>
            {pesan.map((one) => {
              const index = visible.indexOf(one)
              const isSameTopik = visible[index - 1]?.topik === one.topik
              return (
                <li
                  key={`${one.idPesan} ${index + hidden}`}
                  ref={index === marked ? place : undefined}
                  tabIndex={index === marked ? -1 : undefined}
                  className={pengirimOf(one) === 'mahasiswa' ? `${styles.item} ${styles.own}` : styles.item}
                >
                  <Pesan pesan={one} topik={isSameTopik ? '' : one.topik} />
                </li>
              )
            })}
          </ol>
        </section>
      ))}
      <UnreadNote of={all} />
    </Card>
  )
}

/** Reason why the period is closed, with a link to the running one. */
const Closed = ({ periode }: { periode: Periode }) => {
  const { t } = useTranslation('pa-online')
  const { semesterBerjalan: running } = useSemesterBerjalan()
  const status = useBiodataSingkat().biodataSingkat?.status ?? ''
  const isElsewhere = running && toKodePeriode(running) !== toKodePeriode(periode)
  return (
    <Notice tone="warn" live>
      <span>{t('closed', { periode: periodeLabel(periode) })}</span>{' '}
      {status !== '' && !isAktif(status) ? (
        <span>{t('closed.status', { status: kodeText('statusMahasiswa', status) })}</span>
      ) : null}
      {isElsewhere && isAktif(status) ? (
        <Link to={`/pa-online?tahun=${running.tahun}&semester=${running.semester}`}>
          {t('closed.running', { periode: periodeLabel(running) })}
        </Link>
      ) : null}
    </Notice>
  )
}

const Bimbingan = ({ periode }: { periode: Periode }) => {
  const { t } = useTranslation('pa-online')
  const paOnline = useGetPaOnline(useIdMahasiswa(), toPeriodeParams(periode))
  return (
    <QueryView
      query={paOnline}
      select={({ data, ...rest }) => data && { ...rest, data: sortPesan(readRows(data, 'noted')), all: data }}
      lines={18}
    >
      {(of) => (
        <div className={styles.parts}>
          <Pembimbing of={of} rows={of.data} />
          <div className={styles.talk}>
            <Percakapan rows={of.data} all={of.all} />
            <Card title={t('write')}>
              {of.isDibuka === false ? <Closed periode={periode} /> : <TulisPesan periode={periode} />}
            </Card>
          </div>
        </div>
      )}
    </QueryView>
  )
}

/** /pa-online: next meeting, conversation with the advisor and message form, by period. */
export const PaOnlinePage = () => {
  const { t } = useTranslation('pa-online')
  const periods = useListTahunSemester(useIdMahasiswa())
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <ListedPeriode query={periods} empty={t('noPeriode')} lines={18}>
        {(periode) => <Bimbingan periode={periode} />}
      </ListedPeriode>
    </div>
  )
}
