import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { kodeText } from '#domain/kode/kode-text.ts'
import type { KegiatanPendaftarWisuda, KegiatanWisuda } from '#generated/client/wisuda/readers.ts'
import { RemindButton } from '#kit/jadwal/remind-button.tsx'
import { Until } from '#kit/jendela/until.tsx'
import { ListItemHead } from '#kit/list/list.tsx'
import { ListByParts } from '#kit/list/list-by-parts.tsx'
import { formatRentang } from '#shared/campus/rentang.ts'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { shownText } from '#shared/format/unreadable.ts'
import { joined } from '#shared/text/joined.ts'
import { Card } from '#shared/ui/look/card.tsx'
import { DescriptionList } from '#shared/ui/look/description-list.tsx'
import { MetaLine } from '#shared/ui/look/meta-line.tsx'
import { PersonText } from '#shared/ui/look/person-text.tsx'
import { Tag } from '#shared/ui/look/tag.tsx'
import { hoursText } from '../hours.ts'
import { CeremonyDay } from './ceremony-day.tsx'
import { eventsOf, hasUnreadDay, stageOf } from './graduation.ts'
import styles from './wisuda.module.css'
import { WisudaRegister } from './wisuda-register.tsx'

/** Number of past ceremonies shown at first; older ones are shown on demand. */
const FIRST = 2

/** Returns taken and available seats, as far as both are known; '' when the number of seats is unknown. */
const seatsText = ({ kuota, jumlahPendaftar }: KegiatanWisuda, t: TFunction<'wisuda'>): string => {
  if (typeof kuota !== 'number') return ''
  if (typeof jumlahPendaftar !== 'number') return t('seats.count', { count: kuota })
  return t('seats.of', { taken: jumlahPendaftar, count: kuota })
}

const useCeremonyFacts = (of: KegiatanWisuda) => {
  const { t, i18n } = useTranslation('wisuda')
  const { biaya, jumlahUndangan } = of
  const gladi = formatTanggal(of.tanggalGladi, i18n.language, 'weekday')
  const jamGladi = hoursText({ jamMulai: of.jamGladi }, i18n.language)
  return [
    { label: t('fact.registration'), value: formatRentang(of.tanggalBuka, of.tanggalTutup, i18n.language) },
    { label: t('fact.rehearsal'), value: gladi && joined(gladi, jamGladi, of.tempatGladi) },
    { label: t('fact.seats'), value: seatsText(of, t) },
    { label: t('fact.fee'), value: biaya === null ? null : biaya === 0 ? t('fee.none') : <b>{formatRupiah(biaya)}</b> },
    {
      label: t('guests'),
      value: typeof jumlahUndangan === 'number' ? t('guests.count', { count: jumlahUndangan }) : null,
    },
    {
      label: t('fact.receives'),
      value: of.fasilitas
        .map((one) => shownText(one, i18n.language))
        .filter(Boolean)
        .join(', '),
    },
  ]
}

/** A ceremony that is open or not yet over: its day, facts, and registration. */
export const Ceremony = ({ of, own }: { of: KegiatanWisuda; own: KegiatanPendaftarWisuda | undefined }) => {
  const { t } = useTranslation('wisuda')
  const nama = of.nama || t('ceremony')
  const isOwn =
    own !== undefined && own.kegiatan?.id === of.id && !['none', 'rejected', 'unclear'].includes(stageOf(own))
  return (
    <Card
      title={nama}
      aside={
        of.status ? (
          <Tag tone={of.status === 'dibuka' ? 'ok' : 'neutral'}>{kodeText('statusWisuda', of.status)}</Tag>
        ) : null
      }
    >
      <div className={styles.stack}>
        <CeremonyDay of={of} />
        <DescriptionList facts={useCeremonyFacts(of)} />
        {of.keterangan ? (
          <p>
            <PersonText text={of.keterangan} />
          </p>
        ) : null}
        {of.status === 'dibuka' && of.tanggalTutup ? (
          <p className={styles.minor}>
            <Until action={t('register')} value={of.tanggalTutup} />
          </p>
        ) : null}
        {isOwn ? null : (
          <>
            <WisudaRegister of={of} own={own} />
            {hasUnreadDay(of) ? null : (
              <div>
                <RemindButton
                  title={nama}
                  events={eventsOf(of, { rehearsal: t('event.rehearsal', { nama }), ceremony: nama })}
                />
              </div>
            )}
          </>
        )}
      </div>
    </Card>
  )
}

const PastCeremony = ({ of }: { of: KegiatanWisuda }) => {
  const { t, i18n } = useTranslation('wisuda')
  const { jumlahPendaftar } = of
  return (
    <>
      <ListItemHead title={of.nama || t('ceremony')}>
        <Tag>{kodeText('statusWisuda', of.status)}</Tag>
      </ListItemHead>
      <MetaLine
        facts={[
          formatTanggal(of.tanggal, i18n.language, 'weekday'),
          of.tempat,
          of.tanggalTutup !== null && t('closedOn', { hari: formatTanggal(of.tanggalTutup, i18n.language) }),
          typeof jumlahPendaftar === 'number' && seatsText(of, t),
        ]}
      />
    </>
  )
}

/** Ceremonies whose registration has closed. */
export const PastCeremonies = ({ rows }: { rows: readonly KegiatanWisuda[] }) => {
  const { t } = useTranslation('wisuda')
  if (rows.length === 0) return null
  return (
    <Card title={t('past')} flush>
      <ListByParts rows={rows} first={FIRST} idOf={({ id }) => id}>
        {(row) => <PastCeremony of={row} />}
      </ListByParts>
    </Card>
  )
}
