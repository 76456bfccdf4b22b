import { createContext } from 'react'

/** Who the forms below are filled in by and for (campus, account, student); null keeps no drafts. */
export const DraftOwner = createContext<string | null>(null)
