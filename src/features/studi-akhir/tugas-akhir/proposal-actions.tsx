import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Kontak } from '#domain/kampus/kontak.tsx'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import type { UsulanTugasAkhir } from '#generated/client/tugas-akhir/readers.ts'
import { getListJenisPenelitianQueryOptions } from '#generated/client/tugas-akhir/tugas-akhir.ts'
import { ActionArea } from '#kit/action/action-area.tsx'
import { useAction } from '#kit/action/use-action.tsx'
import { Answer } from '#kit/answer/answer.tsx'
import { both } from '#kit/answer/both.ts'
import { useHint } from '#kit/answer/use-hint.ts'
import { FormAction } from '#kit/form/form-action.tsx'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { showToast } from '#shared/ui/overlay/toast.ts'
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
  const action = useAction(submitWork, {
    place,
    reason: { own: work.bolehAjukan !== false ? null : { text: t('submit.notNow'), next: <Kontak /> } },
    confirm: () => (
      <>
        <p>{t('submit.question', { judul: work.judul })}</p>
        <p>{t('submit.final')}</p>
      </>
    ),
    labels: { confirmLabel: t('submit'), cancelLabel: t('submit.back') },
    notDone: t('submit.notDone'),
    doubt: t('submit.doubt'),
    onDone: (how) => how === 'answered' && showToast(t('submit.done')),
  })
  return (
    <ActionArea of={action}>
      <div>
        <ActionButton
          look="main"
          reason={action.reason}
          pending={action.isPending}
          onClick={() => action.ask({ ...place, data: { judul: work.judul } })}
        >
          {t('submit')}
        </ActionButton>
      </div>
    </ActionArea>
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
      reason={{ own: isKnown ? null : { text: t('edit.unread') } }}
      done={t('edit.done')}
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
  const { t } = useTranslation('tugas-akhir')
  const navigate = useNavigate()
  const place = usePlace(work)
  const action = useAction(deleteWork, {
    place,
    confirm: ({ data }) => <p>{t('delete.question', data)}</p>,
    labels: { confirmLabel: t('delete'), cancelLabel: t('delete.back') },
    queued: t('delete.queued'),
    onDone: () => {
      showToast(t('delete.done'))
      void navigate('/tugas-akhir', { replace: true })
    },
  })
  return (
    <ActionArea of={action}>
      <ActionButton
        look="quiet"
        reason={action.reason}
        pending={action.isPending}
        onClick={() => action.ask({ ...place, data: { judul: work.judul } })}
      >
        {t('delete')}
      </ActionButton>
    </ActionArea>
  )
}

/** Actions on a proposal that the student still writes, each as the gateway allows it. */
export const ProposalActions = ({ work }: { work: UsulanTugasAkhir }) => (
  <div className={styles.stack}>
    <Submit work={work} />
    <div className={styles.actions}>
      {work.bolehUbah !== false ? <Edit work={work} /> : null}
      {work.bolehHapus !== false ? <Delete work={work} /> : null}
    </div>
  </div>
)
