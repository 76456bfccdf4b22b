import { useParams } from 'react-router-dom'
import { readNumberedId } from '#shared/text/read-numbered-id.ts'
import { GuidancePage } from '../guidance/guidance-page.tsx'
import { OneProposal } from './one-proposal.tsx'
import { workOf } from './work.ts'

/** /proposal/{id}/bimbingan/{idBimbingan?}: the guidance of a proposal; all records when the id is missing. */
export const ProposalBimbinganPage = () => {
  const { id, idBimbingan } = useParams()
  return (
    <OneProposal id={id}>
      {(of) => <GuidancePage work={workOf(of)} idBimbingan={readNumberedId(idBimbingan)} back={`/proposal/${of.id}`} />}
    </OneProposal>
  )
}
