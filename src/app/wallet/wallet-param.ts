/** Query parameter that opens the wallet above any screen: `?dompet=buka`. */
export const WALLET_PARAM = 'dompet'
export const WALLET_OPEN = 'buka'

/** Returns the query of the current address with the wallet open; its other parameters stay: tab, period, kind. */
export const withWallet = (search: string): string => {
  const query = new URLSearchParams(search)
  query.set(WALLET_PARAM, WALLET_OPEN)
  return `?${query}`
}
