import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Kontak } from '#domain/kampus/kontak.tsx'
import { kodeText } from '#domain/kode/kode-text.ts'
import { useScreenPlace } from '#flags/menu/screen-place.ts'
import type { KegiatanPendaftarWisuda, KegiatanWisuda } from '#generated/client/wisuda/readers.ts'
import { RemindButton } from '#kit/jadwal/remind-button.tsx'
import { StateCard } from '#kit/state/state-card.tsx'
import { Words } from '#kit/state/words.tsx'
import { type Step, Timeline } from '#kit/timeline/timeline.tsx'
import { dayOf } from '#shared/campus/campus-time.ts'
import { writtenMomenText } from '#shared/campus/momen.ts'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { shownText } from '#shared/format/unreadable.ts'
import { joined } from '#shared/text/joined.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Disclosure } from '#shared/ui/disclosure.tsx'
import { DescriptionList } from '#shared/ui/look/description-list.tsx'
import type { Waktu } from '#shared/wire/readers.ts'
import { CeremonyDay } from './ceremony-day.tsx'
import { eventsOf, hasUnreadDay, type Stage, stageOf, stepsOf } from './graduation.ts'
import styles from './wisuda.module.css'

const LOOKS = {
  none: 'unknown',
  pay: 'open',
  waiting: 'waiting',
  approved: 'approved',
  rejected: 'rejected',
  unknown: 'unknown',
  unclear: 'unknown',
} as const satisfies Record<Stage, string>

/** Link to the bill, or the contact when this campus does not have that screen. */
const Pay = () => {
  const { t } = useTranslation('wisuda')
  const isHere = useScreenPlace()('/biaya-kuliah') === 'here'
  return isHere ? (
    <Link className={buttonClass('main')} to="/biaya-kuliah">
      {t('pay')}
    </Link>
  ) : (
    <span>
      <span>{t('pay.elsewhere')}</span> <Kontak />
    </span>
  )
}

/** Returns the texts of the approval step: title, actor, note and reason. */
const approvalWords = (of: KegiatanPendaftarWisuda, stage: Stage, t: TFunction<'wisuda'>, language: string) => {
  const known = stage === 'rejected' ? t('step.approval.rejected') : t('step.approval.other')
  return {
    title: stage === 'unknown' ? shownText(of.status, language) : known,
    who: stage === 'waiting' ? t('campus') : '',
    note: stage === 'approved' && of.nomorKursi === '' ? t('seat.later') : '',
    reason: of.catatan,
  }
}

/** Returns day and place of rehearsal and ceremony. */
const dayWords = (kegiatan: KegiatanWisuda | null | undefined, language: string) => {
  if (!kegiatan) return { rehearsal: '', ceremony: '' }
  const day = (value: Waktu) => formatTanggal(value, language, 'weekday')
  const { tempat, tempatGladi } = kegiatan
  return {
    rehearsal: joined(day(kegiatan.tanggalGladi), tempatGladi || tempat),
    ceremony: joined(day(kegiatan.tanggal), tempat),
  }
}

/** Returns the steps with their texts; the payment step has the amount and the deadline. */
const useSteps = (of: KegiatanPendaftarWisuda): Step[] => {
  const { t, i18n } = useTranslation('wisuda')
  const today = dayOf(useNowMs())
  const stage = stageOf(of)
  const registered = writtenMomenText(of.tanggalDaftar, i18n.language)
  const biaya = of.kegiatan ? of.kegiatan.biaya : null
  const days = dayWords(of.kegiatan, i18n.language)
  const words = {
    registered: { title: t('step.registered'), note: registered ? t('moment', registered) : '' },
    payment: {
      title: biaya === null ? t('step.payment') : t('step.payment.amount', { rupiah: formatRupiah(biaya) }),
      isYours: stage === 'pay',
      until: { action: t('step.payment.do'), value: of.batasBayar },
    },
    approval: approvalWords(of, stage, t, i18n.language),
    rehearsal: { title: t('step.rehearsal'), note: days.rehearsal },
    ceremony: { title: t('step.ceremony'), note: days.ceremony },
  }
  return stepsOf(of, today).map((step) => ({ ...step, ...words[step.key] }))
}

/** Data of the registration, read-only. */
const Sent = ({ of }: { of: KegiatanPendaftarWisuda }) => {
  const { t } = useTranslation('wisuda')
  const facts = [
    { label: t('field.namaIjazah'), value: of.namaIjazah },
    { label: t('field.judulTugasAkhir'), value: of.judulTugasAkhir },
    { label: t('field.ukuranToga'), value: kodeText('ukuran', of.ukuranToga) },
    { label: t('field.ukuranTopi'), value: kodeText('ukuran', of.ukuranTopi) },
    { label: t('field.email'), value: of.email },
    { label: t('field.telepon'), value: of.telepon },
    { label: t('field.alamatKirim'), value: of.alamatKirim },
  ]
  return (
    <Disclosure title={t('sent')}>
      <div className={styles.stack}>
        <DescriptionList facts={facts} />
        <p className={styles.minor}>
          <span>{t('sent.change')}</span> <Kontak />
        </p>
      </div>
    </Disclosure>
  )
}

/** Seat and other numbers of a registration, if the campus has assigned them. */
const Figures = ({ of }: { of: KegiatanPendaftarWisuda }) => {
  const { t } = useTranslation('wisuda')
  return (
    <DescriptionList
      className={styles.figures}
      facts={[
        { label: t('seat'), value: of.nomorKursi },
        { label: t('number'), value: of.nomorPendaftaran },
        {
          label: t('guests'),
          value: typeof of.jumlahUndangan === 'number' ? t('guests.count', { count: of.jumlahUndangan }) : null,
        },
      ]}
    />
  )
}

/**
 * The student's registration: its state as a headline, the day, the seat, the next steps, and a calendar file of both
 * days.
 */
export const OwnRegistration = ({ of }: { of: KegiatanPendaftarWisuda }) => {
  const { t, i18n } = useTranslation('wisuda')
  const { kegiatan } = of
  const stage = stageOf(of)
  const steps = useSteps(of)
  const nama = kegiatan?.nama || t('ceremony')
  const note = joined(of.nomorPendaftaran, of.nomorKursi ? t('seat.is', { kursi: of.nomorKursi }) : '')
  const title = stage === 'unknown' ? shownText(of.status, i18n.language) : t(`stage.${stage}`)
  const isAhead = kegiatan && stage !== 'rejected'
  return (
    <StateCard
      state={LOOKS[stage]}
      label={t('own')}
      title={title}
      details={
        <div className={styles.stack}>
          {stage === 'rejected' ? <Words of={[of.catatan || t('rejected')]} /> : null}
          {isAhead ? <CeremonyDay of={kegiatan} /> : null}
          <Figures of={of} />
          <Timeline steps={steps} foldPast={false} />
          <Sent of={of} />
        </div>
      }
      actions={
        <>
          {stage === 'pay' ? <Pay /> : null}
          {isAhead && !hasUnreadDay(kegiatan) ? (
            <RemindButton
              title={nama}
              label={t('calendar')}
              variant={stage === 'approved' ? 'main' : 'plain'}
              events={eventsOf(kegiatan, { rehearsal: t('event.rehearsal', { nama }), ceremony: nama }, note)}
            />
          ) : null}
        </>
      }
    >
      <p>{nama}</p>
    </StateCard>
  )
}
