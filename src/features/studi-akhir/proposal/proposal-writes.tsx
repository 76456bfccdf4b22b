import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { toJendela } from '#domain/jendela/jendela.ts'
import { Kontak } from '#domain/kampus/kontak.tsx'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useGetPrasyaratProposal } from '#generated/client/proposal/proposal.ts'
import type { Proposal, ProposalPrasyarat } from '#generated/client/proposal/readers.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { tellDone } from '#kit/action/tell-done.ts'
import { Answer } from '#kit/answer/answer.tsx'
import { FormAction } from '#kit/form/form-action.tsx'
import { isWhole } from '#shared/wire/readers.ts'
import styles from '../studi-akhir.module.css'
import { areKnown } from '../supervisors.ts'
import { isOffered } from './proposal.ts'
import { ajukanProposal, hapusProposal, ubahProposal } from './proposal-actions.ts'
import { proposalForm } from './proposal-form.ts'

interface Props {
  of: Proposal
}

const usePlace = (of: Proposal) => ({ idMahasiswa: useIdMahasiswa(), proposalId: of.id })

/** Hands the proposal in, after a question. */
const Submit = ({ of }: Props) => {
  const { t } = useTranslation('proposal')
  const place = usePlace(of)
  return (
    <ConfirmAction
      action={ajukanProposal}
      of={{ ...place, data: { judul: of.judul } }}
      look="main"
      reason={of.bolehAjukan !== false ? null : { text: t('submit.refused'), next: <Kontak /> }}
      confirm={({ data }) => (
        <>
          <p>{t('submit.question', data)}</p>
          <p>{t('submit.final')}</p>
        </>
      )}
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
      action={ubahProposal}
      place={place}
      ns="proposal"
      draft={`proposal-${of.id}`}
      keepUntil={toJendela(prasyarat).selesai ?? undefined}
      toVariables={(values) => ({ ...place, data: bodyOf(values) })}
      param="ubah"
      look="plain"
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
    <Answer of={prasyarat} part={(known) => known} lines={2}>
      {(known) => <ChangeForm of={of} prasyarat={known} />}
    </Answer>
  )
}

/** Deletes the proposal, after a question, and leads back to the list. */
const Delete = ({ of }: Props) => {
  const navigate = useNavigate()
  const place = usePlace(of)
  return (
    <ConfirmAction
      action={hapusProposal}
      of={{ ...place, data: { judul: of.judul } }}
      look="quiet"
      onDone={(how) => {
        if (how === 'checked') tellDone(hapusProposal)
        void navigate('/proposal', { replace: true })
      }}
    />
  )
}

/** Actions on a proposal that the student still writes, each as the campus allows it. */
export const ProposalWrites = ({ of }: Props) => (
  <div className={styles.stack}>
    <Submit of={of} />
    <div className={styles.ways}>
      {isOffered(of.bolehUbah, of) ? <Change of={of} /> : null}
      {isOffered(of.bolehHapus, of) ? <Delete of={of} /> : null}
    </div>
  </div>
)
