import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { ujianBerikutnya } from '#domain/jadwal/jadwal-ujian.ts'
import { namaMakulOf } from '#domain/jadwal/nama-makul.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import type { AturanQrCode, KartuUjian } from '#generated/client/ujian/readers.ts'
import { useGetAturanQrCode, useGetKartuUjian } from '#generated/client/ujian/ujian.ts'
import { Qr } from '#kit/qr/qr.tsx'
import { formatJam, formatTanggal } from '#shared/campus/tanggal.ts'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import { shownText } from '#shared/format/unreadable.ts'
import { joined } from '#shared/text/joined.ts'
import { Notice } from '#shared/ui/look/notice.tsx'
import { StoredAt } from '#shared/ui/print/stored-at.ts'
import { knownText } from '#shared/wire/readers.ts'
import styles from './kartu-pass.module.css'
import { useJenisUjian } from './use-jenis-ujian.ts'

const NS = 'jadwal-dan-presensi'
const SECOND_MS = 1000
/** Side of the code, in millimetres: a scanner reads it from a phone at arm's length. */
const CODE_MM = 60

/** The exam that runs or comes next on the card; nothing after the last one. */
const NextExam = ({ kartu, nowMs }: { kartu: KartuUjian; nowMs: number }) => {
  const { t, i18n } = useTranslation(NS)
  const { language } = i18n
  const next = ujianBerikutnya(kartu.data, nowMs)
  if (!next) return null
  const { ujian, mulai, isMulaiKnown } = next
  const ruang = shownText(ujian.ruang, language)
  return (
    <>
      <p className={styles.when}>{joined(t('next.exam'), formatTanggal(ujian.tanggalUjian, language, 'weekday'))}</p>
      <h2 className={styles.name}>{namaMakulOf(ujian, language)}</h2>
      <dl className={styles.facts}>
        {isMulaiKnown ? (
          <div>
            <dt>{t('cetak.pass.start')}</dt>
            <dd>{formatJam(mulai, language)}</dd>
          </div>
        ) : null}
        {ruang ? (
          <div>
            <dt>{t('cetak.kolom.ruang')}</dt>
            <dd>{ruang}</dd>
          </div>
        ) : null}
      </dl>
    </>
  )
}

/** Says that the validity of the code has passed since the card was stored. */
const CodeAge = ({ aturan, nowMs }: { aturan: AturanQrCode; nowMs: number }) => {
  const { t } = useTranslation(NS)
  const storedAt = useContext(StoredAt)
  const { masaBerlaku } = aturan
  if (storedAt === null || masaBerlaku == null || masaBerlaku <= 0) return null
  return nowMs > storedAt + masaBerlaku * SECOND_MS ? <Notice tone="warn">{t('cetak.pass.codeOver')}</Notice> : null
}

/** A stored exam card at the gate of an exam: the next exam, the code in large, name and number. */
export const KartuPass = () => {
  const { t, i18n } = useTranslation(NS)
  const jenis = useJenisUjian() ?? 'UTS'
  const idMahasiswa = useIdMahasiswa()
  const kartu = useGetKartuUjian(idMahasiswa, { jenis }).data
  const aturan = useGetAturanQrCode().data
  const { biodataSingkat } = useBiodataSingkat()
  const nowMs = useNowMs()
  if (!kartu) return null
  const code = aturan?.isQrKartuUjian === true ? knownText(kartu.qrCode) : ''
  return (
    <section className={styles.pass} aria-label={t('cetak.pass.label')}>
      <NextExam kartu={kartu} nowMs={nowMs} />
      {code && aturan ? (
        <>
          <div className={styles.code}>
            <Qr text={code} mm={CODE_MM} label={t('cetak.qr.label')} />
          </div>
          <CodeAge aturan={aturan} nowMs={nowMs} />
        </>
      ) : null}
      <p className={styles.who}>{[biodataSingkat?.nama, idMahasiswa].filter(Boolean).join(', ')}</p>
      {kartu.nomorUjian ? <p>{t('card.number', { nomor: shownText(kartu.nomorUjian, i18n.language) })}</p> : null}
    </section>
  )
}
