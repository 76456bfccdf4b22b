import { IconCalendarDown } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ICS_TYPE, toHariIcs } from '#domain/jadwal/ics.ts'
import { periodeOrder, semesterName, tahunAkademikLabel } from '#domain/periode/periode.ts'
import { useListKalenderAkademik } from '#generated/client/info/info.ts'
import { NotSaved } from '#kit/files/not-saved.tsx'
import { campusOfFile } from '#kit/jadwal/campus-of-file.ts'
import { useListParams } from '#kit/list/list-params.ts'
import { UnreadNote } from '#kit/list/unread-note.tsx'
import { QueryView } from '#kit/query/query-view.tsx'
import { saveText } from '#shared/browser/save-file.ts'
import { campusNow } from '#shared/campus/campus-clock.ts'
import { daysBetween } from '#shared/campus/campus-time.ts'
import { formatRentang } from '#shared/campus/rentang.ts'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { useToday } from '#shared/campus/use-campus-clock.ts'
import { monthName } from '#shared/format/kalender.ts'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { SelectInput } from '#shared/ui/choice/select-input.tsx'
import { Card } from '#shared/ui/look/card.tsx'
import { Tag } from '#shared/ui/look/tag.tsx'
import { AsOfKept } from '#shared/ui/state/as-of-kept.tsx'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import { readRows } from '#shared/wire/readers.ts'
import styles from './kalender.module.css'
import { type Acara, byMonth, letakOf, runningTahun, sortAcara, tahunOf, withoutUndated } from './kalender.ts'
import { OwnAppointments } from './own-appointments.tsx'

const FILTERS = ['tahun', 'semester'] as const
/** Entries that begin within this many days are tagged. */
const SOON_DAYS = 14

const rentangOf = ({ mulai, selesai, tanggal }: Acara, language: string): string =>
  formatRentang(mulai, selesai, language) || tanggal

/** Tag of an entry that is running or begins soon. */
const Kapan = ({ acara, today }: { acara: Acara; today: string }) => {
  const { t } = useTranslation('kalender-akademik')
  const letak = letakOf(acara, today)
  if (letak === 'now') {
    const left = daysBetween(today, acara.selesai)
    return <Tag tone="ok">{left === 0 ? t('lastDay') : t('running', { count: left })}</Tag>
  }
  const days = daysBetween(today, acara.mulai)
  return letak === 'ahead' && days <= SOON_DAYS ? <Tag tone="accent">{t('soon', { count: days })}</Tag> : null
}

const Entry = ({ acara, today }: { acara: Acara; today: string }) => {
  const { t, i18n } = useTranslation('kalender-akademik')
  const isPast = letakOf(acara, today) === 'past'
  return (
    <li className={isPast ? `${styles.entry} ${styles.past}` : styles.entry}>
      <span className={styles.days}>{rentangOf(acara, i18n.language)}</span>
      <span className={styles.what}>
        <span>{acara.kegiatan || '–'}</span>
        <span className={styles.tags}>
          <Kapan acara={acara} today={today} />
          {acara.isLibur === true ? <Tag tone="accent">{t('holiday')}</Tag> : null}
          {acara.kategori && acara.isLibur !== true ? <Tag>{acara.kategori}</Tag> : null}
        </span>
      </span>
    </li>
  )
}

/** Current entry, next entry and next day off. */
const CalendarSummary = ({ rows, today }: { rows: readonly Acara[]; today: string }) => {
  const { t, i18n } = useTranslation('kalender-akademik')
  const running = rows.filter((acara) => letakOf(acara, today) === 'now')
  const ahead = rows.filter((acara) => letakOf(acara, today) === 'ahead')
  const next = ahead.find(({ isLibur }) => isLibur !== true)
  const holiday = ahead.find(({ isLibur }) => isLibur === true)
  const inDays = (acara: Acara) => t('inDays', { count: daysBetween(today, acara.mulai) })
  const facts: [title: string, what: string, when: string][] = [
    ...running.map((acara): [string, string, string] => [t('now'), acara.kegiatan, rentangOf(acara, i18n.language)]),
    ...(next ? [[t('next'), next.kegiatan, inDays(next)] as [string, string, string]] : []),
    ...(holiday ? [[t('nextHoliday'), holiday.kegiatan, inDays(holiday)] as [string, string, string]] : []),
  ]
  return facts.length === 0 ? (
    <EmptyState hint={t('over')} />
  ) : (
    <dl className={styles.facts}>
      {facts.map(([title, what, when]) => (
        <div key={`${title} ${what} ${when}`}>
          <dt>{title}</dt>
          <dd>{what || '–'}</dd>
          <dd className={styles.when}>{when}</dd>
        </div>
      ))}
    </dl>
  )
}

const Months = ({ rows, today }: { rows: readonly Acara[]; today: string }) => {
  const { t, i18n } = useTranslation('kalender-akademik')
  return byMonth(rows, today).map(([month, entries]) => (
    <Card key={month} title={`${monthName(Number(month.slice(5)), i18n.language)} ${month.slice(0, 4)}`} flush>
      <ul className={styles.list}>
        {entries.map((acara) =>
          acara ? (
            <Entry key={`${acara.idKalender} ${entries.indexOf(acara)}`} acara={acara} today={today} />
          ) : (
            <li key="today" className={styles.today} aria-current="date">
              {t('today', { tanggal: formatTanggal(today, i18n.language, 'weekday') })}
            </li>
          ),
        )}
      </ul>
    </Card>
  ))
}

const Kalender = ({ all }: { all: readonly Acara[] }) => {
  const { t } = useTranslation('kalender-akademik')
  const { address, setPage } = useListParams(FILTERS)
  const [isGiven, setGiven] = useState(false)
  const today = useToday()
  const years = tahunOf(all)
  const tahun = years.find((year) => String(year) === address.filters.tahun) ?? runningTahun(all, today)
  const ofYear = all.filter((acara) => acara.tahun === null || acara.tahun === tahun)
  const orderOf = (semester: number) => periodeOrder({ tahun: tahun ?? 0, semester })
  const semesters = [...new Set(ofYear.flatMap(({ semester }) => semester ?? []))].sort(
    (a, b) => orderOf(a) - orderOf(b),
  )
  const chosen = semesters.find((one) => String(one) === address.filters.semester)
  const rows = chosen === undefined ? ofYear : ofYear.filter(({ semester }) => semester === chosen)
  const [only, ...others] = years
  // The file contains every year of the calendar; its title names the year only if there is just one.
  const title = t('file', { tahun: only && others.length === 0 ? tahunAkademikLabel(only) : '' }).trim()
  const save = () => {
    const days = all.map(({ idKalender, kegiatan, mulai, selesai, kategori }) => ({
      id: `kalender-${idKalender || `${mulai}-${kegiatan}`}`,
      nama: kegiatan,
      mulai,
      selesai,
      kategori,
    }))
    saveText(
      toHariIcs(days, { title, madeAtMs: campusNow(), campus: campusOfFile() }),
      'kalender-akademik.ics',
      ICS_TYPE,
    )
    setGiven(true)
  }
  return (
    <>
      <Card title={t('glance')}>
        <CalendarSummary rows={all} today={today} />
      </Card>
      <OwnAppointments />
      <div className={styles.choices}>
        {tahun === null ? null : (
          <SelectInput
            label={t('tahun')}
            value={tahun}
            onChange={({ target }) => setPage({ filters: { tahun: target.value, semester: '' } })}
          >
            {years.map((year) => (
              <option key={year} value={year}>
                {tahunAkademikLabel(year)}
              </option>
            ))}
          </SelectInput>
        )}
        <SelectInput
          label={t('semester')}
          value={chosen ?? ''}
          onChange={({ target }) => setPage({ filters: { semester: target.value } })}
        >
          <option value="">{t('semester.all')}</option>
          {semesters.map((one) => (
            <option key={one} value={one}>
              {semesterName(one)}
            </option>
          ))}
        </SelectInput>
        <ActionButton onClick={save}>
          <IconCalendarDown size={20} aria-hidden />
          <span>{t('save')}</span>
        </ActionButton>
      </div>
      <NotSaved isGiven={isGiven} />
      <Months rows={rows} today={today} />
    </>
  )
}

/** /kalender-akademik: the academic year as a list with today's position, and a calendar file of all entries. */
export const KalenderAkademikPage = () => {
  const { t } = useTranslation('kalender-akademik')
  const kalender = useListKalenderAkademik()
  return (
    <div className={styles.page}>
      <div>
        <h1>{t('title')}</h1>
        <AsOfKept updatedAt={kalender.dataUpdatedAt} />
      </div>
      <QueryView query={kalender} select={({ data }) => data} lines={20}>
        {(rows) =>
          rows.length === 0 ? (
            <>
              <EmptyState hint={t('empty')} />
              <OwnAppointments />
            </>
          ) : (
            <>
              <Kalender all={sortAcara(readRows(rows, 'noted'))} />
              <UnreadNote of={withoutUndated(rows)} />
            </>
          )
        }
      </QueryView>
    </div>
  )
}
