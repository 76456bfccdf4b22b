const PREFIX = 'draft '

/** Returns the storage key of an owner's draft for a form; the encoding keeps both parts unambiguous. */
export const draftName = (owner: string, form: string): string => PREFIX + JSON.stringify([owner, form])

/** Returns whether a storage key is a draft's: a session that ends without a logout keeps drafts. */
export const isDraftName = (name: string): boolean => name.startsWith(PREFIX)
