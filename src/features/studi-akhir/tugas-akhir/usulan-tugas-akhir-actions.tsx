import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import type { UsulanTugasAkhir } from '#generated/client/tugas-akhir/readers.ts'
import { getListJenisPenelitianQueryOptions } from '#generated/client/tugas-akhir/tugas-akhir.ts'
import { FormAction } from '#kit/form/form-action.tsx'
import { combineQueries } from '#kit/query/combine-queries.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { useOptionalData } from '#kit/query/use-optional-data.ts'
import { isWhole } from '#shared/wire/readers.ts'
import styles from '../studi-akhir.module.css'
import { areKnown } from '../supervisors.ts'
import { endOfSchedule } from '../tahapan.ts'
import { DeleteWork, SubmitWork } from '../work-actions.tsx'
import { useLabels, useProposalRules } from './proposal-rules.tsx'
import { useProdi, useSchedule } from './use-work-facts.ts'
import { deleteWork, submitWork, updateWork } from './work-actions.ts'
import { useWorkForm, type WorkFormParts } from './work-form.ts'

const usePlace = (work: UsulanTugasAkhir) => ({ idMahasiswa: useIdMahasiswa(), usulanId: work.id })

/** Button that submits the proposal after a confirmation. */
const Submit = ({ work }: { work: UsulanTugasAkhir }) => {
  const { t } = useTranslation('tugas-akhir')
  const place = usePlace(work)
  return (
    <SubmitWork
      action={submitWork}
      of={{ ...place, data: { judul: work.judul } }}
      isAllowed={work.bolehAjukan !== false}
      refused={t('submit.notNow')}
      question={t('submit.question', { judul: work.judul })}
      final={t('submit.final')}
    />
  )
}

/** Dialog that changes the proposal. */
const EditForm = ({ work, ...parts }: WorkFormParts & { work: UsulanTugasAkhir }) => {
  const { t } = useTranslation('tugas-akhir')
  const place = usePlace(work)
  const { bodyOf, ...form } = useWorkForm({ ...parts, work })
  const schedule = useOptionalData(useSchedule(work.idJadwal || parts.rules.idJadwal))
  const isKnown = isWhole(form.start) && areKnown(work.pembimbing)
  return (
    <FormAction
      {...form}
      action={updateWork}
      place={place}
      ns="tugas-akhir"
      draft={`tugas-akhir-${work.id}`}
      keepUntil={endOfSchedule(schedule?.tahapan)}
      toVariables={(values) => ({ ...place, data: bodyOf(values, work.jalur) })}
      param="ubah"
      variant="plain"
      title={t('edit.title')}
      label={t('edit')}
      submitLabel={t('edit.save')}
      reason={isKnown ? null : { text: t('edit.unread') }}
    />
  )
}

const Edit = ({ work }: { work: UsulanTugasAkhir }) => {
  const rules = useProposalRules(work.jalur)
  const { query, isSettled } = useProdi()
  const kinds = useQuery({ ...getListJenisPenelitianQueryOptions(query), enabled: isSettled })
  const labels = useLabels()
  return (
    <QueryView
      query={combineQueries(combineQueries(rules, kinds), labels)}
      select={([[found, { data }], named]) => data && named && ([found, data, named] as const)}
      lines={2}
    >
      {([found, listed, named]) => <EditForm work={work} rules={found} kinds={listed} labels={named} />}
    </QueryView>
  )
}

/** Actions on a proposal that the student can still write; each one depends on the gateway's permission. */
export const UsulanTugasAkhirActions = ({ work }: { work: UsulanTugasAkhir }) => {
  const place = usePlace(work)
  return (
    <div className={styles.stack}>
      <Submit work={work} />
      <div className={styles.actions}>
        {work.bolehUbah !== false ? <Edit work={work} /> : null}
        {work.bolehHapus !== false ? (
          <DeleteWork action={deleteWork} of={{ ...place, data: { judul: work.judul } }} back="/tugas-akhir" />
        ) : null}
      </div>
    </div>
  )
}
