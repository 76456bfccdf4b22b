/** Query parameter that opens the wallet above any screen: `?dompet=buka`. */
export const WALLET_PARAM = 'dompet'
export const WALLET_OPEN = 'buka'
