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
import { MakulLink } from '#kit/link/makul-link.tsx'
import { QueryView } from '#kit/query/query-view.tsx'
import { useOptionalData } from '#kit/query/use-optional-data.ts'
import { AnsweredQuestions } from '#kit/soal/answered-questions.tsx'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Card } from '#shared/ui/look/card.tsx'
import { MetaLine } from '#shared/ui/look/meta-line.tsx'
import { Notice } from '#shared/ui/look/notice.tsx'
import { allRows, readRows } from '#shared/wire/readers.ts'
import { CALLS } from './calls.ts'
import { noteFilledBy } from './filled-by.ts'
import styles from './kuesioner.module.css'
import { KuesionerForm } from './kuesioner-form.tsx'
import { JenisCard, KemajuanPeriode, MakulList, useClosed, useMakul } from './kuesioner-list.tsx'
import { addressOf, JENIS, type KuesionerSection, sectionOfAddress, sectionOfMakul } from './kuesioner-section.ts'
import { isReadableForm, kelompokSoal } from './soal.ts'
import { bagiWaktu, isSemuaTerkirim, sisaOf, type Waktu, waktuOf } from './waktu.ts'

/**
 * Returns the number of due questionnaires by kind; null while a kind is unknown or one of its periods is unreadable.
 * After the last open one was sent, stores that on the device, so that the modal is not shown again (readings, 100);
 * not for an operator.
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

/** Notice in the gateway's words that KRS is locked until a questionnaire is sent. */
const KrsTerkunci = () => {
  const { t } = useTranslation('kuesioner')
  const { keterangan = '' } = useOptionalData(useGetPembatasWaktuKrs(useIdMahasiswa())) ?? {}
  if (!/kuesioner/i.test(keterangan)) return null
  return (
    <Notice tone="warn">
      <span>{`${keterangan.replace(/[.!]$/, '')}.`}</span> <Link to="/krs">{t('krs')}</Link>
    </Notice>
  )
}

/** Number of due questionnaires. */
const WaitingSummary = ({ of }: { of: NonNullable<ReturnType<typeof useMenunggu>> }) => {
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

/** Link after sending: to the next course that is due, or back to the list. */
const NextKuesioner = ({ section }: { section: KuesionerSection }) => {
  const { t, i18n } = useTranslation('kuesioner')
  const isMakul = section.jenis === 'proses_pembelajaran'
  const { data } = useMakul(section, isMakul)
  const next = isMakul ? readRows(data?.data, 'hint').find(({ isSudahDiisi }) => isSudahDiisi === false) : undefined
  return (
    <Link
      className={buttonClass(next ? 'main' : 'plain')}
      to={next ? addressOf(sectionOfMakul(section, next)) : '/kuesioner'}
    >
      {next ? t('sent.next', { makul: namaMakulOf(next, i18n.language) }) : t('all')}
    </Link>
  )
}

type KuesionerBodyProps = Omit<ComponentProps<typeof KuesionerForm>, 'closed' | 'selesai'>

/** The sent answers, read-only. */
const SentNote = ({ section, formulir }: KuesionerBodyProps) => {
  const { t } = useTranslation('kuesioner')
  return (
    <>
      <Card title={t('sent')}>
        <p className={styles.sent}>
          <IconCircleCheck size={20} aria-hidden />
          <span>{t('sent.text')}</span>
        </p>
        <NextKuesioner section={section} />
      </Card>
      <AnsweredQuestions groups={kelompokSoal(formulir)} answerOf={({ jawaban }) => [jawaban]} />
    </>
  )
}

/** The form; the answers once they were sent; or the reason why there is neither. */
const Pokok = ({ row, ...isi }: KuesionerBodyProps & { row: Waktu | undefined }) => {
  const closed = useClosed(row)
  const [shut] = useState(closed) // when the window closes during editing, the form stays
  if (isi.formulir.isSudahDiisi) return <SentNote {...isi} />
  if (shut) return <Notice tone="warn">{shut.text}</Notice>
  return <KuesionerForm {...isi} closed={closed} selesai={row ? toJendela(row).selesai : null} />
}

const KuesionerBody = (isi: KuesionerBodyProps) => {
  const { t } = useTranslation('kuesioner')
  const { section, formulir } = isi
  const waktu = CALLS[section.jenis].waktu.useQuery()
  const row = (waktu.data && waktuOf(waktu.data))?.find((one) => isSamePeriode(one?.periode, section)) ?? undefined
  const around = useFocusPanel(formulir.isSudahDiisi ? 'sent' : 'form')
  const isMakul = section.jenis === 'proses_pembelajaran'
  return (
    <div className={isMakul ? styles.split : undefined}>
      <div className={styles.page}>
        <section className={styles.card} aria-label={t('progress.label')}>
          <QueryView query={waktu} select={waktuOf} lines={4}>
            {() => <KemajuanPeriode of={row} jenis={section.jenis} heading="h2" />}
          </QueryView>
        </section>
        <div ref={around} className={styles.page}>
          <Pokok {...isi} row={row} />
        </div>
      </div>
      {isMakul ? (
        <nav className={styles.rail} aria-label={t('others.makul')}>
          <Card title={t('others.makul')} flush>
            <MakulList periode={section} />
          </Card>
        </nav>
      ) : null}
    </div>
  )
}

/** One questionnaire: form or sent answers. The heading is the course or the gateway's title. */
const OneKuesioner = ({ section }: { section: KuesionerSection }) => {
  const { t, i18n } = useTranslation('kuesioner')
  const formulir = CALLS[section.jenis].formulir(section).useQuery()
  const { kelompok, judul: stated, makul } = formulir.data ?? {}
  const kind = t(`kind.${section.jenis}`)
  const named = makul ? namaMakulOf(makul, i18n.language) : stated || `${kind} ${periodeLabel(section)}`
  const judul = kelompok ? named : kind
  const kelas = makul?.kelas ? t('kelas', { kelas: makul.kelas }) : ''
  return (
    <>
      <BackLink to="/kuesioner">{t('all')}</BackLink>
      <header>
        <h1>
          <MakulLink of={kelompok ? (makul ?? undefined) : undefined}>{judul}</MakulLink>
        </h1>
        {kelompok && makul ? <MetaLine facts={[kelas, makul.dosen?.nama]} none="" /> : null}
      </header>
      <QueryView query={formulir} select={(answer) => (isReadableForm(answer) ? answer : null)} lines={24}>
        {(known) => <KuesionerBody section={section} formulir={known} judul={judul} />}
      </QueryView>
    </>
  )
}

/** /kuesioner: due questionnaires and what they unlock; with ?jenis=… one of them, as form or read-only. */
export const KuesionerPage = () => {
  const { t } = useTranslation('kuesioner')
  const [query] = useSearchParams()
  const menunggu = useMenunggu()
  const section = sectionOfAddress(query)
  return (
    <div className={styles.page}>
      {section ? (
        <OneKuesioner key={addressOf(section)} section={section} />
      ) : (
        <>
          <h1>{t('title')}</h1>
          {menunggu ? <WaitingSummary of={menunggu} /> : null}
          {JENIS.map((jenis) => (
            <JenisCard key={jenis} jenis={jenis} isFirst={menunggu?.[0]?.jenis === jenis} />
          ))}
        </>
      )}
    </div>
  )
}
