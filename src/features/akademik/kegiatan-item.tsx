import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { namaMakulOf } from '#domain/jadwal/nama-makul.ts'
import { spanText } from '#domain/jadwal/pertemuan.ts'
import { edgeOf } from '#domain/jendela/jendela.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import type { Periode } from '#domain/periode/periode.ts'
import { writeKey } from '#gateway/writes/outbox-entry.ts'
import type { Kegiatan } from '#generated/client/akademik/readers.ts'
import { ActionArea } from '#kit/action/action-area.tsx'
import { BeingChecked } from '#kit/action/being-checked.tsx'
import { showDone } from '#kit/action/show-done.ts'
import { useAction } from '#kit/action/use-action.tsx'
import { dayOf, daysBetween } from '#shared/campus/campus-time.ts'
import { momenText, writtenMomenText } from '#shared/campus/momen.ts'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import { dayName } from '#shared/format/kalender.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { joined } from '#shared/text/joined.ts'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { DescriptionList } from '#shared/ui/look/description-list.tsx'
import { Notice } from '#shared/ui/look/notice.tsx'
import { PersonText } from '#shared/ui/look/person-text.tsx'
import { Tag } from '#shared/ui/look/tag.tsx'
import { showToast } from '#shared/ui/overlay/toast.ts'
import styles from './akademik.module.css'
import type { Bentrok } from './bentrok.ts'
import {
  isDiambil,
  isDibatalkan,
  isLewat,
  isTertagih,
  reasonNotToCancel,
  reasonNotToTake,
  sisaKursi,
} from './kegiatan.ts'
import { cancelKegiatan, takeKegiatan } from './kegiatan-actions.ts'

/** Returns start and end in the campus time zone: one day with two times, or two days. */
const waktuText = ({ tanggalMulai, tanggalSelesai }: Kegiatan, language: string): string => {
  const [mulai, selesai] = [tanggalMulai, tanggalSelesai].map((moment) => writtenMomenText(moment, language, 'weekday'))
  if (!mulai || !selesai) return mulai ? `${mulai.hari}, ${mulai.jam}` : '–'
  const [jamMulai = ''] = mulai.jam.split(/\s/)
  if (mulai.hari === selesai.hari) return `${mulai.hari}, ${jamMulai}–${selesai.jam}`
  return `${mulai.hari}, ${mulai.jam} – ${selesai.hari}, ${selesai.jam}`
}

/** Returns the registration deadline and the days left; '' for an activity that is already taken. */
const batasText = (kegiatan: Kegiatan, nowMs: number, t: TFunction<'akademik'>, language: string): string => {
  const batas = edgeOf(kegiatan.batasPendaftaran, 'selesai')
  if (batas === null || isDiambil(kegiatan)) return ''
  const { hari, jam } = momenText(batas, language, 'weekday')
  const until = `${hari}, ${jam}`
  if (batas < nowMs) return t('deadline.past', { until })
  const count = daysBetween(dayOf(nowMs), dayOf(batas))
  return count === 0 ? t('deadline.today', { until }) : t('deadline.left', { until, count })
}

const kursiText = ({ kuota, terisi }: Kegiatan, t: TFunction<'akademik'>): string => {
  const sisa = sisaKursi({ kuota, terisi })
  if (sisa !== null) return sisa === 0 ? t('seats.none', { count: kuota }) : t('seats.left', { sisa, kuota })
  if (typeof kuota === 'number') return t('seats.of', { count: kuota })
  return kuota === null && typeof terisi === 'number' ? t('seats.unlimited', { count: terisi }) : ''
}

const Fee = ({ of: { biaya, isSudahBayar, status } }: { of: Kegiatan }) => {
  const { t } = useTranslation('akademik')
  if (biaya === undefined) return <span>{t('cost.unreadable')}</span>
  if (biaya === 0) return <span>{t('cost.free')}</span>
  if (biaya === null || isSudahBayar === null || !isDiambil({ status })) return <span>{formatRupiah(biaya)}</span>
  return (
    <>
      <span>{formatRupiah(biaya)}</span>{' '}
      <Tag tone={isSudahBayar ? 'ok' : 'warn'}>{t(isSudahBayar ? 'cost.paid' : 'cost.unpaid')}</Tag>
    </>
  )
}

/** Returns the warning about clashes with classes, shown before registering; '' without clashes. */
const clashText = (bentrok: readonly Bentrok[], t: TFunction<'akademik'>, language: string): string => {
  const list = bentrok.map(({ hari, kelas, ...span }) => {
    const nama = [namaMakulOf(kelas, language), kelas.kelas].filter(Boolean).join(' ')
    return `${nama}, ${dayName(hari, language)} ${spanText(span, language)}`
  })
  return list.length === 0 ? '' : t('clash', { list: list.join('; ') })
}

const paragraphs = (lines: readonly string[]) => lines.filter(Boolean).map((line) => <p key={line}>{line}</p>)

/** Take and cancel actions for all activities of a period; only one confirmation is open at a time. */
export const useKegiatanActions = (periode: Periode) => {
  const { t, i18n } = useTranslation('akademik')
  const take = useAction(takeKegiatan, {
    questionOf: ({ data: { nama, biaya, bentrok } }) =>
      paragraphs([
        t('take.question', { nama }),
        clashText(bentrok, t, i18n.language),
        biaya === null ? t('take.costUnknown') : '',
        biaya ? t('take.bill', { biaya: formatRupiah(biaya) }) : '',
      ]),
    doubt: t('doubt'),
    onDone: (how, sent) => how === 'answered' && showToast(t(sent?.data.biaya === 0 ? 'take.done' : 'take.doneBill')),
  })
  const cancel = useAction(cancelKegiatan, {
    questionOf: ({ data: { nama, biaya } }) =>
      paragraphs([t('cancel.question', { nama }), biaya === 0 ? '' : t('cancel.bill')]),
    doubt: t('doubt'),
    onDone: (how) => how === 'answered' && showDone(cancelKegiatan),
  })
  return { periode, take, cancel }
}

type KegiatanActionState = ReturnType<typeof useKegiatanActions>

/** Pending writes of activities that this period does not show. */
export const OtherActions = ({
  actions: { take, cancel },
  shown,
}: {
  actions: KegiatanActionState
  shown: readonly Kegiatan[]
}) => {
  const { t } = useTranslation('akademik')
  const idMahasiswa = useIdMahasiswa()
  const others = [...take.open, ...cancel.open].filter(
    ({ operation, key }) => !shown.some(({ idKegiatan }) => key === writeKey(operation, { idMahasiswa, idKegiatan })),
  )
  return others.length > 0 ? <BeingChecked entries={others} doubt={t('doubt')} /> : null
}

interface Props {
  of: Kegiatan
  actions: KegiatanActionState
  bentrok: readonly Bentrok[]
}

/** Button that takes or cancels an activity, with the reason when disabled and the outcome. */
const KegiatanActions = ({ of, actions: { periode, take, cancel }, bentrok }: Props) => {
  const { t } = useTranslation('akademik')
  const { idKegiatan, nama, biaya } = of
  const data = { periode, nama: nama || t('unnamed'), biaya, bentrok }
  const variables = { idMahasiswa: useIdMahasiswa(), idKegiatan, data }
  const { it, look, text, alasanOf } = isDiambil(of)
    ? ({ it: cancel, look: 'plain', text: 'cancel', alasanOf: reasonNotToCancel } as const)
    : ({ it: take, look: 'main', text: 'take', alasanOf: reasonNotToTake } as const)
  const own = it.at(variables)
  const alasan = alasanOf(of, useNowMs())
  if (alasan === 'begun' && own.waiting.length === 0) return null
  const reason = alasan && { text: t(`why.${alasan}`), rule: `KEGIATAN-${alasan.toUpperCase()}` }
  return (
    <ActionArea of={own}>
      <div className={styles.action}>
        <ActionButton
          variant={look}
          reason={it.reason ?? reason}
          pending={own.isPending}
          onClick={() => it.confirm(variables)}
        >
          <span>{t(text)}</span>
          <span className="visually-hidden">{` ${nama}`}</span>
        </ActionButton>
        {isTertagih(of) ? (
          <Link to="/biaya-kuliah" className={styles.pay}>
            {t('pay')}
          </Link>
        ) : null}
      </div>
    </ActionArea>
  )
}

/**
 * One activity with its facts and its take or cancel button.
 * @param isOffered true when this entry has the button; a cancelled activity is taken again in the list of offers
 */
export const KegiatanItem = ({ isOffered, ...props }: Props & { isOffered: boolean }) => {
  const { t, i18n } = useTranslation('akademik')
  const { of, bentrok } = props
  const nowMs = useNowMs()
  const { nama, jenis, penyelenggara, tempat, keterangan } = of
  const isOver = isLewat(of.tanggalSelesai, 'selesai', nowMs)
  const clash = isOver ? '' : clashText(bentrok, t, i18n.language)
  const facts = [
    { label: t('when'), value: waktuText(of, i18n.language) },
    { label: t('where'), value: tempat || '–' },
    { label: t('seats'), value: kursiText(of, t) },
    { label: t('deadline'), value: batasText(of, nowMs, t, i18n.language) },
    { label: t('cost'), value: <Fee of={of} /> },
    { label: t('note'), value: keterangan && <PersonText text={keterangan} /> },
  ]
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <div>
          <h3>{nama || t('unnamed')}</h3>
          <p className={styles.minor}>{joined(jenis, penyelenggara)}</p>
        </div>
        {isDiambil(of) ? <Tag tone="ok">{t(isOver ? 'status.done' : 'status.taken')}</Tag> : null}
        {isDibatalkan(of) ? <Tag>{t('status.cancelled')}</Tag> : null}
      </div>
      {clash ? <Notice tone="warn">{clash}</Notice> : null}
      <DescriptionList facts={facts.filter(({ value }) => value !== '')} />
      {isOffered && of.idKegiatan !== '' ? <KegiatanActions {...props} /> : null}
    </li>
  )
}
