import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import type { TracerForm, TracerResponse } from '#generated/client/tracer-study/readers.ts'
import { useGetTracerResponse } from '#generated/client/tracer-study/tracer-study.ts'
import { Answer } from '#kit/answer/answer.tsx'
import { both } from '#kit/answer/both.ts'
import { AnsweredQuestions } from '#kit/soal/answered-questions.tsx'
import type { KelompokSoal } from '#kit/soal/soal.ts'
import { writtenMomenText } from '#shared/format/momen.ts'
import { readNumberedId } from '#shared/text/read-numbered-id.ts'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import { readRows } from '#shared/wire/readers.ts'
import { FormHeader } from './form-header.tsx'
import { isReadable, questionsOf } from './questions.ts'
import { formQuery } from './submit-tracer.ts'
import styles from './tracer-study.module.css'

/** The questions as they were asked: an answer keeps the words of its question, which the form may have changed since. */
const asAnswered = (form: TracerForm, { jawaban }: TracerResponse): KelompokSoal[] => {
  const words = new Map(
    readRows(jawaban, 'unreviewed').map(({ idPertanyaan, pertanyaan }) => [idPertanyaan, pertanyaan]),
  )
  return questionsOf(form).map((group) => ({
    ...group,
    soal: group.soal.map((soal) => ({ ...soal, pertanyaan: words.get(soal.id) || soal.pertanyaan })),
  }))
}

/** /tracer-study/lihat-kuesioner/{id}: what was answered, beside the questions as they were asked. */
export const ViewPage = () => {
  const { t, i18n } = useTranslation('tracer-study')
  const idMahasiswa = useIdMahasiswa()
  const id = readNumberedId(useParams()['id'])
  const form = useQuery({ ...formQuery(idMahasiswa, id ?? ''), enabled: id !== null })
  const response = useGetTracerResponse(id ?? '', { idMahasiswa }, { query: { enabled: id !== null } })
  if (id === null) return <Navigate to="/tracer-study" replace />
  const sent = writtenMomenText(response.data ? response.data.tanggalDiisi : null, i18n.language)
  return (
    <div className={styles.page}>
      <FormHeader title={form.data?.judul || t('view.title')}>{sent ? t('view.sent', sent) : null}</FormHeader>
      <Answer
        of={both(form, response)}
        part={([known, answers]) => (isReadable(known) ? ([known, answers] as const) : null)}
        lines={20}
      >
        {([known, answers]) => {
          const groups = asAnswered(known, answers)
          const nilai = new Map(
            readRows(answers.jawaban, 'unreviewed').map((row) => [row.idPertanyaan, readRows(row.nilai, 'unreviewed')]),
          )
          if (groups.length === 0) return <EmptyState hint={t('fill.none')} />
          return <AnsweredQuestions groups={groups} answerOf={({ id: question }) => nilai.get(question) ?? []} />
        }}
      </Answer>
    </div>
  )
}
