import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import type { Proposal } from '#generated/client/proposal/readers.ts'
import { Answer } from '#kit/answer/answer.tsx'
import { useReported } from '#shared/state/use-reported.ts'
import { readNumberedId } from '#shared/text/read-numbered-id.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Card } from '#shared/ui/look/card.tsx'
import styles from '../studi-akhir.module.css'
import { proposalQuery } from './proposal-actions.ts'

const GONE: ReadonlySet<number | undefined> = new Set([404, 410])

const Missing = () => {
  const { t } = useTranslation('proposal')
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <Card title={t('missing')}>
        <div className={styles.stack}>
          <p>{t('missing.why')}</p>
          <p>
            <Link className={buttonClass()} to="/proposal">
              {t('back')}
            </Link>
          </p>
        </div>
      </Card>
    </div>
  )
}

interface Props {
  children: (of: Proposal, updatedAt: number) => ReactNode
}

const Known = ({ id, children }: Props & { id: string }) => {
  const { t } = useTranslation('proposal')
  const proposal = useQuery(proposalQuery(useIdMahasiswa(), id))
  const { data, error } = proposal
  const isGone = data === undefined && error !== null && GONE.has(error.status)
  useReported(isGone ? error : null)
  if (isGone) return <Missing />
  const known = data && { ...data, id }
  return (
    <>
      {known ? null : <h1>{t('title')}</h1>}
      <Answer of={proposal} part={() => known} lines={16}>
        {(found) => children(found, proposal.dataUpdatedAt)}
      </Answer>
    </>
  )
}

/** The proposal of an address, in every state; an id that nobody can have is not asked for. */
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
