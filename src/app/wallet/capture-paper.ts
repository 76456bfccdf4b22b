import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { edgeOf } from '#domain/jendela/jendela.ts'
import { isImageAddress } from '#gateway/answer/image-address.ts'
import type { Paper, PaperAnswer, PaperOwner } from '#gateway/wallet/papers.ts'
import { getGetSemesterBerjalanQueryKey } from '#generated/client/periode/periode.ts'
import { readGetSemesterBerjalan } from '#generated/client/periode/readers.ts'
import type { PaperKind } from '#kit/print/paper-kind.ts'
import type { PaperRequest } from '#kit/print/save-paper.ts'
import { pictureData } from '#shared/browser/picture-data.ts'
import { campusNow } from '#shared/campus/campus-clock.ts'
import { isRecord } from '#shared/text/is-record.ts'
import type { Ready } from '../session/session-state.ts'
import { commonReads, logoRead, paperId } from './kinds.ts'
import { PICTURES } from './picture-fields.ts'

/** A paper goes this long after its period: 7 days, in milliseconds (section 9, local cache). */
const AFTER_PERIOD_MS = 604_800_000

/** Why a paper was not stored: the campus has not issued it, or locks it. */
export class NotIssued extends Error {}

/** Returns a copy of a response whose pictures are embedded; a picture that cannot be read is left out. */
const withPictures = async (value: unknown): Promise<unknown> => {
  if (Array.isArray(value)) return Promise.all(value.map(withPictures))
  if (!isRecord(value)) return value
  const fields = Object.entries(value).map(async ([name, field]): Promise<[string, unknown]> => {
    if (!PICTURES.has(name) || !isImageAddress(field)) return [name, await withPictures(field)]
    return [name, field.startsWith('data:') ? field : await pictureData(field)]
  })
  return Object.fromEntries(await Promise.all(fields))
}

/** Returns the response of a query, if the contract allows storing it (readings, 63). @throws Error if it does not */
const answerOf = async (client: QueryClient, key: QueryKey): Promise<PaperAnswer> => {
  const query = client.getQueryCache().find({ queryKey: key })
  if (!query?.meta?.keep) throw new Error(`a response that may not be stored: ${String(key[0])}`)
  return { key, data: await withPictures(query.state.data) }
}

/**
 * Returns the moment at which a paper is removed: 7 days after the semester that runs when it is stored; 7 days after
 * now when the campus does not name its end.
 */
const expiryOf = (client: QueryClient): number => {
  const semester = readGetSemesterBerjalan(client.getQueryData(getGetSemesterBerjalanQueryKey()))
  const end = edgeOf(semester.tanggalSelesai, 'selesai')
  return Math.max(campusNow(), end ?? 0) + AFTER_PERIOD_MS
}

/** Returns the owner of the papers of a session. */
export const ownerOf = ({ identity, campus }: Ready): PaperOwner => ({
  campus: campus.college_id,
  username: identity.username,
  role: identity.role,
})

/**
 * Fetches everything that a paper shows, now, and returns the paper to be stored.
 * @throws NotIssued when there is no paper to print; GatewayError when a response is missing
 */
export const capturePaper = async (
  client: QueryClient,
  session: Ready,
  kind: PaperKind,
  { params }: Pick<PaperRequest, 'params'>,
): Promise<Paper> => {
  const owner = ownerOf(session)
  const own = kind.own(owner.username, params)
  const others = [...commonReads(owner.username), ...(kind.others?.(owner.username, params) ?? [])]
  const logo = logoRead()
  const [isIssued, hasLogo] = await Promise.all([
    own.refetch(client),
    logo.refetch(client).then(
      () => true,
      () => false, // the paper is complete without it
    ),
    ...others.map(({ refetch }) => refetch(client)),
  ])
  if (!isIssued) throw new NotIssued('the campus has not issued this paper')
  const keys = [own, ...others, ...(hasLogo ? [logo] : [])].map(({ key }) => key)
  return {
    id: paperId({ kind: kind.kind, params }),
    kind: kind.kind,
    params,
    scope: kind.scope,
    owner,
    campus: session.campus,
    savedAt: campusNow(),
    expiresAt: expiryOf(client),
    answers: await Promise.all(keys.map((key) => answerOf(client, key))),
  }
}
