import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import type { TracerJawaban } from '#generated/client/tracer-study/readers.ts'
import { useGetTracerResponse } from '#generated/client/tracer-study/tracer-study.ts'
import { UnreadNote } from '#kit/list/unread-note.tsx'
import { combineQueries } from '#kit/query/combine-queries.ts'
import { isUnreadable } from '#kit/query/query-view.tsx'
import { MissingCard, QueryViewOrMissing } from '#kit/query/query-view-or-missing.tsx'
import { AnsweredQuestions } from '#kit/soal/answered-questions.tsx'
import { writtenMomenText } from '#shared/campus/momen.ts'
import { shownText } from '#shared/format/unreadable.ts'
import { readNumberedId } from '#shared/text/read-numbered-id.ts'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import { type Listed, readRows } from '#shared/wire/readers.ts'
import { FormHeader } from './form-header.tsx'
import { answeredQuestions } from './questions.ts'
import { formQuery } from './submit-tracer.ts'
import styles from './tracer-study.module.css'

/** Returns the answers of a response by question id. */
const valuesOf = (jawaban: Listed<TracerJawaban>) =>
  new Map(readRows(jawaban, 'noted').map(({ idPertanyaan, nilai }) => [idPertanyaan, nilai]))

/** /tracer-study/lihat-kuesioner/{id}: the sent answers, each with its question as it was worded then. */
export const TracerViewPage = () => {
  const { t, i18n } = useTranslation('tracer-study')
  const idMahasiswa = useIdMahasiswa()
  const id = readNumberedId(useParams()['id'])
  const form = useQuery({ ...formQuery(idMahasiswa, id ?? ''), enabled: id !== null })
  const response = useGetTracerResponse(id ?? '', { idMahasiswa }, { query: { enabled: id !== null } })
  const wayOn = { to: '/tracer-study', label: t('title') }
  if (id === null)
    return (
      <div className={styles.page}>
        <FormHeader title={t('view.title')}>{null}</FormHeader>
        <MissingCard {...wayOn} />
      </div>
    )
  const sent = writtenMomenText(response.data ? response.data.tanggalDiisi : null, i18n.language)
  return (
    <div className={styles.page}>
      <FormHeader title={form.data?.judul || t('view.title')}>{sent ? t('view.sent', sent) : null}</FormHeader>
      <QueryViewOrMissing
        wayOn={wayOn}
        query={combineQueries(form, response)}
        select={([known, { jawaban }]) => (isUnreadable(jawaban) ? null : { known, jawaban })}
        lines={20}
      >
        {({ known, jawaban }) => {
          const groups = answeredQuestions(known, jawaban)
          const values = valuesOf(jawaban)
          if (jawaban.length === 0) return <EmptyState hint={t('view.none')} />
          return (
            <>
              <AnsweredQuestions
                groups={groups}
                answerOf={({ id: question }) =>
                  (values.get(question) ?? []).map((value) => shownText(value, i18n.language))
                }
              />
              <UnreadNote of={jawaban} noun={t('view.noun')} />
            </>
          )
        }}
      </QueryViewOrMissing>
    </div>
  )
}
