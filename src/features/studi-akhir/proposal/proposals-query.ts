import { getListProposalExamSummaryQueryOptions, listProposalExamSummary } from '#generated/client/proposal/proposal.ts'
import { wholeListFn } from '#kit/list/whole-answer.ts'

/** Query of the student's proposals over all pages. */
export const proposalsQuery = (idMahasiswa: string) =>
  getListProposalExamSummaryQueryOptions(
    { idMahasiswa },
    { query: { queryFn: wholeListFn((page, options) => listProposalExamSummary({ idMahasiswa, ...page }, options)) } },
  )
