import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { namaMakulOf } from '#domain/jadwal/nama-makul.ts'
import { campusZoneMinutes } from '#domain/jendela/jendela.ts'
import { useIdMahasiswa, useIsActing } from '#domain/mahasiswa/mahasiswa-context.ts'
import { type Periode, semesterLabel, toKodePeriode, toPeriode, toPeriodeParams } from '#domain/periode/periode.ts'
import { useNowMs } from '#gateway/campus/use-gateway-time.ts'
import { useGetPembatasWaktuKrs } from '#generated/client/krs/krs.ts'
import { useListMakulKuesionerProsesPembelajaran } from '#generated/client/kuesioner/kuesioner.ts'
import type { KuesionerFormulir, KuesionerMakul, KuesionerWaktu } from '#generated/readers/kuesioner.ts'
import { useFocusPanel } from '#kit/action/use-focus-panel.ts'
import { Answer } from '#kit/answer/answer.tsx'
import { markReported } from '#shared/state/reported-failures.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Card } from '#shared/ui/look/card.tsx'
import { Notice } from '#shared/ui/look/notice.tsx'
import type { Reason } from '#shared/ui/overlay/why-not.tsx'
import { present } from '#shared/wire/readers.ts'
import { addressOf, type Bagian, bagianOfAddress, JENIS, type Jenis } from './bagian.ts'
import { CALLS } from './calls.ts'
import { DaftarMakul, KartuJenis, KemajuanPeriode, useJendelaText } from './daftar-kuesioner.tsx'
import { noteFilledBy } from './filled-by.ts'
import { FormKuesioner } from './isi-kuesioner.tsx'
import { JawabanTerkirim } from './jawaban-terkirim.tsx'
import styles from './kuesioner.module.css'
import { bagiWaktu, faseWaktu, isSemuaTerkirim, sisaOf, urutMakul, waktuOf } from './waktu.ts'

/** The periods of all kinds; null while one of them is not known. */
const useSemuaWaktu = (): Record<Jenis, KuesionerWaktu[]> | null => {
  const [proses, layanan, kritik] = [
    CALLS.proses_pembelajaran.waktu.useAnswer().data,
    CALLS.layanan.waktu.useAnswer().data,
    CALLS.kritiksaran.waktu.useAnswer().data,
  ].map((answer) => answer && waktuOf(answer))
  if (!proses || !layanan || !kritik) return null
  return { proses_pembelajaran: proses, layanan, kritiksaran: kritik }
}

/** Once the last open one was sent the device knows it, and asks this student no more (readings, 53): not an operator. */
const useNoteFilled = (semua: Record<Jenis, KuesionerWaktu[]> | null): void => {
  const idMahasiswa = useIdMahasiswa()
  const isActing = useIsActing()
  const nowMs = useNowMs()
  const isDone = semua !== null && !isActing && isSemuaTerkirim(Object.values(semua).flat(), nowMs, campusZoneMinutes())
  useEffect(() => {
    if (isDone) noteFilledBy(idMahasiswa)
  }, [isDone, idMahasiswa])
}

/** That KRS waits for a questionnaire, in the words of the gateway. */
const KrsTerkunci = () => {
  const { t } = useTranslation('kuesioner')
  const { data, error } = useGetPembatasWaktuKrs(useIdMahasiswa())
  useEffect(() => {
    if (error) markReported(error) // a hint: the screen of KRS says it in its place
  }, [error])
  if (!data || !/kuesioner/i.test(data.keterangan)) return null
  return (
    <Notice tone="warn">
      {data.keterangan.replace(/[.!]$/, '')}. <Link to="/krs">{t('krs')}</Link>
    </Notice>
  )
}

/** The student's question: what is still open. */
const Ringkasan = ({ of }: { of: Record<Jenis, KuesionerWaktu[]> }) => {
  const { t } = useTranslation('kuesioner')
  const nowMs = useNowMs()
  const open = JENIS.flatMap((jenis) => {
    const { due } = bagiWaktu(of[jenis], nowMs, campusZoneMinutes())
    const count = due.reduce((sum, row) => sum + sisaOf(row), 0)
    return count > 0 ? [{ jenis, count }] : []
  })
  const total = open.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return <p>{t('summary.none')}</p>
  return (
    <>
      <p>
        <b>{t('summary', { count: total })}</b>{' '}
        {open.map(({ jenis, count }) => t(`summary.${jenis}`, { count })).join(', ')}.
      </p>
      <KrsTerkunci />
    </>
  )
}

const Semua = ({ semua }: { semua: Record<Jenis, KuesionerWaktu[]> | null }) => {
  const { t } = useTranslation('kuesioner')
  return (
    <>
      <h1>{t('title')}</h1>
      {semua ? <Ringkasan of={semua} /> : null}
      {JENIS.map((jenis) => (
        <KartuJenis key={jenis} jenis={jenis} />
      ))}
    </>
  )
}

/** Where to go on once this one was sent: to the next course that waits. */
const Lanjut = ({ bagian }: { bagian: Bagian }) => {
  const { t, i18n } = useTranslation('kuesioner')
  const isMakul = bagian.jenis === 'proses_pembelajaran'
  const { tahun, semester } = toPeriodeParams(bagian)
  const query = { enabled: isMakul }
  const { data } = useListMakulKuesionerProsesPembelajaran(useIdMahasiswa(), { tahun, semester }, { query })
  const [next] = urutMakul(present(data?.data)).filter((row: KuesionerMakul) => row.isSudahDiisi === false)
  if (!isMakul || !next)
    return (
      <Link className={buttonClass()} to="/kuesioner">
        {t('all')}
      </Link>
    )
  const to = { ...bagian, idMakul: next.idMakul, idKelas: next.idKelas, idDosen: next.dosen?.id ?? '' }
  return (
    <Link className={buttonClass('main')} to={addressOf(to)}>
      {t('sent.next', { makul: namaMakulOf(next, i18n.language) })}
    </Link>
  )
}

/** Why it can not be sent now, by its window; null when it can, or nobody knows. */
const useClosed = (row: KuesionerWaktu | undefined): Reason | null => {
  const { t } = useTranslation('kuesioner')
  const nowMs = useNowMs()
  const jendelaText = useJendelaText()
  if (!row) return null
  const fase = faseWaktu(row, nowMs, campusZoneMinutes())
  if (fase === 'open' || fase === 'unknown') return null
  return {
    text: jendelaText(row, nowMs) || t('window.shut'),
    rule: `KUESIONER-${fase === 'before' ? 'BELUM-BUKA' : 'DITUTUP'}`,
    kind: fase === 'before' ? 'wait' : 'lock',
  }
}

const judulOf = ({ makul, judul }: KuesionerFormulir, bagian: Bagian, nama: string, language: string): string =>
  makul ? namaMakulOf(makul, language) : judul || `${nama} ${semesterLabel(bagian)}`

/** What it is about: the course with class and lecturer, or the title of the gateway. */
const Kepala = ({ judul, formulir: { makul } }: { judul: string; formulir: KuesionerFormulir }) => {
  const { t } = useTranslation('kuesioner')
  const kelas = makul?.kelas ? t('kelas', { kelas: makul.kelas }) : ''
  return (
    <header>
      <h1>{judul}</h1>
      {makul ? <p className={styles.minor}>{[kelas, makul.dosen?.nama].filter(Boolean).join(' · ')}</p> : null}
    </header>
  )
}

/** How it is to be answered, with the whole scale in words. */
const Petunjuk = ({ of: { petunjuk, skala } }: { of: KuesionerFormulir }) => {
  const words = present(skala).map(({ nilai, label }) => [nilai, label].filter(Boolean).join(' '))
  return (
    <div>
      {petunjuk ? <p>{petunjuk}</p> : null}
      {words.length > 0 ? <p className={styles.minor}>{words.join(' · ')}</p> : null}
    </div>
  )
}

interface IsiProps {
  bagian: Bagian
  formulir: KuesionerFormulir
  /** Its period, where that is known. */
  row: KuesionerWaktu | undefined
}

/** The questions to be answered; what was answered once it was sent; or why neither is there. */
const Pokok = ({ bagian, formulir, row, judul }: IsiProps & { judul: string }) => {
  const closed = useClosed(row)
  const [shut] = useState(closed) // what closes while it is being filled in stays to be read
  if (formulir.isSudahDiisi === true)
    return (
      <JawabanTerkirim formulir={formulir}>
        <Lanjut bagian={bagian} />
      </JawabanTerkirim>
    )
  if (shut) return <Notice tone="warn">{shut.text}</Notice>
  return (
    <>
      <Petunjuk of={formulir} />
      <FormKuesioner bagian={bagian} formulir={formulir} judul={judul} closed={closed} />
    </>
  )
}

const isPeriode = (row: KuesionerWaktu, periode: Periode): boolean => {
  const own = toPeriode(row.tahun, row.semester)
  return own !== null && toKodePeriode(own) === toKodePeriode(periode)
}

const useWaktu = (jenis: Jenis) => CALLS[jenis].waktu.useAnswer()

const Isi = ({ bagian, formulir, waktu }: Omit<IsiProps, 'row'> & { waktu: ReturnType<typeof useWaktu> }) => {
  const { t, i18n } = useTranslation('kuesioner')
  const row = (waktu.data && waktuOf(waktu.data))?.find((one) => isPeriode(one, bagian))
  const judul = judulOf(formulir, bagian, t(`kind.${bagian.jenis}`), i18n.language)
  const around = useFocusPanel(formulir.isSudahDiisi === true ? 'sent' : 'form')
  const isMakul = bagian.jenis === 'proses_pembelajaran'
  return (
    <>
      <Kepala judul={judul} formulir={formulir} />
      <div className={isMakul ? styles.split : undefined}>
        <div className={styles.page}>
          <section className={styles.card} aria-label={t('progress.label')}>
            <Answer of={waktu} part={waktuOf} lines={4}>
              {() =>
                row ? (
                  <KemajuanPeriode of={row} jenis={bagian.jenis} heading="h2" />
                ) : (
                  <p className={styles.inset}>{t('empty')}</p>
                )
              }
            </Answer>
          </section>
          <div ref={around} className={styles.page}>
            <Pokok bagian={bagian} formulir={formulir} row={row} judul={judul} />
          </div>
        </div>
        {isMakul ? (
          <nav className={styles.rail} aria-label={t('others.makul')}>
            <Card title={t('others.makul')} flush>
              <DaftarMakul periode={bagian} current={bagian} />
            </Card>
          </nav>
        ) : null}
      </div>
    </>
  )
}

/** One questionnaire: to be answered, or as it was sent. */
const Satu = ({ bagian }: { bagian: Bagian }) => {
  const { t } = useTranslation('kuesioner')
  const formulir = CALLS[bagian.jenis].formulir(bagian).useAnswer()
  const waktu = useWaktu(bagian.jenis)
  return (
    <>
      <Link className={styles.back} to="/kuesioner">
        <IconArrowLeft size={16} aria-hidden />
        {t('all')}
      </Link>
      {formulir.data?.kelompok ? null : <h1>{t(`kind.${bagian.jenis}`)}</h1>}
      <Answer of={formulir} part={(answer) => (answer.kelompok ? answer : null)} lines={24}>
        {(known) => <Isi bagian={bagian} formulir={known} waktu={waktu} />}
      </Answer>
    </>
  )
}

/** /kuesioner: what is still open and what it unlocks; ?jenis=… one of them, to be filled in or to be read. */
export const KuesionerPage = () => {
  const [query] = useSearchParams()
  const semua = useSemuaWaktu()
  useNoteFilled(semua)
  const bagian = bagianOfAddress(query)
  return (
    <div className={styles.page}>
      {bagian ? <Satu key={addressOf(bagian)} bagian={bagian} /> : <Semua semua={semua} />}
    </div>
  )
}
