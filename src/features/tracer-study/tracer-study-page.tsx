import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useJendela } from '#domain/jendela/jendela.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { outboxOwner } from '#gateway/writes/outbox-facade.ts'
import type { TracerForm } from '#generated/client/tracer-study/readers.ts'
import { useListTracerRiwayatPendidikan } from '#generated/client/tracer-study/tracer-study.ts'
import { Until } from '#kit/jendela/until.tsx'
import { List } from '#kit/list/list.tsx'
import { ListCard } from '#kit/list/list-card.tsx'
import { angka, custom, text } from '#kit/list/table.tsx'
import { UnreadNote } from '#kit/list/unread-note.tsx'
import { QueryView } from '#kit/query/query-view.tsx'
import { writtenMomenText } from '#shared/campus/momen.ts'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import { readDraft } from '#shared/form/draft-store.ts'
import { joined } from '#shared/text/joined.ts'
import { typedText } from '#shared/text/typed-text.ts'
import { newestFirst } from '#shared/time/time-order.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Card } from '#shared/ui/look/card.tsx'
import { PersonText } from '#shared/ui/look/person-text.tsx'
import { Tag } from '#shared/ui/look/tag.tsx'
import { type Angka, type Listed, readRows, unreadOf } from '#shared/wire/readers.ts'
import { Contact } from './contact.tsx'
import { draftOf, formsQuery } from './submit-tracer.ts'
import styles from './tracer-study.module.css'
import { Work } from './work.tsx'

/** Returns the number of answers in the draft that this device persists for a form. */
const countDraft = (formId: string, nowMs: number): number =>
  Object.values(readDraft(outboxOwner(), draftOf(formId), nowMs)?.values ?? {}).filter((value) =>
    Array.isArray(value) ? value.length > 0 : typedText(value) !== '',
  ).length

/** A form that has not been sent: its deadline, estimated time, and draft progress. */
const OpenForm = ({ of }: { of: TracerForm }) => {
  const { t } = useTranslation('tracer-study')
  const { fase } = useJendela({ tanggalMulai: of.tanggalBuka, tanggalSelesai: of.tanggalTutup })
  const answered = countDraft(of.id, useNowMs())
  const total = of.jumlahPertanyaan
  const isOpen = fase !== 'after' && fase !== 'before'
  return (
    <Card title={of.judul || t('form.unnamed')}>
      <div className={styles.form}>
        {of.wajib === true ? (
          <p>
            <Tag tone="accent">{t('form.required')}</Tag>
          </p>
        ) : null}
        {of.deskripsi ? (
          <p>
            <PersonText text={of.deskripsi} />
          </p>
        ) : null}
        <p className={styles.minor}>
          {joined(
            typeof total === 'number' ? t('form.questions', { count: total }) : '',
            typeof of.estimasiMenit === 'number' ? t('form.minutes', { count: of.estimasiMenit }) : '',
          )}
        </p>
        {isOpen && of.tanggalTutup !== null ? (
          <p>
            <Until action={t('form.fill')} value={of.tanggalTutup} />
          </p>
        ) : null}
        {answered > 0 && typeof total === 'number' && total > 0 ? (
          <div>
            <p>{t('form.progress', { answered: Math.min(answered, total), total })}</p>
            <progress
              className={styles.progress}
              value={Math.min(answered, total)}
              max={total}
              aria-label={t('form.progress.label')}
            />
          </div>
        ) : null}
        {isOpen ? (
          <div>
            <Link className={buttonClass('main')} to={`/tracer-study/isi-kuesioner/${of.id}`}>
              <span>{t(answered > 0 ? 'form.goOn' : 'form.begin')}</span>
              <span className="visually-hidden">{` ${of.judul}`}</span>
            </Link>
          </div>
        ) : (
          <p>{t(fase === 'before' ? 'send.before' : 'send.after')}</p>
        )}
      </div>
    </Card>
  )
}

const Forms = ({ of }: { of: Listed<TracerForm> }) => {
  const { t, i18n } = useTranslation('tracer-study')
  const rows = readRows(of, 'noted')
  const open = rows.filter(({ sudahDiisi }) => sudahDiisi !== true)
  const sent = rows.filter(({ sudahDiisi }) => sudahDiisi === true)
  const sentText = ({ tanggalDiisi }: TracerForm) => {
    const moment = writtenMomenText(tanggalDiisi, i18n.language)
    return moment ? t('view.sent', moment) : ''
  }
  return (
    <>
      {open.map((form) => (
        <OpenForm key={`${form.id} ${open.indexOf(form)}`} of={form} />
      ))}
      {open.length === 0 && unreadOf(of) === 0 ? (
        <Card title={t('forms')}>
          <p>{t(sent.length > 0 ? 'forms.allSent' : 'forms.none')}</p>
        </Card>
      ) : null}
      <UnreadNote of={of} />
      {sent.length > 0 ? (
        <Card title={t('forms.sent')} flush>
          <List rows={sent} idOf={({ id }) => id}>
            {(form) => (
              <>
                <Link to={`/tracer-study/lihat-kuesioner/${form.id}`}>{form.judul || t('form.unnamed')}</Link>
                <p className={styles.minor}>{sentText(form)}</p>
              </>
            )}
          </List>
        </Card>
      ) : null}
    </>
  )
}

const EDUCATION = [
  text('namaInstitusi', { header: true }),
  custom('jenjang', ({ jenjang, jurusan }: { jenjang: string; jurusan: string }) => joined(jenjang, jurusan) || '–'),
  custom('tahun', ({ tahunMasuk, tahunLulus }: { tahunMasuk: Angka; tahunLulus: Angka }) =>
    [tahunMasuk, tahunLulus].map((year) => year ?? '…').join(' – '),
  ),
  angka('nilaiAkhir'),
]

/** /tracer-study: forms to fill in, work history, and contact data. */
export const TracerStudyPage = () => {
  const { t } = useTranslation('tracer-study')
  const idMahasiswa = useIdMahasiswa()
  const forms = useQuery(formsQuery(idMahasiswa))
  const education = useListTracerRiwayatPendidikan(idMahasiswa)
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <QueryView query={forms} select={({ data }) => data} lines={6}>
        {(rows) => <Forms of={rows} />}
      </QueryView>
      <Work />
      <Contact />
      <ListCard
        ns="tracer-study"
        title="education"
        empty="education.empty"
        query={education}
        rows={education.data?.data && newestFirst(education.data.data, (row) => row?.tahunMasuk)}
        columns={EDUCATION}
      />
    </div>
  )
}
