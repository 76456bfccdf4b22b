import { IconCalendarPlus, IconInfoCircle } from '@tabler/icons-react'
import { type SubmitEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ALARMS, type Alarm, alarmMs, alarmsAhead } from '#domain/jadwal/alarm.ts'
import { lastMinute } from '#domain/jadwal/deadline.ts'
import type { UjianKalender } from '#domain/jadwal/ics.ts'
import { spanText } from '#domain/jadwal/pertemuan.ts'
import { canSaveFiles } from '#shared/browser/can-save-files.ts'
import { campusNow } from '#shared/campus/campus-clock.ts'
import { momentAt } from '#shared/campus/campus-time.ts'
import { zoneLabel } from '#shared/campus/campus-zone.ts'
import { momenText } from '#shared/campus/momen.ts'
import { formatTanggal, jamText } from '#shared/campus/tanggal.ts'
import { joined } from '#shared/text/joined.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { CheckboxInput } from '#shared/ui/choice/checkbox-input.tsx'
import { ChoiceSet, RadioGroup } from '#shared/ui/choice/radio-group.tsx'
import { Notice } from '#shared/ui/look/notice.tsx'
import { Dialog } from '#shared/ui/overlay/dialog.tsx'
import { type Reason, WhyNot } from '#shared/ui/overlay/why-not.tsx'
import { NotSaved } from '../files/not-saved.tsx'
import { useSaveCalendar } from './calendar-file.ts'
import { useDeadlineMoment } from './deadline-text.tsx'
import { MissingAppointments } from './missing-appointments.tsx'
import styles from './remind.module.css'
import { useAhead } from './use-ahead.ts'

/** Content of the dialog. */
export interface RemindProps {
  /** Events with stable ids; null for all deadlines of the semester without a single event. */
  events: readonly UjianKalender[] | null
  /** Name of the calendar and of its file, e.g. 'Sidang tugas akhir'. */
  title: string
  /** True when the points in time are no deadlines: a window opens. */
  isOpening?: boolean
  onClose: () => void
}

type Scope = 'this' | 'all'

const When = ({ of }: { of: UjianKalender }) => {
  const { i18n } = useTranslation('ui')
  const hari = formatTanggal(of.tanggal, i18n.language, 'weekday')
  const moment = useDeadlineMoment(of, hari)
  const hours = of.jam && !of.isDeadline ? spanText(of.jam, i18n.language) : ''
  return <span>{of.isDeadline ? moment : joined(hari, hours, of.ruang)}</span>
}

/** The events that the dialog is about. */
const About = ({ events }: { events: readonly UjianKalender[] }) => (
  <ul className={styles.about}>
    {events.map((one) => (
      <li key={one.id}>
        <b>{one.nama}</b> <When of={one} />
      </li>
    ))}
  </ul>
)

/** Returns the moment of a reminder as text: its own date for one event, otherwise that it is for each of them. */
const useAlarmHint = (events: readonly UjianKalender[], each: string) => {
  const { t, i18n } = useTranslation('ui')
  return (alarm: Alarm): string => {
    const [one, ...others] = events
    if (!one || others.length > 0) return each
    const ms = alarmMs(one, alarm)
    if (ms === null) return t('ui:remind.noHour')
    const { hari, jam } = momenText(ms, i18n.language, 'weekday')
    return t(ms <= campusNow() ? 'ui:remind.gone' : 'ui:remind.at', { hari, jam })
  }
}

const DeadlineRow = ({ of: { nama, tanggal, jam } }: { of: UjianKalender }) => {
  const { language } = useTranslation('ui').i18n
  const hour = jam ? `${jamText(jam.selesai, language)}\u00a0${zoneLabel()}` : ''
  return (
    <li>
      <b>
        <span>{formatTanggal(tanggal, language, 'day')}</span>{' '}
        <span>{formatTanggal(tanggal, language, 'monthShort')}</span>
      </b>
      <span>
        <span>{nama}</span> <span className={styles.minor}>{hour}</span>
      </span>
    </li>
  )
}

/** Deadlines of the semester. Missing subjects are named, and are not an empty list. */
const Deadlines = ({ of, known }: { of: readonly UjianKalender[]; known: ReturnType<typeof useAhead> }) => {
  const { t } = useTranslation('ui')
  const isWhole = !known.isPending && known.missing.length === 0
  return (
    <div className={styles.stack}>
      {of.length > 0 ? (
        <>
          <p className={styles.minor}>{t('ui:remind.count', { count: of.length })}</p>
          <ul className={styles.list} aria-label={t('ui:remind.all')}>
            {of.map((one) => (
              <DeadlineRow key={one.id} of={one} />
            ))}
          </ul>
        </>
      ) : null}
      {of.length === 0 && isWhole ? <p>{t('ui:remind.none')}</p> : null}
      <MissingAppointments of={known} className={styles.minor} />
    </div>
  )
}

/** Returns the deadlines in their order, after the events of the dialog, each once. */
const withDeadlines = (events: readonly UjianKalender[], deadlines: readonly UjianKalender[]): UjianKalender[] => [
  ...events.filter(({ id }) => deadlines.every((one) => one.id !== id)),
  ...deadlines,
]

const orderOf = (of: UjianKalender): number => momentAt(of.tanggal, lastMinute(of))

/** Returns the events of the file for a choice, and why they cannot be saved yet. */
const useContent = (events: readonly UjianKalender[] | null, scope: Scope) => {
  const { t } = useTranslation('ui')
  const known = useAhead()
  const deadlines = known.janji.filter(({ isDeadline }) => isDeadline).toSorted((a, b) => orderOf(a) - orderOf(b))
  const chosen = scope === 'all' ? withDeadlines(events ?? [], deadlines) : (events ?? [])
  const wait = (text: string): Reason => ({ text, kind: 'wait' })
  const reason = (): Reason | null => {
    if (scope === 'all' && known.isPending) return wait(t('ui:appointments.waiting'))
    return chosen.length === 0 ? wait(t('ui:remind.nothing')) : null
  }
  return { known, deadlines, chosen, reason: reason() }
}

/** Result of saving: what the file adds to the calendar, or that this browser cannot save it. */
const Saved = ({ of }: { of: { events: number; alarms: number } | null }) => {
  const { t } = useTranslation('ui')
  if (of === null || !canSaveFiles()) return <NotSaved isGiven={of !== null} />
  const acara = t('ui:remind.events', { count: of.events })
  const isi =
    of.alarms > 0 ? t('ui:remind.both', { acara, pengingat: t('ui:remind.alarms', { count: of.alarms }) }) : acara
  return (
    <Notice tone="ok" live>
      <p>
        <b>{t('ui:remind.saved')}</b> <span>{t('ui:remind.open', { isi })}</span>
      </p>
    </Notice>
  )
}

interface WhenProps {
  alarms: readonly Alarm[]
  hintOf: (alarm: Alarm) => string
  onChange: (next: Alarm[]) => void
}

/** The reminders, each with its own date. */
const Reminders = ({ alarms, hintOf, onChange }: WhenProps) => {
  const { t } = useTranslation('ui')
  return (
    <ChoiceSet role="group" label={t('ui:remind.when')}>
      {ALARMS.map((alarm) => (
        <CheckboxInput
          key={alarm}
          label={t(alarm === 'day' ? 'ui:remind.day' : 'ui:remind.hour')}
          hint={hintOf(alarm)}
          checked={alarms.includes(alarm)}
          onChange={({ target: { checked } }) =>
            onChange(ALARMS.filter((one) => (one === alarm ? checked : alarms.includes(one))))
          }
        />
      ))}
      {alarms.length === 0 ? <p className={styles.minor}>{t('ui:remind.silent')}</p> : null}
    </ChoiceSet>
  )
}

interface ScopeProps {
  isDeadline: boolean
  scope: Scope
  onChange: (next: Scope) => void
}

const Scopes = ({ isDeadline, scope, onChange }: ScopeProps) => {
  const { t } = useTranslation('ui')
  return (
    <RadioGroup
      label={t('ui:remind.what')}
      value={scope}
      onChange={({ target }) => onChange(target.value === 'all' ? 'all' : 'this')}
      options={[
        { value: 'this', label: t(isDeadline ? 'ui:remind.this' : 'ui:remind.event') },
        { value: 'all', label: t(isDeadline ? 'ui:remind.all' : 'ui:remind.with') },
      ]}
    />
  )
}

/** Dialog that saves events, or all deadlines of the semester, as a calendar file with reminders. */
export const RemindDialog = ({ events, title, isOpening = false, onClose }: RemindProps) => {
  const { t } = useTranslation('ui')
  const [alarms, setAlarms] = useState<readonly Alarm[]>(ALARMS)
  const [scope, setScope] = useState<Scope>(events === null ? 'all' : 'this')
  const [saved, setSaved] = useState<{ events: number; alarms: number } | null>(null)
  const { known, deadlines, chosen, reason } = useContent(events, scope)
  const hintOf = useAlarmHint(
    scope === 'this' ? chosen : [],
    t(scope === 'all' ? 'ui:remind.each' : 'ui:remind.eachEvent'),
  )
  const saveCalendar = useSaveCalendar()
  const [form, why] = [useId(), useId()]
  const change = (apply: () => void) => {
    setSaved(null)
    apply()
  }
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (reason) return
    const nowMs = campusNow()
    saveCalendar({ title: scope === 'all' ? t('ui:remind.all') : title, events: chosen, alarms })
    setSaved({
      events: chosen.length,
      alarms: chosen.reduce((sum, one) => sum + alarmsAhead(one, alarms, nowMs).length, 0),
    })
  }
  return (
    <Dialog
      title={t('ui:remind.button')}
      onClose={onClose}
      wide
      actions={
        <>
          {reason ? (
            <div className={styles.why}>
              <WhyNot id={why} reason={reason} />
            </div>
          ) : null}
          <button type="button" className={buttonClass()} onClick={onClose}>
            {t('shared:failure.close')}
          </button>
          <button
            type="submit"
            form={form}
            className={buttonClass('main')}
            aria-disabled={Boolean(reason)}
            aria-describedby={reason ? why : undefined}
          >
            <IconCalendarPlus size={20} aria-hidden />
            <span>{t('ui:ics.event')}</span>
          </button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={save} noValidate>
        {events ? <About events={events} /> : null}
        <Reminders alarms={alarms} hintOf={hintOf} onChange={(next) => change(() => setAlarms(next))} />
        {events ? (
          <Scopes
            isDeadline={!isOpening && events.every(({ isDeadline }) => isDeadline)}
            scope={scope}
            onChange={(next) => change(() => setScope(next))}
          />
        ) : null}
        {scope === 'all' ? <Deadlines of={deadlines} known={known} /> : null}
        <p className={styles.hint}>
          <IconInfoCircle size={16} aria-hidden />
          <span>{t('ui:remind.ignored')}</span>
        </p>
        <p className={styles.minor}>{t('ui:remind.private')}</p>
        <Saved of={saved} />
      </form>
    </Dialog>
  )
}
