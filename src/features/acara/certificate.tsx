import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { PrintPage } from '#kit/print/print-page.tsx'
import { Qr } from '#kit/qr/qr.tsx'
import { QueryView } from '#kit/query/query-view.tsx'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import { formatDesimal } from '#shared/format/desimal.ts'
import { unreadableWord } from '#shared/format/unreadable.ts'
import { readNumberedId } from '#shared/text/read-numbered-id.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { DescriptionList } from '#shared/ui/look/description-list.tsx'
import { Notice } from '#shared/ui/look/notice.tsx'
import { type Angka, UNREADABLE } from '#shared/wire/readers.ts'
import styles from './acara.module.css'
import type { Pendaftaran, Sertifikat } from './acara.ts'
import { ChooseRegistration, registrationFor, useRegistration } from './choose-registration.tsx'
import type { EventSubject } from './event-subject.ts'
import { waktuText } from './event-time.ts'
import { StepAction, stepNow, useStepText } from './next-step.tsx'

/** Message shown when there is no certificate, with links to the next steps. */
const NoPaper = ({ subjek, of }: { subjek: EventSubject; of: Pendaftaran | undefined }) => {
  const { t } = useTranslation('acara')
  const nowMs = useNowMs()
  const say = useStepText(subjek)
  const langkah = of && stepNow(subjek, of, nowMs)
  return (
    <div className={styles.noPaper}>
      <h1>{t(subjek.texts.sertifikat)}</h1>
      <Notice tone="warn">
        <p>
          {of ? t('acara:sertifikat.notYet', { nama: of.nama }) : t('acara:notMine', { acara: t(subjek.texts.acara) })}
        </p>
        {of && langkah ? <p>{say(langkah, of)}</p> : null}
      </Notice>
      <p className={styles.ways}>
        {of && langkah ? <StepAction subjek={subjek} of={of} langkah={langkah} /> : null}
        <Link className={buttonClass()} to={subjek.alamat.transaksi}>
          {t('acara:nav.transaksi')}
        </Link>
      </p>
    </div>
  )
}

const number = (value: number, language: string): string =>
  formatDesimal(value, Number.isInteger(value) ? 0 : 1, language)

/** Returns the facts of a certificate; values that the campus omits are left out. */
const useFacts = ({ ns, texts }: EventSubject, of: Sertifikat) => {
  const { t, i18n } = useTranslation('acara')
  const { language } = i18n
  const { sebagai, penyelenggara, durasiJam, nilai, predikat, poinSkpi, berlakuSampai } = of
  const written = (value: Angka) =>
    value === undefined ? unreadableWord(language) : value === null ? '' : number(value, language)
  const jam = written(durasiJam)
  const durasi = typeof durasiJam === 'number' ? t('acara:sertifikat.jam', { jam, count: durasiJam }) : jam
  return [
    { label: t(texts.jenis), value: ns === 'sertifikasi' ? sebagai : '' },
    { label: t(texts.penyelenggara), value: penyelenggara },
    { label: t('acara:sertifikat.waktu'), value: waktuText({ ...of, jamMulai: '', jamSelesai: '' }, language) },
    { label: t('acara:sertifikat.durasi'), value: durasi },
    { label: t('acara:nilai'), value: [written(nilai), predikat].filter(Boolean).join(', ') },
    { label: t('acara:poin.label'), value: written(poinSkpi) },
    { label: t('acara:sertifikat.berlaku'), value: formatTanggal(berlakuSampai, language) },
  ].filter(({ value }) => value !== '')
}

/** Certified facts in words and figures, with the verification code. */
const CertificateBody = ({ subjek, of }: { subjek: EventSubject; of: Sertifikat }) => {
  const { t } = useTranslation('acara')
  const facts = useFacts(subjek, of)
  const { nama, namaMahasiswa, prodi, sebagai, kodeVerifikasi } = of
  return (
    <div className={styles.sertifikat}>
      <p>{t('acara:sertifikat.given')}</p>
      <p className={styles.nama}>{namaMahasiswa || '–'}</p>
      {prodi ? <p>{prodi}</p> : null}
      <p>
        {subjek.ns === 'seminar' && sebagai
          ? t('acara:sertifikat.sebagai', { sebagai })
          : t('acara:sertifikat.lulus', { acara: t(subjek.texts.acara) })}
      </p>
      <p className={styles.judul}>{nama || '–'}</p>
      <DescriptionList facts={facts} />
      <div className={styles.kode}>
        <Qr text={kodeVerifikasi} mm={null} label={t('acara:sertifikat.qr')} />
        <p>{kodeVerifikasi ? t('acara:sertifikat.verify') : t('acara:sertifikat.noQr')}</p>
      </div>
    </div>
  )
}

/** Certificate of a passed event. */
const CertificateSheet = ({ subjek, id }: { subjek: EventSubject; id: string }) => {
  const { t } = useTranslation('acara')
  return (
    <PrintPage
      title={t(subjek.texts.sertifikat)}
      answer={subjek.sertifikat(id).useQuery()}
      part={(of) => (of.nomorSertifikat || of.kodeVerifikasi ? of : null)}
    >
      {(of) => ({
        facts: [{ label: t('acara:nomorSertifikat'), value: of.nomorSertifikat }],
        body: <CertificateBody subjek={subjek} of={of} />,
        signedAt: { kota: of.kotaTerbit, tanggal: of.tanggalTerbit },
        signers: (of.penandatangan ?? []).map((one) => ({
          office: one?.jabatan || t('acara:sertifikat.signer'),
          person: { id: '', nama: one?.nama ?? UNREADABLE },
        })),
      })}
    </PrintPage>
  )
}

const CertificateFor = ({ subjek, id }: { subjek: EventSubject; id: string }) => (
  <QueryView
    query={useRegistration(subjek)}
    select={(halaman) => halaman && registrationFor(halaman.rows, id)}
    lines={20}
  >
    {({ of }) => (of?.isLulus ? <CertificateSheet subjek={subjek} id={id} /> : <NoPaper subjek={subjek} of={of} />)}
  </QueryView>
)

/** Certificate of a passed event (?id=); without an id, a list of the available certificates. */
export const CertificatePage = ({ subjek }: { subjek: EventSubject }) => {
  const { t } = useTranslation('acara')
  const [query] = useSearchParams()
  const id = readNumberedId(query.get('id'))
  const { texts, alamat } = subjek
  if (id !== null) return <CertificateFor key={id} subjek={subjek} id={id} />
  return (
    <div className={styles.noPaper}>
      <h1>{t(texts.sertifikat)}</h1>
      <ChooseRegistration
        subjek={subjek}
        title={t('acara:sertifikat.choose')}
        empty={t('acara:sertifikat.empty', { acara: t(texts.acara) })}
        isOffered={({ isLulus }) => isLulus}
        alamat={alamat.sertifikat}
      />
      <p className={styles.ways}>
        <Link className={buttonClass()} to={alamat.transaksi}>
          {t('acara:nav.transaksi')}
        </Link>
      </p>
    </div>
  )
}
