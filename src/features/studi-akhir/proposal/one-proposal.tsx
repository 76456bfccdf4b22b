import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import type { Proposal } from '#generated/client/proposal/readers.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { MissingCard, useIsGone } from '#kit/query/query-view-or-missing.tsx'
import { readNumberedId } from '#shared/text/read-numbered-id.ts'
import styles from '../studi-akhir.module.css'
import { proposalQuery } from './proposal-actions.ts'

const Missing = () => {
  const { t } = useTranslation('proposal')
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <MissingCard to="/proposal" label={t('back')} />
    </div>
  )
}

interface Props {
  children: (of: Proposal, updatedAt: number) => ReactNode
}

const Known = ({ id, children }: Props & { id: string }) => {
  const { t } = useTranslation('proposal')
  const proposal = useQuery(proposalQuery(useIdMahasiswa(), id))
  const { data } = proposal
  if (useIsGone(proposal)) return <Missing />
  const known = data && { ...data, id }
  return (
    <>
      {known ? null : <h1>{t('title')}</h1>}
      <QueryView query={proposal} select={() => known} lines={16}>
        {(found) => children(found, proposal.dataUpdatedAt)}
      </QueryView>
    </>
  )
}

/** Loads the proposal of an address and renders loading, error and missing states; an invalid id sends no request. */
export const OneProposal = ({ id, children }: Props & { id: string | undefined }) => {
  const known = readNumberedId(id)
  return known === null ? (
    <Missing />
  ) : (
    <Known key={known} id={known}>
      {children}
    </Known>
  )
}
