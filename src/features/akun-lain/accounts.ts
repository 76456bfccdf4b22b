import type { AkunLain } from '#generated/client/akun-lain/readers.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { filterRows, type Listed } from '#shared/wire/readers.ts'

/** Returns whether an account is the one in use: as the gateway says, else by its student. */
export const isInUse = ({ isAktif, idMahasiswa }: AkunLain, own: string): boolean => isAktif ?? idMahasiswa === own

/** Returns the accounts in the order of the screen: the one in use first, then the gateway's order. */
export const inOrder = (accounts: Listed<AkunLain>, own: string): Listed<AkunLain> => [
  ...accounts.filter((account) => account && isInUse(account, own)),
  ...filterRows(accounts, (account) => !isInUse(account, own)),
]

/**
 * Returns the code of an answer, or null for one that does not belong to this request.
 * @param answer as read
 * @param state random text that was sent
 */
export const codeOf = (answer: { code: string; state: string }, state: string): string | null =>
  answer.code !== '' && answer.state === state ? answer.code : null

/** The tokens of an exchange; null where the answer holds none. */
export const tokensOf = (answer: unknown) => {
  if (!isRecord(answer)) return null
  const { access_token, refresh_token, expires_in } = answer
  if (typeof access_token !== 'string' || typeof refresh_token !== 'string') return null
  return { access_token, refresh_token, expires_in: typeof expires_in === 'number' ? expires_in : null }
}
