import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { FIRST_PAGE } from '#kit/list/list-params.ts'
import { QueryCard } from '#kit/query/query-view.tsx'
import { useOptionalData } from '#kit/query/use-optional-data.ts'
import { StateCard } from '#kit/state/state-card.tsx'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import { readNumberedId } from '#shared/text/read-numbered-id.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { QuietRow } from '#shared/ui/button/quiet-row.tsx'
import { Tag } from '#shared/ui/look/tag.tsx'
import { readRows } from '#shared/wire/readers.ts'
import type { Pendaftaran } from './acara.ts'
import type { EventSubject } from './event-subject.ts'
import { momentOf, waktuText } from './event-time.ts'
import { type EventStep, stepOf } from './step.ts'

/** Returns the current next step of a registration. */
export const stepNow = ({ isSejakHari }: EventSubject, pendaftaran: Pendaftaran, nowMs: number): EventStep =>
  stepOf(pendaftaran, momentOf(pendaftaran, nowMs), isSejakHari)

/** Returns a function that describes the next step in a sentence. */
export const useStepText = (subjek: EventSubject) => {
  const { t, i18n } = useTranslation('acara')
  const words = { acara: t(subjek.texts.acara), berkas: t(subjek.texts.berkas) }
  return (langkah: EventStep, of: Pendaftaran): string => {
    const { batasBayar, batasBerkas, nilai } = of
    const hari = formatTanggal(langkah === 'bayar' ? batasBayar : batasBerkas, i18n.language)
    if (langkah === 'bayar') return hari ? t('acara:langkah.bayar', { hari }) : t('acara:langkah.bayar.undated')
    if (langkah === 'unggah')
      return hari ? t('acara:langkah.unggah', { ...words, hari }) : t('acara:langkah.unggah.undated', words)
    const waktu = waktuText(of, i18n.language)
    if (langkah === 'hadir' && waktu) return t('acara:langkah.hadir', { waktu })
    const said: Record<Exclude<EventStep, 'bayar' | 'unggah'>, string> = {
      hadir: t('acara:langkah.hadir.undated'),
      batal: t('acara:langkah.batal'),
      sertifikat: t('acara:langkah.sertifikat'),
      tidakDibayar: t('acara:langkah.tidakDibayar', words),
      tidakHadir: t('acara:langkah.tidakHadir'),
      terlambat: t('acara:langkah.terlambat', { ...words, hari: hari || '–' }),
      tidakLulus: t('acara:langkah.tidakLulus', { nilai: nilai ?? '–' }),
      tunggu: t('acara:langkah.tunggu'),
    }
    return said[langkah]
  }
}

/** Link for the next step: to the bills, the form or the certificate; null when the student has nothing to do. */
export const StepAction = ({ subjek, of, langkah }: { subjek: EventSubject; of: Pendaftaran; langkah: EventStep }) => {
  const { t } = useTranslation('acara')
  const id = readNumberedId(of.idAcara)
  const { alamat, texts } = subjek
  const ways: Partial<Record<EventStep, { to: string; title: string }>> = {
    bayar: { to: '/biaya-kuliah', title: t('acara:bayar.link') },
    ...(id !== null && {
      unggah: { to: `${alamat.unggah}?id=${id}`, title: t(texts.unggah) },
      sertifikat: { to: `${alamat.sertifikat}?id=${id}`, title: t('acara:sertifikat.print') },
    }),
  }
  const way = ways[langkah]
  return way ? (
    <Link className={buttonClass('main')} to={way.to}>
      <span>{way.title}</span>
      <span className="visually-hidden">{` ${of.nama}`}</span>
    </Link>
  ) : null
}

const TONES: Partial<Record<EventStep, 'ok' | 'warn' | 'danger' | 'accent' | 'wait'>> = {
  tunggu: 'wait',
  batal: 'danger',
  tidakDibayar: 'danger',
  tidakHadir: 'danger',
  terlambat: 'danger',
  tidakLulus: 'danger',
  sertifikat: 'ok',
  bayar: 'warn',
  unggah: 'warn',
}

/** Returns a function that gives the status label of a next step. */
const useStepTagText = () => {
  const { t } = useTranslation('acara')
  const words: Record<EventStep, string> = {
    batal: t('acara:tanda.dibatalkan'),
    sertifikat: t('acara:tanda.lulus'),
    bayar: t('acara:tanda.bayar'),
    tidakDibayar: t('acara:tanda.tidakDibayar'),
    tidakHadir: t('acara:tanda.tidakHadir'),
    unggah: t('acara:tanda.unggah'),
    terlambat: t('acara:tanda.terlambat'),
    hadir: t('acara:tanda.terdaftar'),
    tidakLulus: t('acara:tanda.tidakLulus'),
    tunggu: t('acara:tanda.tunggu'),
  }
  return (langkah: EventStep): string => words[langkah]
}

/** Status tag of a registration. */
export const StepTag = ({ langkah }: { langkah: EventStep }) => (
  <Tag tone={TONES[langkah] ?? 'accent'}>{useStepTagText()(langkah)}</Tag>
)

/** Next steps that are still open, most urgent first, with the state of their card. */
const AHEAD = { bayar: 'open', unggah: 'open', hadir: 'approved', tunggu: 'waiting' } as const

type Ahead = keyof typeof AHEAD
const isAhead = (langkah: EventStep): langkah is Ahead => langkah in AHEAD
const URGENCY = Object.keys(AHEAD)

/** Returns the most urgent registration; null when none has an open step. */
const mostUrgent = (subjek: EventSubject, rows: readonly Pendaftaran[], nowMs: number) => {
  const found = rows.flatMap((of) => {
    const langkah = stepNow(subjek, of, nowMs)
    return isAhead(langkah) ? [{ of, langkah }] : []
  })
  return found.toSorted((a, b) => URGENCY.indexOf(a.langkah) - URGENCY.indexOf(b.langkah))[0] ?? null
}

/** The student's most urgent registration, shown above the list of events, or that the registrations failed to load. */
export const MyRegistration = ({ subjek }: { subjek: EventSubject }) => {
  const { t } = useTranslation('acara')
  const say = useStepText(subjek)
  const words = useStepTagText()
  const { page, itemsPerPage: perPage } = FIRST_PAGE
  const milik = subjek.milik({ page, perPage }).useQuery()
  const known = useOptionalData(milik)
  const found = mostUrgent(subjek, readRows(known?.rows, 'hint'), useNowMs())
  if (known === undefined && milik.error)
    return (
      <QueryCard title={t('acara:nav.transaksi')} query={milik} select={() => null} lines={4}>
        {() => null}
      </QueryCard>
    )
  if (!found) return null
  const { of, langkah } = found
  return (
    <StateCard
      state={AHEAD[langkah]}
      label={t('acara:nav.transaksi')}
      title={words(langkah)}
      actions={
        <>
          <StepAction subjek={subjek} of={of} langkah={langkah} />
          <QuietRow>
            <Link className={buttonClass('quiet')} to={subjek.alamat.transaksi}>
              {t('acara:nav.transaksi')}
            </Link>
          </QuietRow>
        </>
      }
    >
      <p>
        <b>{of.nama || t('acara:untitled')}</b>
      </p>
      <p>{say(langkah, of)}</p>
    </StateCard>
  )
}
