const PREFIX = 'draft '

/** Where the draft of one person for one form is stored; both parts are written so that neither can look like the other. */
export const draftName = (owner: string, form: string): string => PREFIX + JSON.stringify([owner, form])

/** Whether a stored name is a draft's: what ends a session without the person's wish leaves these alone. */
export const isDraftName = (name: string): boolean => name.startsWith(PREFIX)
