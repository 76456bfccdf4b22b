import { useTranslation } from 'react-i18next'
import { toJendela } from '#domain/jendela/jendela.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useGetPrasyaratProposal } from '#generated/client/proposal/proposal.ts'
import type { Proposal, ProposalPrasyarat } from '#generated/client/proposal/readers.ts'
import { FormAction } from '#kit/form/form-action.tsx'
import { QueryView } from '#kit/query/query-view.tsx'
import { isWhole } from '#shared/wire/readers.ts'
import styles from '../studi-akhir.module.css'
import { areKnown } from '../supervisors.ts'
import { DeleteWork, SubmitWork } from '../work-actions.tsx'
import { isOffered } from './proposal.ts'
import { deleteProposal, submitProposal, updateProposal } from './proposal-actions.ts'
import { proposalForm } from './proposal-form.ts'

interface Props {
  of: Proposal
}

const usePlace = (of: Proposal) => ({ idMahasiswa: useIdMahasiswa(), proposalId: of.id })

/** Button that submits the proposal after a confirmation. */
const Submit = ({ of }: Props) => {
  const { t } = useTranslation('proposal')
  const place = usePlace(of)
  return (
    <SubmitWork
      action={submitProposal}
      of={{ ...place, data: { judul: of.judul } }}
      isAllowed={of.bolehAjukan !== false}
      refused={t('submit.refused')}
      question={t('submit.question', { judul: of.judul })}
      final={t('submit.final')}
    />
  )
}

const ChangeForm = ({ of, prasyarat }: Props & { prasyarat: ProposalPrasyarat }) => {
  const { t } = useTranslation('proposal')
  const words = useTranslation('studi-akhir').t
  const place = usePlace(of)
  const { bodyOf, ...parts } = proposalForm(prasyarat, words, of)
  const isKnown = isWhole(parts.start) && areKnown(of.pembimbing)
  return (
    <FormAction
      {...parts}
      action={updateProposal}
      place={place}
      ns="proposal"
      draft={`proposal-${of.id}`}
      keepUntil={toJendela(prasyarat).selesai ?? undefined}
      toVariables={(values) => ({ ...place, data: bodyOf(values) })}
      param="ubah"
      variant="plain"
      title={t('change.title')}
      label={t('change')}
      submitLabel={t('change.save')}
      reason={isKnown ? null : { text: t('change.unread') }}
    />
  )
}

const Change = ({ of }: Props) => {
  const prasyarat = useGetPrasyaratProposal(useIdMahasiswa())
  return (
    <QueryView query={prasyarat} select={(known) => known} lines={2}>
      {(known) => <ChangeForm of={of} prasyarat={known} />}
    </QueryView>
  )
}

/** Actions on a proposal that the student can still write; each one depends on the campus's permission. */
export const ProposalWrites = ({ of }: Props) => {
  const place = usePlace(of)
  return (
    <div className={styles.stack}>
      <Submit of={of} />
      <div className={styles.ways}>
        {isOffered(of.bolehUbah, of) ? <Change of={of} /> : null}
        {isOffered(of.bolehHapus, of) ? (
          <DeleteWork action={deleteProposal} of={{ ...place, data: { judul: of.judul } }} back="/proposal" />
        ) : null}
      </div>
    </div>
  )
}
