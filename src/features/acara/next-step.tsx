import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useHint } from '#kit/answer/use-hint.ts'
import { FIRST_PAGE } from '#kit/list/list-address.ts'
import { StateCard } from '#kit/state/state-card.tsx'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import { readNumberedId } from '#shared/text/read-numbered-id.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { QuietRow } from '#shared/ui/button/quiet-row.tsx'
import { Tag } from '#shared/ui/look/tag.tsx'
import { readRows } from '#shared/wire/readers.ts'
import type { Pendaftaran } from './acara.ts'
import type { Subjek } from './event-subject.ts'
import { type Langkah, langkahOf } from './langkah.ts'
import { saatOf, waktuText } from './waktu-acara.ts'

/** Returns the current next step of a registration. */
export const langkahNow = ({ isSejakHari }: Subjek, pendaftaran: Pendaftaran, nowMs: number): Langkah =>
  langkahOf(pendaftaran, saatOf(pendaftaran, nowMs), isSejakHari)

/** Returns a function that describes the next step in a sentence. */
export const useLangkahText = (subjek: Subjek) => {
  const { t, i18n } = useTranslation('acara')
  const words = { acara: t(subjek.texts.acara), berkas: t(subjek.texts.berkas) }
  return (langkah: Langkah, of: Pendaftaran): string => {
    const { batasBayar, batasBerkas, nilai } = of
    const hari = formatTanggal(langkah === 'bayar' ? batasBayar : batasBerkas, i18n.language)
    if (langkah === 'bayar') return hari ? t('acara:langkah.bayar', { hari }) : t('acara:langkah.bayar.undated')
    if (langkah === 'unggah')
      return hari ? t('acara:langkah.unggah', { ...words, hari }) : t('acara:langkah.unggah.undated', words)
    const waktu = waktuText(of, i18n.language)
    if (langkah === 'hadir' && waktu) return t('acara:langkah.hadir', { waktu })
    const said: Record<Exclude<Langkah, 'bayar' | 'unggah'>, string> = {
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
export const JalanLangkah = ({ subjek, of, langkah }: { subjek: Subjek; of: Pendaftaran; langkah: Langkah }) => {
  const { t } = useTranslation('acara')
  const id = readNumberedId(of.idAcara)
  const { alamat, texts } = subjek
  const ways: Partial<Record<Langkah, { to: string; title: string }>> = {
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

const TONES: Partial<Record<Langkah, 'ok' | 'warn' | 'danger' | 'accent' | 'wait'>> = {
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
const useTandaText = () => {
  const { t } = useTranslation('acara')
  const words: Record<Langkah, string> = {
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
  return (langkah: Langkah): string => words[langkah]
}

/** Status tag of a registration. */
export const TandaLangkah = ({ langkah }: { langkah: Langkah }) => (
  <Tag tone={TONES[langkah] ?? 'accent'}>{useTandaText()(langkah)}</Tag>
)

/** Next steps that are still open, most urgent first, with the state of their card. */
const AHEAD = { bayar: 'open', unggah: 'open', hadir: 'approved', tunggu: 'waiting' } as const

type Ahead = keyof typeof AHEAD
const isAhead = (langkah: Langkah): langkah is Ahead => langkah in AHEAD
const URGENCY = Object.keys(AHEAD)

/** Returns the most urgent registration; null when none has an open step. */
const mostUrgent = (subjek: Subjek, rows: readonly Pendaftaran[], nowMs: number) => {
  const found = rows.flatMap((of) => {
    const langkah = langkahNow(subjek, of, nowMs)
    return isAhead(langkah) ? [{ of, langkah }] : []
  })
  return found.toSorted((a, b) => URGENCY.indexOf(a.langkah) - URGENCY.indexOf(b.langkah))[0] ?? null
}

/**
 * The student's most urgent registration, shown above the list of events; null when none is known. Read failures are
 * reported on the registrations screen.
 */
export const MyRegistration = ({ subjek }: { subjek: Subjek }) => {
  const { t } = useTranslation('acara')
  const say = useLangkahText(subjek)
  const words = useTandaText()
  const { page, itemsPerPage: perPage } = FIRST_PAGE
  const milik = useHint(subjek.milik({ page, perPage }).useAnswer())
  const found = mostUrgent(subjek, readRows(milik?.rows, 'hint'), useNowMs())
  if (!found) return null
  const { of, langkah } = found
  return (
    <StateCard
      state={AHEAD[langkah]}
      label={t('acara:nav.transaksi')}
      title={words(langkah)}
      actions={
        <>
          <JalanLangkah subjek={subjek} of={of} langkah={langkah} />
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
