import { IconCircleCheck } from '@tabler/icons-react'
import { type ComponentProps, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { namaMakulOf } from '#domain/jadwal/nama-makul.ts'
import { toJendela } from '#domain/jendela/jendela.ts'
import { useIdMahasiswa, useIsActing } from '#domain/mahasiswa/mahasiswa-context.ts'
import { isSamePeriode, periodeLabel } from '#domain/periode/periode.ts'
import { useGetPembatasWaktuKrs } from '#generated/client/krs/krs.ts'
import { useFocusPanel } from '#kit/action/use-focus-panel.ts'
import { BackLink } from '#kit/link/back-link.tsx'
import { QueryView } from '#kit/query/query-view.tsx'
import { useHint } from '#kit/query/use-optional-data.ts'
import { AnsweredQuestions } from '#kit/soal/answered-questions.tsx'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Card } from '#shared/ui/look/card.tsx'
import { MetaLine } from '#shared/ui/look/meta-line.tsx'
import { Notice } from '#shared/ui/look/notice.tsx'
import { allRows, readRows } from '#shared/wire/readers.ts'
import { addressOf, type Bagian, bagianOfAddress, JENIS } from './bagian.ts'
import { CALLS } from './calls.ts'
import { bagianOfMakul, DaftarMakul, KartuJenis, KemajuanPeriode, useClosed, useMakul } from './daftar-kuesioner.tsx'
import { noteFilledBy } from './filled-by.ts'
import { FormKuesioner } from './isi-kuesioner.tsx'
import styles from './kuesioner.module.css'
import { isReadableForm, kelompokSoal } from './soal.ts'
import { bagiWaktu, isSemuaTerkirim, sisaOf, type Waktu, waktuOf } from './waktu.ts'

/**
 * How many of each kind are still to be sent; null while those of one are not known, or one of its periods cannot be read. Once the last open one was sent the
 * device knows it, and asks this student no more (readings, 100): not an operator.
 */
const useMenunggu = () => {
  const idMahasiswa = useIdMahasiswa()
  const isActing = useIsActing()
  const nowMs = useNowMs()
  const kinds = [
    CALLS.proses_pembelajaran.waktu.useQuery().data,
    CALLS.layanan.waktu.useQuery().data,
    CALLS.kritiksaran.waktu.useQuery().data,
  ].map((answer) => allRows(answer && waktuOf(answer)))
  const known = kinds.flatMap((rows) => rows ?? [])
  const isKnown = !kinds.includes(null)
  const isDone = isKnown && !isActing && isSemuaTerkirim(known, nowMs)
  useEffect(() => {
    if (isDone) noteFilledBy(idMahasiswa)
  }, [isDone, idMahasiswa])
  if (!isKnown) return null
  return JENIS.map((jenis, place) => {
    const { due } = bagiWaktu(kinds[place] ?? [], nowMs)
    return { jenis, count: due.reduce((sum, row) => sum + sisaOf(row), 0) }
  }).filter(({ count }) => count > 0)
}

/** That KRS waits for a questionnaire, in the words of the gateway. */
const KrsTerkunci = () => {
  const { t } = useTranslation('kuesioner')
  const { keterangan = '' } = useHint(useGetPembatasWaktuKrs(useIdMahasiswa())) ?? {}
  if (!/kuesioner/i.test(keterangan)) return null
  return (
    <Notice tone="warn">
      <span>{`${keterangan.replace(/[.!]$/, '')}.`}</span> <Link to="/krs">{t('krs')}</Link>
    </Notice>
  )
}

/** The student's question: what is still open. */
const Ringkasan = ({ of }: { of: NonNullable<ReturnType<typeof useMenunggu>> }) => {
  const { t } = useTranslation('kuesioner')
  if (of.length === 0) return <p>{t('summary.none')}</p>
  return (
    <>
      <p>
        <b>{t('summary', { count: of.reduce((sum, { count }) => sum + count, 0) })}</b>{' '}
        <span>{`${of.map(({ jenis, count }) => t(`summary.${jenis}`, { count })).join(', ')}.`}</span>
      </p>
      <KrsTerkunci />
    </>
  )
}

/** Where to go on once this one was sent: to the next course that waits. */
const Lanjut = ({ bagian }: { bagian: Bagian }) => {
  const { t, i18n } = useTranslation('kuesioner')
  const isMakul = bagian.jenis === 'proses_pembelajaran'
  const { data } = useMakul(bagian, isMakul)
  const next = isMakul ? readRows(data?.data, 'hint').find(({ isSudahDiisi }) => isSudahDiisi === false) : undefined
  return (
    <Link
      className={buttonClass(next ? 'main' : 'plain')}
      to={next ? addressOf(bagianOfMakul(bagian, next)) : '/kuesioner'}
    >
      {next ? t('sent.next', { makul: namaMakulOf(next, i18n.language) }) : t('all')}
    </Link>
  )
}

type IsiProps = Omit<ComponentProps<typeof FormKuesioner>, 'closed' | 'selesai'>

/** What was answered; it is never changed. */
const Terkirim = ({ bagian, formulir }: IsiProps) => {
  const { t } = useTranslation('kuesioner')
  return (
    <>
      <Card title={t('sent')}>
        <p className={styles.sent}>
          <IconCircleCheck size={20} aria-hidden />
          <span>{t('sent.text')}</span>
        </p>
        <Lanjut bagian={bagian} />
      </Card>
      <AnsweredQuestions groups={kelompokSoal(formulir)} answerOf={({ jawaban }) => [jawaban]} />
    </>
  )
}

/** The questions to be answered; what was answered once it was sent; or why neither is there. */
const Pokok = ({ row, ...isi }: IsiProps & { row: Waktu | undefined }) => {
  const closed = useClosed(row)
  const [shut] = useState(closed) // what closes while it is being filled in stays to be read
  if (isi.formulir.isSudahDiisi) return <Terkirim {...isi} />
  if (shut) return <Notice tone="warn">{shut.text}</Notice>
  return <FormKuesioner {...isi} closed={closed} selesai={row ? toJendela(row).selesai : null} />
}

const Isi = (isi: IsiProps) => {
  const { t } = useTranslation('kuesioner')
  const { bagian, formulir } = isi
  const waktu = CALLS[bagian.jenis].waktu.useQuery()
  const row = (waktu.data && waktuOf(waktu.data))?.find((one) => isSamePeriode(one?.periode, bagian)) ?? undefined
  const around = useFocusPanel(formulir.isSudahDiisi ? 'sent' : 'form')
  const isMakul = bagian.jenis === 'proses_pembelajaran'
  return (
    <div className={isMakul ? styles.split : undefined}>
      <div className={styles.page}>
        <section className={styles.card} aria-label={t('progress.label')}>
          <QueryView query={waktu} select={waktuOf} lines={4}>
            {() => <KemajuanPeriode of={row} jenis={bagian.jenis} heading="h2" />}
          </QueryView>
        </section>
        <div ref={around} className={styles.page}>
          <Pokok {...isi} row={row} />
        </div>
      </div>
      {isMakul ? (
        <nav className={styles.rail} aria-label={t('others.makul')}>
          <Card title={t('others.makul')} flush>
            <DaftarMakul periode={bagian} />
          </Card>
        </nav>
      ) : null}
    </div>
  )
}

/** One questionnaire: to be answered, or as it was sent. Its heading is the course, or the title of the gateway. */
const Satu = ({ bagian }: { bagian: Bagian }) => {
  const { t, i18n } = useTranslation('kuesioner')
  const formulir = CALLS[bagian.jenis].formulir(bagian).useQuery()
  const { kelompok, judul: stated, makul } = formulir.data ?? {}
  const kind = t(`kind.${bagian.jenis}`)
  const named = makul ? namaMakulOf(makul, i18n.language) : stated || `${kind} ${periodeLabel(bagian)}`
  const judul = kelompok ? named : kind
  const kelas = makul?.kelas ? t('kelas', { kelas: makul.kelas }) : ''
  return (
    <>
      <BackLink to="/kuesioner">{t('all')}</BackLink>
      <header>
        <h1>{judul}</h1>
        {kelompok && makul ? <MetaLine facts={[kelas, makul.dosen?.nama]} none="" /> : null}
      </header>
      <QueryView query={formulir} select={(answer) => (isReadableForm(answer) ? answer : null)} lines={24}>
        {(known) => <Isi bagian={bagian} formulir={known} judul={judul} />}
      </QueryView>
    </>
  )
}

/** /kuesioner: what is still open and what it unlocks; ?jenis=… one of them, to be filled in or to be read. */
export const KuesionerPage = () => {
  const { t } = useTranslation('kuesioner')
  const [query] = useSearchParams()
  const menunggu = useMenunggu()
  const bagian = bagianOfAddress(query)
  return (
    <div className={styles.page}>
      {bagian ? (
        <Satu key={addressOf(bagian)} bagian={bagian} />
      ) : (
        <>
          <h1>{t('title')}</h1>
          {menunggu ? <Ringkasan of={menunggu} /> : null}
          {JENIS.map((jenis) => (
            <KartuJenis key={jenis} jenis={jenis} isFirst={menunggu?.[0]?.jenis === jenis} />
          ))}
        </>
      )}
    </div>
  )
}
