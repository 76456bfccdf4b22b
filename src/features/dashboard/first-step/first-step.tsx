import {
  IconAlertTriangle,
  IconCalendarEvent,
  IconChecklist,
  IconCircleCheck,
  IconClipboardList,
  IconClock,
  IconHourglass,
  IconLock,
} from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useBillSums } from '#domain/pembayaran/use-bill-sums.ts'
import { ScreenLink } from '#kit/link/screen-link.tsx'
import { dayOf, daysBetween, minuteOf } from '#shared/campus/campus-time.ts'
import { formatJam, formatTanggal } from '#shared/campus/tanggal.ts'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { shownText } from '#shared/format/unreadable.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { CopyButton } from '#shared/ui/button/copy-button.tsx'
import { Skeleton } from '#shared/ui/state/skeleton.tsx'
import styles from '../dashboard.module.css'
import { untilText } from '../until-text.ts'
import { type Decision, type Doubt, decide, type Soon, type Step } from './decide.ts'
import own from './first-step.module.css'
import { useFacts } from './use-facts.ts'

interface Shown {
  icon: ReactNode
  /** Title with its verb. */
  title: string
  text: string
  action: ReactNode
  /** True when no action is needed; the strip is not blue then. */
  isCalm?: true
}

/** Groups the digits in fours for reading aloud and comparing. */
const inGroups = (nomor: string): string => nomor.replace(/(.{4})(?=.)/g, '$1 ')

const Way = ({ to, isCalm = false, children }: { to: string; isCalm?: boolean; children: string }) => (
  <ScreenLink className={buttonClass(isCalm ? 'plain' : 'main')} to={to}>
    {children}
  </ScreenLink>
)

/** Returns functions that format moments relative to now. */
const useMoments = (nowMs: number) => {
  const { t, i18n } = useTranslation('ui')
  const { language } = i18n
  /** Returns e.g. 'besok, Jumat, 23 Oktober'. */
  const dayText = (ms: number): string => {
    const days = daysBetween(dayOf(nowMs), dayOf(ms))
    const name = formatTanggal(ms, language, 'dayMonth')
    if (days === 0) return t('ui:first.today')
    return days === 1 ? t('ui:first.tomorrow', { day: name }) : name
  }
  const isWholeDay = (ms: number) => minuteOf(ms) === 0
  return {
    dayText,
    jam: (ms: number) => formatJam(ms, language),
    /** Shortest form: 'besok, 14.05 WIB'. */
    shortText: (ms: number): string => {
      const isTomorrow = daysBetween(dayOf(nowMs), dayOf(ms)) === 1
      const day = isTomorrow ? t('dashboard:class.tomorrow').toLowerCase() : dayText(ms)
      return t('ui:first.moment', { day, jam: formatJam(ms, language) })
    },
    /** Formats a moment; midnight counts as the end of the previous day. */
    momentText: (ms: number): string =>
      isWholeDay(ms) ? dayText(ms - 1) : t('ui:first.moment', { day: dayText(ms), jam: formatJam(ms, language) }),
    leftText: (ms: number): string => {
      const soon = untilText(nowMs, ms, ms, t)
      if (soon) return soon
      const count = daysBetween(dayOf(nowMs), dayOf(isWholeDay(ms) ? ms - 1 : ms))
      return count > 0 ? t('ui:first.days', { count }) : ''
    },
  }
}

const sentence = (...facts: readonly (string | false)[]): string => {
  const said = facts.filter(Boolean).join(', ')
  return said && `${said}.`
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const useWords = (nowMs: number, kind: Step['kind'] | undefined) => {
  const { t, i18n } = useTranslation('ui')
  const sums = useBillSums(useIdMahasiswa(), kind === 'lock' || kind === 'late')
  return { nowMs, t, language: i18n.language, sums, ...useMoments(nowMs) }
}
type Words = ReturnType<typeof useWords>
type Of<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>

/** Returns title, time and place of a class, an exam or an appointment. */
const soonWords = (of: Soon, { nowMs, t, language, dayText, jam, leftText }: Words) => ({
  title: t('ui:first.attend', { nama: of.nama }),
  text: sentence(
    upper(of.isMulaiKnown ? t('ui:first.at', { day: dayText(of.mulai), jam: jam(of.mulai) }) : dayText(of.mulai)),
    shownText(of.ruang, language),
    of.isMulaiKnown && of.mulai > nowMs && leftText(of.mulai),
  ),
})

const examShown = ({ of, isLocked }: Of<'exam'>, words: Words): Shown => ({
  ...soonWords(of, words),
  ...(isLocked && { text: words.t('ui:first.exam.locked') }),
  icon: <IconClipboardList size={24} aria-hidden />,
  action: <Way to="/jadwal-dan-presensi?tab=ujian">{words.t('ui:first.exam.see')}</Way>,
})

const defenceShown = ({ of }: Of<'defence'>, words: Words): Shown => ({
  ...soonWords(of, words),
  icon: <IconCalendarEvent size={24} aria-hidden />,
  action: <Way to="/jadwal-dan-presensi">{words.t('ui:first.day.see')}</Way>,
})

/** Returns the payment number with a copy button, or a link to the payment code. */
const paymentShown = ({ of }: Of<'payment'>, { nowMs, t, momentText, shortText, leftText }: Words): Shown => {
  const { nomor, isQris, channel, rupiah, untilMs } = of
  const amount = rupiah == null ? t('ui:first.pay.amount') : formatRupiah(rupiah)
  const until = untilMs == null ? '' : t('ui:first.until', { moment: momentText(untilMs) })
  const left = untilMs == null || untilMs <= nowMs ? '' : leftText(untilMs)
  const icon = <IconHourglass size={24} className={own.minor} aria-hidden />
  if (nomor !== '')
    return {
      icon,
      title: inGroups(nomor),
      // The deadline before the channel: with a long channel name the end is truncated.
      text: sentence(
        t('ui:first.pay', { amount }),
        untilMs != null && t('ui:first.until', { moment: shortText(untilMs) }),
        channel && t('ui:first.pay.by', { channel }),
      ),
      action: <CopyButton text={nomor} label={t('ui:first.pay.copy')} copied={t('ui:first.pay.copied')} isMain />,
    }
  return {
    icon,
    title: t(isQris ? 'ui:first.pay.qris' : 'ui:first.pay', { amount }),
    text: sentence(upper(until), left),
    action: <Way to="/biaya-kuliah">{t(isQris ? 'ui:first.pay.code' : 'ui:first.pay.see')}</Way>,
  }
}

const LOCK = <IconLock size={24} className={own.danger} aria-hidden />

const lockShown = ({ of: { jenis, mulai } }: Of<'lock'>, { t, dayText, sums }: Words): Shown => {
  const rupiah = sums?.pembuka['kartu-ujian'].rupiah
  return {
    icon: LOCK,
    title: rupiah ? t('ui:first.pay', { amount: formatRupiah(rupiah) }) : t('ui:first.lock', { jenis }),
    text: t('ui:first.lock.text', { jenis, day: dayText(mulai) }),
    action: <Way to="/biaya-kuliah">{t('ui:first.pay.bills')}</Way>,
  }
}

const lateShown = ({ due }: Of<'late'>, { nowMs, t, language, sums }: Words): Shown => ({
  icon: <IconAlertTriangle size={24} className={own.danger} aria-hidden />,
  title: sums?.tunggakan ? t('ui:first.pay', { amount: formatRupiah(sums.tunggakan) }) : t('ui:first.late'),
  text: t('ui:first.late.text', {
    date: formatTanggal(due, language),
    count: daysBetween(due ?? dayOf(nowMs), dayOf(nowMs)),
  }),
  action: <Way to="/biaya-kuliah">{t('ui:first.pay.bills')}</Way>,
})

const krsShown = ({ isLocked, untilMs }: Of<'krs'>, { t, momentText, leftText }: Words): Shown => ({
  icon: isLocked ? LOCK : <IconClipboardList size={24} aria-hidden />,
  title: t(isLocked ? 'ui:first.krs.locked' : 'ui:first.krs'),
  text:
    untilMs == null
      ? t('ui:first.krs.open')
      : sentence(upper(t('ui:first.until', { moment: momentText(untilMs) })), leftText(untilMs)),
  action: <Way to="/krs">{t(isLocked ? 'ui:first.krs.why' : 'ui:first.krs')}</Way>,
})

const kuesionerShown = ({ count, isHidden }: Of<'kuesioner'>, { t }: Words): Shown => ({
  icon: <IconChecklist size={24} aria-hidden />,
  title: t('ui:first.kuesioner', { count }),
  text: t(isHidden ? 'ui:first.kuesioner.hidden' : 'ui:first.kuesioner.text'),
  action: <Way to="/kuesioner">{t('ui:first.kuesioner.fill')}</Way>,
})

const tracerShown = ({ of: { judul, until } }: Of<'tracer'>, { t, language }: Words): Shown => ({
  icon: <IconChecklist size={24} aria-hidden />,
  title: t('ui:first.tracer'),
  text: sentence(
    shownText(judul, language),
    until != null && t('ui:first.until', { moment: formatTanggal(until, language, 'weekday') }),
  ),
  action: <Way to="/tracer-study">{t('ui:first.tracer')}</Way>,
})

const CALM_ICON = <IconClock size={24} className={own.minor} aria-hidden />

const calmWay = (to: string, words: string) => (
  <Way to={to} isCalm>
    {words}
  </Way>
)

const nextShown = ({ of }: Of<'next'>, words: Words): Shown => ({
  ...soonWords(of, words),
  icon: CALM_ICON,
  action: calmWay('/jadwal-dan-presensi', words.t('ui:first.day.see')),
  isCalm: true,
})

const deadlineShown = ({ of }: Of<'deadline'>, { t, momentText, leftText }: Words): Shown => ({
  icon: CALM_ICON,
  title: of.nama,
  text: sentence(upper(t('ui:first.until', { moment: momentText(of.mulai) })), leftText(of.mulai)),
  action: calmWay(of.tautan, t('ui:first.open')),
  isCalm: true,
})

const noneShown = ({ t }: Words): Shown => ({
  icon: <IconCircleCheck size={24} className={own.ok} aria-hidden />,
  title: t('ui:first.none'),
  text: t('ui:first.none.text'),
  action: calmWay('/kalender-akademik', t('ui:first.calendar.open')),
  isCalm: true,
})

/** Returns text and button of a step. */
const shownOf = (step: Step, words: Words): Shown => {
  switch (step.kind) {
    case 'exam':
      return examShown(step, words)
    case 'defence':
      return defenceShown(step, words)
    case 'payment':
      return paymentShown(step, words)
    case 'lock':
      return lockShown(step, words)
    case 'late':
      return lateShown(step, words)
    case 'krs':
      return krsShown(step, words)
    case 'kuesioner':
      return kuesionerShown(step, words)
    case 'tracer':
      return tracerShown(step, words)
    case 'next':
      return nextShown(step, words)
    case 'deadline':
      return deadlineShown(step, words)
    case 'none':
      return noneShown(words)
  }
}

const Strip = ({ of: { icon, title, text, action, isCalm } }: { of: Shown }) => {
  const id = useId()
  return (
    <section
      className={`${styles.strip} ${own.strip} ${isCalm ? '' : own.blue}`}
      aria-labelledby={id}
      data-first-step // the student most likely opens this link next (prefetch-pages.ts)
    >
      {icon}
      <div className={own.words}>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      {action}
    </section>
  )
}

/** Text keys of the facts that failed; appointments name their subjects. */
const NAMES: Readonly<Record<Exclude<Doubt, 'ahead'>, string>> = {
  exams: 'ui:first.name.exams',
  student: 'ui:first.name.student',
  bills: 'ui:first.name.bills',
  payment: 'ui:first.name.payment',
  locks: 'ui:first.name.locks',
  hidden: 'ui:first.name.hidden',
  krs: 'ui:first.name.krs',
  registered: 'ui:first.name.registered',
  tracer: 'ui:first.name.tracer',
}

/** Failures that leave the first step unknown. */
const Doubtful = ({ of: { failed, missing } }: { of: Exclude<Decision, 'pending' | { step: Step }> }) => {
  const { t } = useTranslation('ui')
  const client = useQueryClient()
  const names = [...failed.filter((name) => name !== 'ahead').map((name) => t(NAMES[name])), ...missing]
  const known = names.filter(Boolean).join(', ')
  const reload = () =>
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  return (
    <section className={`${styles.strip} ${own.strip}`} aria-label={t('ui:first.unknown')} role="alert">
      <IconClock size={24} className={own.minor} aria-hidden />
      <div className={`${own.words} ${own.whole}`}>
        <h2>{t('ui:first.unknown')}</h2>
        <p>{known ? t('ui:first.unknown.names', { nama: known }) : t('ui:first.unknown.text')}</p>
      </div>
      <button type="button" className={buttonClass()} onClick={reload}>
        {t('shared:failure.reload')}
      </button>
    </section>
  )
}

/** Decides once: a late response must not move a button that the student is about to press. */
const Decided = () => {
  const nowMs = useNowMs()
  const [step, setStep] = useState<Step | null>(null)
  const decision = decide(useFacts(nowMs))
  const words = useWords(nowMs, step?.kind)
  if (step === null && typeof decision === 'object' && 'step' in decision) setStep(decision.step)
  if (step !== null) return <Strip of={shownOf(step, words)} />
  if (decision === 'pending' || 'step' in decision)
    return (
      <div className={styles.strip}>
        <Skeleton lines={3} />
      </div>
    )
  return <Doubtful of={decision} />
}

/** The student's first action or next date, in a box of constant height. */
export const FirstStep = () => <Decided key={useIdMahasiswa()} />
