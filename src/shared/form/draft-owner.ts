import { createContext } from 'react'

/** Owner of drafts of the forms below (campus, account, student); null stores no drafts. */
export const DraftOwner = createContext<string | null>(null)
