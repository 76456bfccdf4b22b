import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { useJendela } from '#domain/jendela/jendela.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import type { TracerForm } from '#generated/client/tracer-study/readers.ts'
import { Until } from '#kit/jendela/until.tsx'
import { MissingCard, QueryViewOrMissing } from '#kit/query/query-view-or-missing.tsx'
import { SendQuestions } from '#kit/soal/send-questions.tsx'
import { readNumberedId } from '#shared/text/read-numbered-id.ts'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import { FormHeader } from './form-header.tsx'
import { isReadable, questionsOf } from './questions.ts'
import { draftOf, formQuery, submitTracer } from './submit-tracer.ts'
import styles from './tracer-study.module.css'

const Fill = ({ id, of }: { id: string; of: TracerForm }) => {
  const { t } = useTranslation('tracer-study')
  const idMahasiswa = useIdMahasiswa()
  const groups = useMemo(() => questionsOf(of), [of])
  const { fase, jendela } = useJendela({ tanggalMulai: of.tanggalBuka, tanggalSelesai: of.tanggalTutup })
  const isShut = fase === 'after' || fase === 'before'
  const own = isShut ? { text: t(`send.${fase}`) } : of.sudahDiisi === null ? { text: t('send.unclear') } : null
  const place = { idMahasiswa, formId: id }
  if (groups.length === 0) return <EmptyState hint={t('fill.none')} />
  return (
    <SendQuestions
      groups={groups}
      draft={draftOf(id)}
      keepUntil={jendela.selesai ?? undefined}
      action={submitTracer}
      place={place}
      title={of.judul}
      reason={own}
      toVariables={(answers) => {
        const jawaban = answers.map((one) => ({ idPertanyaan: one.id, nilai: one.nilai.map(String) }))
        return { ...place, data: { jawaban, judul: of.judul } }
      }}
    />
  )
}

/** /tracer-study/isi-kuesioner/{id}: the questions of one form; redirects to its answers once it has been sent. */
export const TracerFillPage = () => {
  const { t } = useTranslation('tracer-study')
  const idMahasiswa = useIdMahasiswa()
  const id = readNumberedId(useParams()['id'])
  const form = useQuery({ ...formQuery(idMahasiswa, id ?? ''), enabled: id !== null })
  const wayOn = { to: '/tracer-study', label: t('title') }
  if (id === null)
    return (
      <div className={styles.page}>
        <FormHeader title={t('fill.title')}>{null}</FormHeader>
        <MissingCard {...wayOn} />
      </div>
    )
  if (form.data?.sudahDiisi === true) return <Navigate to={`/tracer-study/lihat-kuesioner/${id}`} replace />
  return (
    <div className={styles.page}>
      <FormHeader title={form.data?.judul || t('fill.title')}>
        {form.data && form.data.tanggalTutup !== null ? (
          <Until action={t('send')} value={form.data.tanggalTutup} />
        ) : null}
      </FormHeader>
      <QueryViewOrMissing query={form} select={(known) => (isReadable(known) ? known : null)} lines={20} wayOn={wayOn}>
        {(known) => <Fill id={id} of={known} />}
      </QueryViewOrMissing>
    </div>
  )
}
