import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { refetchNow } from '#gateway/query/refetch-now.ts'
import { readCreateUsulanTugasAkhir, type UsulanTugasAkhir } from '#generated/client/tugas-akhir/readers.ts'
import { getListJenisPenelitianQueryOptions } from '#generated/client/tugas-akhir/tugas-akhir.ts'
import type { Action } from '#kit/action/action.ts'
import { combineQueries } from '#kit/query/combine-queries.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { useOptionalData } from '#kit/query/use-optional-data.ts'
import { readNumberedId } from '#shared/text/read-numbered-id.ts'
import { Card } from '#shared/ui/look/card.tsx'
import { Notice } from '#shared/ui/look/notice.tsx'
import { showToast } from '#shared/ui/overlay/toast.ts'
import { readRows } from '#shared/wire/readers.ts'
import { EntryForm, useEntryForm } from '../entry-form.tsx'
import styles from '../studi-akhir.module.css'
import { endOfSchedule } from '../tahapan.ts'
import { addedWork } from './final-project.ts'
import { Tracks, useLabels, useProposalReason, useProposalRules, useTrack } from './proposal-rules.tsx'
import { worksQuery } from './queries.ts'
import { useProdi, useSchedule } from './use-work-facts.ts'
import { type CreateWork, createWork, WORK_DRAFT } from './work-actions.ts'
import { useWorkForm, type WorkFormParts } from './work-form.ts'

/**
 * Finds the proposal that was just created: by the id of the answer, else as the row that was not in the list before.
 * @returns the action that remembers the id, and a function that finds the id; '' when the list does not contain it
 */
const useMade = (works: readonly UsulanTugasAkhir[]) => {
  const client = useQueryClient()
  const idMahasiswa = useIdMahasiswa()
  const made = useRef({ id: '', judul: '', before: works.map(({ id }) => id) })
  const action: Action<CreateWork> = {
    ...createWork,
    send: async (variables, caller) => {
      made.current = { id: '', judul: variables.data.judul, before: works.map(({ id }) => id) }
      const answer = await createWork.send(variables, caller)
      made.current.id = readNumberedId(readCreateUsulanTugasAkhir(answer).id) ?? ''
      return answer
    },
  }
  const find = async (): Promise<string> => {
    const { id, judul, before } = made.current
    if (id !== '') return id
    const answer = await refetchNow(client, worksQuery(idMahasiswa)).catch(() => null) // the list itself reports the error
    return readNumberedId(addedWork(readRows(answer?.data, 'hint'), before, judul)?.id) ?? ''
  }
  return { action, find }
}

interface Props extends WorkFormParts {
  jalur: string
  works: readonly UsulanTugasAkhir[]
}

/** Form of a new proposal. It creates a draft once and opens it, so that the student can submit it. */
const NewWork = ({ jalur, works, ...parts }: Props) => {
  const { t } = useTranslation('tugas-akhir')
  const navigate = useNavigate()
  const [isUnseen, setUnseen] = useState(false)
  const place = { idMahasiswa: useIdMahasiswa() }
  const { action, find } = useMade(works)
  const open = async (): Promise<void> => {
    const id = await find()
    showToast(t('add.done'))
    if (id === '') setUnseen(true)
    else void navigate(`/tugas-akhir/${id}`, { replace: true })
  }
  const reason = useProposalReason(parts.rules)
  const { bodyOf, ...form } = useWorkForm(parts)
  const keepUntil = endOfSchedule(useOptionalData(useSchedule(parts.rules.idJadwal))?.tahapan)
  const entry = useEntryForm({
    ...form,
    ...{ ns: 'tugas-akhir', draft: WORK_DRAFT, keepUntil, action, place, reason },
    toVariables: (values) => ({ ...place, data: bodyOf(values, jalur) }),
    onEnd: () => void open(),
  })
  if (isUnseen)
    return (
      <Notice tone="warn" live>
        <p>{t('add.unseen')}</p>
        <Link to="/tugas-akhir">{t('back')}</Link>
      </Notice>
    )
  return (
    <Card title={parts.rules.namaJalur || jalur}>
      <EntryForm of={entry} label={t('add.save')} around={(button) => <div>{button}</div>} />
    </Card>
  )
}

/** /tugas-akhir/tambah: the form of a new proposal in the track of the address. */
export const TugasAkhirAddPage = () => {
  const { t } = useTranslation('tugas-akhir')
  const works = useQuery(worksQuery(useIdMahasiswa()))
  const known = readRows(works.data?.data, 'hint')
  const jalur = useTrack(known)
  const rules = useProposalRules(jalur, !works.isPending)
  const { query, isSettled } = useProdi()
  const kinds = useQuery({ ...getListJenisPenelitianQueryOptions(query), enabled: isSettled })
  const labels = useLabels()
  return (
    <div className={styles.page}>
      <div>
        <h1>{t('add.title')}</h1>
        <p className={styles.minor}>{t('add.intro')}</p>
      </div>
      <QueryView
        query={combineQueries(combineQueries(rules, kinds), labels)}
        select={([[found, { data }], named]) => data && named && ([found, data, named] as const)}
        lines={16}
      >
        {([found, listed, named]) => (
          <>
            <Tracks rules={found} jalur={jalur} />
            <NewWork key={jalur} {...{ jalur, works: known, rules: found, kinds: listed, labels: named }} />
          </>
        )}
      </QueryView>
    </div>
  )
}
