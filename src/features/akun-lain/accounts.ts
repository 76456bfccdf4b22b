import type { AkunLain } from '#generated/client/akun-lain/readers.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { filterRows, type Listed } from '#shared/wire/readers.ts'

/** Returns whether an account is the one in use: by the gateway's flag, otherwise by its student number. */
export const isInUse = ({ isAktif, idMahasiswa }: AkunLain, own: string): boolean => isAktif ?? idMahasiswa === own

/** Returns the accounts in display order: the one in use first, then the gateway's order. */
export const inOrder = (accounts: Listed<AkunLain>, own: string): Listed<AkunLain> => [
  ...accounts.filter((account) => account && isInUse(account, own)),
  ...filterRows(accounts, (account) => !isInUse(account, own)),
]

/**
 * Returns the code of a response; null when its state differs from the one sent.
 * @param answer the parsed response
 * @param state random text that was sent
 */
export const codeOf = (answer: { code: string; state: string }, state: string): string | null =>
  answer.code !== '' && answer.state === state ? answer.code : null

/** Returns the tokens of an exchange response; null when it holds none. */
export const tokensOf = (answer: unknown) => {
  if (!isRecord(answer)) return null
  const { access_token, refresh_token, expires_in } = answer
  if (typeof access_token !== 'string' || typeof refresh_token !== 'string') return null
  return { access_token, refresh_token, expires_in: typeof expires_in === 'number' ? expires_in : null }
}
