import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { JenisUjian } from '#domain/jadwal/jadwal-ujian.ts'
import { kodeText } from '#domain/kode/kode-text.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { isAboutMoney } from '#domain/pembayaran/about-money.ts'
import { toPeriode } from '#domain/periode/periode.ts'
import { imageAddress } from '#gateway/answer/image-address.ts'
import type { AturanQrCode, KartuUjian } from '#generated/client/ujian/readers.ts'
import { useGetAturanQrCode, useGetKartuUjian } from '#generated/client/ujian/ujian.ts'
import { PrintPage } from '#kit/print/print-page.tsx'
import { Qr } from '#kit/qr/qr.tsx'
import { shownText, unreadableWord } from '#shared/format/unreadable.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Notice } from '#shared/ui/look/notice.tsx'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import { Skeleton } from '#shared/ui/state/skeleton.tsx'
import { type Angka, allRows, isKnownText, knownText, UNREADABLE } from '#shared/wire/readers.ts'
import { isKartuTerkunci } from '../kartu-ujian.ts'
import styles from './cetak.module.css'
import { KartuTable } from './kartu-table.tsx'
import { useJenisUjian } from './use-jenis-ujian.ts'

const NS = 'jadwal-dan-presensi'
const BACK = '/jadwal-dan-presensi?tab=ujian'
const MINUTE = 60
const TITLES = { UTS: 'cetak.kartu.UTS', UAS: 'cetak.kartu.UAS' } as const

/** Message shown when there is no card to print, with links to the next steps. */
const NoPaper = ({ jenis, kartu }: { jenis: JenisUjian; kartu: KartuUjian }) => {
  const { t, i18n } = useTranslation(NS)
  const isTerkunci = isKartuTerkunci(kartu)
  const reason = shownText(kartu.alasanDikunci, i18n.language) || t('cetak.kartu.locked')
  return (
    <div className={styles.noPaper}>
      <h1>{t('cetak.kartu.of', { jenis: kodeText('jenisUjian', jenis) })}</h1>
      {isTerkunci ? (
        <Notice tone="warn">
          <p>{reason}</p>
          {isAboutMoney(kartu.alasanDikunci) ? null : <p>{t('cetak.kartu.ask')}</p>}
        </Notice>
      ) : (
        <EmptyState hint={t('cetak.kartu.empty')} />
      )}
      <p className={styles.ways}>
        {isTerkunci && isAboutMoney(kartu.alasanDikunci) ? (
          <Link className={buttonClass('main')} to="/biaya-kuliah">
            {t('cetak.kartu.pay')}
          </Link>
        ) : null}
        <Link className={buttonClass()} to={BACK}>
          {t('cetak.kartu.back')}
        </Link>
      </p>
    </div>
  )
}

/** Photo of the student, or an empty frame. */
const Foto = ({ src, nama }: { src: string | null; nama: string }) => {
  const { t } = useTranslation(NS)
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <div className={styles.foto}>
      {src && src !== failed ? (
        <img src={src} alt={t('cetak.kartu.foto', { nama })} onError={() => setFailed(src)} />
      ) : (
        <span>{t('cetak.kartu.noFoto')}</span>
      )}
    </div>
  )
}

/** Validity of the code; nothing when unknown. */
const Berlaku = ({ detik }: { detik: Angka }) => {
  const { t } = useTranslation(NS)
  if (detik == null || detik <= 0) return null
  const isShort = detik < MINUTE
  const count = isShort ? detik : Math.floor(detik / MINUTE)
  return <p>{isShort ? t('cetak.qr.detik', { count }) : t('cetak.qr.menit', { count })}</p>
}

/** QR code of the card, if the campus uses codes; a missing code is reported. */
const Kode = ({ qrCode, aturan }: { qrCode: string; aturan: AturanQrCode | undefined }) => {
  const { t, i18n } = useTranslation(NS)
  if (aturan?.isQrKartuUjian !== true) return null
  return (
    <div className={styles.qr}>
      <Qr text={knownText(qrCode)} mm={aturan.ukuran} label={t('cetak.qr.label')} />
      {qrCode === '' ? <p>{t('cetak.qr.none')}</p> : null}
      {qrCode === UNREADABLE ? <p>{unreadableWord(i18n.language)}</p> : null}
      {isKnownText(qrCode) ? <Berlaku detik={aturan.masaBerlaku} /> : null}
    </div>
  )
}

const TataTertib = ({ of }: { of: readonly string[] }) => {
  const { t, i18n } = useTranslation(NS)
  const rules = of.filter(Boolean).map((rule) => shownText(rule, i18n.language))
  return rules.length === 0 ? null : (
    <section className={styles.rules}>
      <h2>{t('cetak.kartu.rules')}</h2>
      <ol>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
    </section>
  )
}

/** Returns whether a card of a known kind has no exams; a card without a kind is unreadable. */
const isKosong = ({ jenis, data }: KartuUjian): boolean => jenis !== '' && data.length === 0

/** Always refetched: a payment may have opened the card since. */
const FRESH = { query: { staleTime: 0 } }

const Kartu = ({ jenis }: { jenis: JenisUjian }) => {
  const { t, i18n } = useTranslation(NS)
  const kartu = useGetKartuUjian(useIdMahasiswa(), { jenis }, FRESH)
  const aturan = useGetAturanQrCode()
  const found = kartu.data
  if (found && (isKartuTerkunci(found) || isKosong(found))) return <NoPaper jenis={jenis} kartu={found} />
  // A card that has a code is not printed without it: the student would not be admitted.
  const asked = found && isKnownText(found.qrCode) && !aturan.data ? { ...aturan, data: undefined } : kartu
  return (
    <PrintPage
      title={t(TITLES[jenis])}
      of={{
        periode: (found && toPeriode(found.tahun, found.semester)) ?? undefined,
        error: null,
        refetch: asked.refetch,
      }}
      answer={asked}
      paper={{ kind: 'kartu', params: { jenis } }}
      part={(answer) => (allRows(answer.data)?.length ? answer : null)}
    >
      {(shown) => {
        const foto = imageAddress(shown.mahasiswa?.foto)
        return {
          facts: [
            {
              label: t('cetak.semester'),
              value:
                shown.mahasiswa?.semesterKe === undefined && shown.mahasiswa
                  ? unreadableWord(i18n.language)
                  : shown.mahasiswa?.semesterKe,
            },
            { label: t('cetak.kartu.nomor'), value: shownText(shown.nomorUjian, i18n.language) },
          ],
          picture: foto,
          body: (
            <>
              <div className={styles.head}>
                <Foto src={foto} nama={shown.mahasiswa?.nama ?? ''} />
                <Kode qrCode={shown.qrCode} aturan={aturan.data} />
              </div>
              <KartuTable data={shown.data} />
              <TataTertib of={shown.tataTertib} />
            </>
          ),
          signers: ['mahasiswa', { office: t('cetak.pengesah'), person: shown.penandatangan }],
        }
      }}
    </PrintPage>
  )
}

/** /cetak-kartu-ujian: the exam card of one kind. A locked card cannot be printed by its address either. */
export const CetakKartuUjianPage = () => {
  const jenis = useJenisUjian()
  return jenis ? <Kartu key={jenis} jenis={jenis} /> : <Skeleton lines={24} />
}
