import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Kontak } from '#domain/kampus/kontak.tsx'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import type { UsulanTugasAkhir } from '#generated/client/tugas-akhir/readers.ts'
import { getListJenisPenelitianQueryOptions } from '#generated/client/tugas-akhir/tugas-akhir.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { tellDone } from '#kit/action/tell-done.ts'
import { Answer } from '#kit/answer/answer.tsx'
import { both } from '#kit/answer/both.ts'
import { useHint } from '#kit/answer/use-hint.ts'
import { FormAction } from '#kit/form/form-action.tsx'
import { isWhole } from '#shared/wire/readers.ts'
import styles from '../studi-akhir.module.css'
import { areKnown } from '../supervisors.ts'
import { endOfSchedule } from '../tahapan.ts'
import { useLabels, useProposalRules } from './proposal-rules.tsx'
import { useProdi, useSchedule } from './use-work-facts.ts'
import { deleteWork, submitWork, updateWork } from './work-actions.ts'
import { useWorkForm, type WorkFormParts } from './work-form.ts'

const usePlace = (work: UsulanTugasAkhir) => ({ idMahasiswa: useIdMahasiswa(), usulanId: work.id })

/** Hands the proposal in, after a question. */
const Submit = ({ work }: { work: UsulanTugasAkhir }) => {
  const { t } = useTranslation('tugas-akhir')
  const place = usePlace(work)
  return (
    <ConfirmAction
      action={submitWork}
      of={{ ...place, data: { judul: work.judul } }}
      look="main"
      reason={work.bolehAjukan !== false ? null : { text: t('submit.notNow'), next: <Kontak /> }}
      confirm={({ data }) => (
        <>
          <p>{t('submit.question', data)}</p>
          <p>{t('submit.final')}</p>
        </>
      )}
    />
  )
}

/** Dialog that changes the proposal. */
const EditForm = ({ work, ...parts }: WorkFormParts & { work: UsulanTugasAkhir }) => {
  const { t } = useTranslation('tugas-akhir')
  const place = usePlace(work)
  const { bodyOf, ...form } = useWorkForm({ ...parts, work })
  const schedule = useHint(useSchedule(work.idJadwal || parts.rules.idJadwal))
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
      look="plain"
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
    <Answer
      of={both(both(rules, kinds), labels)}
      part={([[found, { data }], named]) => data && named && ([found, data, named] as const)}
      lines={2}
    >
      {([found, listed, named]) => <EditForm work={work} rules={found} kinds={listed} labels={named} />}
    </Answer>
  )
}

const Delete = ({ work }: { work: UsulanTugasAkhir }) => {
  const navigate = useNavigate()
  const place = usePlace(work)
  return (
    <ConfirmAction
      action={deleteWork}
      of={{ ...place, data: { judul: work.judul } }}
      look="quiet"
      onDone={(how) => {
        if (how === 'checked') tellDone(deleteWork)
        void navigate('/tugas-akhir', { replace: true })
      }}
    />
  )
}

/** Actions on a proposal that the student still writes, each as the gateway allows it. */
export const UsulanTugasAkhirActions = ({ work }: { work: UsulanTugasAkhir }) => (
  <div className={styles.stack}>
    <Submit work={work} />
    <div className={styles.actions}>
      {work.bolehUbah !== false ? <Edit work={work} /> : null}
      {work.bolehHapus !== false ? <Delete work={work} /> : null}
    </div>
  </div>
)
