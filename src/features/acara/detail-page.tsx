import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { QueryCard } from '#kit/query/query-view.tsx'
import { MissingCard, useIsGone } from '#kit/query/query-view-or-missing.tsx'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import { readNumberedId } from '#shared/text/read-numbered-id.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { DescriptionList } from '#shared/ui/look/description-list.tsx'
import { Notice } from '#shared/ui/look/notice.tsx'
import { PersonText } from '#shared/ui/look/person-text.tsx'
import type { Reason } from '#shared/ui/overlay/why-not.tsx'
import { knownText } from '#shared/wire/readers.ts'
import styles from './acara.module.css'
import type { Acara } from './acara.ts'
import type { EventSubject } from './event-subject.ts'
import { waktuText } from './event-time.ts'
import { EventHeader } from './header.tsx'
import { EventSummary, EventTag, useFeeText } from './summary.tsx'

/** Message shown when the address names no event, or one that no longer exists. */
export const MissingEvent = ({ subjek }: { subjek: EventSubject }) => {
  const { t } = useTranslation('acara')
  const words = { acara: t(subjek.texts.acara) }
  return (
    <div className={styles.page}>
      <EventHeader subjek={subjek} title={t('acara:missing', words)} kini={null} />
      <MissingCard to={subjek.alamat.daftar} label={t('acara:all', words)} />
    </div>
  )
}

/** Fetches one event; `isGone` is true when the gateway reports that it does not exist. */
export const useOneEvent = (subjek: EventSubject, id: string) => {
  const satu = subjek.satu(id).useQuery()
  return { satu, isGone: useIsGone(satu) }
}

/** Returns the event with the id of the address; null when the response is empty. */
export const readAcara = (acara: Acara, id: string): Acara | null =>
  acara.id === '' && acara.nama === '' && acara.pembicara === null ? null : { ...acara, id }

/** Returns why the student cannot register, in the gateway's words if it gives any. The precheck tests it again. */
const useReasons = (acara: Acara): Reason | null => {
  const { t } = useTranslation('acara')
  if (acara.isBatal) return { text: knownText(acara.alasan) || t('acara:daftar.batal') }
  if (acara.bolehMendaftar === false) return { text: knownText(acara.alasan) || t('acara:daftar.notNow') }
  return acara.biaya === undefined ? { text: t('acara:daftar.biayaUnread') } : null
}

/** Notice after registering, with links to the next steps. */
const Registered = ({ subjek: { alamat }, acara }: { subjek: EventSubject; acara: Acara }) => {
  const { t } = useTranslation('acara')
  return (
    <Notice tone="ok" live>
      <p>{acara.biaya === 0 ? t('acara:terdaftar') : t('acara:terdaftar.biaya')}</p>
      <p className={styles.ways}>
        <Link to={alamat.transaksi}>{t('acara:nav.transaksi')}</Link>
        {acara.biaya === 0 ? null : <Link to="/biaya-kuliah">{t('acara:bayar.link')}</Link>}
      </p>
    </Notice>
  )
}

/** Registration button; the cost is shown first. */
const Register = ({ subjek, acara }: { subjek: EventSubject; acara: Acara }) => {
  const { t } = useTranslation('acara')
  const idMahasiswa = useIdMahasiswa()
  const biayaText = useFeeText()
  const own = useReasons(acara)
  const { id, nama, biaya } = acara
  return (
    <ConfirmAction
      action={subjek.register}
      of={{ idMahasiswa, idAcara: id, data: { nama, biaya } }}
      variant="main"
      reason={own}
      isOffered={own === null}
      questionOf={() => (
        <>
          <p>{t('acara:daftar.question', { nama })}</p>
          <p>{biaya === 0 ? t('acara:daftar.gratis') : t('acara:daftar.tagihan', { biaya: biayaText(biaya) })}</p>
        </>
      )}
      doubt={t('acara:doubt')}
    />
  )
}

const EventDetails = ({ subjek, acara }: { subjek: EventSubject; acara: Acara }) => {
  const { t, i18n } = useTranslation('acara')
  const { texts, alamat } = subjek
  const nowMs = useNowMs()
  const { wajibBerkas } = acara
  const requiredFiles = wajibBerkas === null ? '' : wajibBerkas ? t(texts.berkas) : t('acara:none')
  const buka = [formatTanggal(acara.tanggalBuka, i18n.language), formatTanggal(acara.tanggalTutup, i18n.language)]
  return (
    <>
      {acara.isTerdaftar === true ? <Registered subjek={subjek} acara={acara} /> : null}
      <div className={styles.itemHead}>
        <p className={styles.when}>{waktuText(acara, i18n.language) || t('acara:waktu.none')}</p>
        <EventTag acara={acara} />
      </div>
      <EventSummary acara={acara} nowMs={nowMs} />
      {acara.isTerdaftar === true ? null : <Register subjek={subjek} acara={acara} />}
      {acara.deskripsi ? (
        <p className={styles.text}>
          <PersonText text={acara.deskripsi} />
        </p>
      ) : null}
      <DescriptionList
        facts={[
          { label: t(texts.jenis), value: acara.jenis },
          { label: t(texts.penyelenggara), value: acara.penyelenggara },
          { label: t('acara:masa'), value: buka.filter(Boolean).join(' – ') },
          { label: t('acara:berkasDiminta'), value: requiredFiles },
          { label: t('acara:narahubung'), value: acara.narahubung && <PersonText text={acara.narahubung} /> },
        ]}
      />
      <Link className={buttonClass()} to={`${alamat.pembicara}?id=${acara.id}`}>
        {t(texts.pembicara)}
      </Link>
    </>
  )
}

const OneEvent = ({ subjek, id }: { subjek: EventSubject; id: string }) => {
  const { t } = useTranslation('acara')
  const { satu, isGone } = useOneEvent(subjek, id)
  if (isGone) return <MissingEvent subjek={subjek} />
  return (
    <div className={styles.page}>
      <EventHeader subjek={subjek} title={satu.data?.nama || t(subjek.texts.title)} kini={null} />
      <QueryCard title={t('acara:rinci')} query={satu} select={(acara) => readAcara(acara, id)} lines={14}>
        {(acara) => (
          <div className={styles.stack}>
            <EventDetails subjek={subjek} acara={acara} />
          </div>
        )}
      </QueryCard>
    </div>
  )
}

/** One event and the button to register. An invalid id is not fetched. */
export const EventDetailPage = ({ subjek }: { subjek: EventSubject }) => {
  const id = readNumberedId(useParams()['id'])
  return id === null ? <MissingEvent subjek={subjek} /> : <OneEvent key={id} subjek={subjek} id={id} />
}
