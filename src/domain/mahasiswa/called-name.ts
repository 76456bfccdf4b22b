/**
 * Words in front of a name that are not used as a first name: 'M.', 'S.Kom', one or two letters, short forms of
 * Muhammad, titles without their full stop, and the Balinese particles of birth order and caste.
 */
const NOT_A_NAME =
  /\.|^(.{1,2}|m[uo]?c?hd?|dr[as]|prof|wayan|gede|putu|kadek|made|nyoman|komang|ketut|luh|gusti|ida|desak|[ct]j?okorda)$/i

/** A title of two words; the second word alone is a name. */
const ANAK_AGUNG = /\banak\s+agung\b/i

/**
 * Returns the name for greeting a person: the first word that is a name, or the full name when there is none.
 * @param nama full name, with its titles
 */
export const calledName = (nama: string): string =>
  nama
    .replace(ANAK_AGUNG, '')
    .split(/[\s,]+/)
    .find((word) => word !== '' && !NOT_A_NAME.test(word)) ?? nama.trim()
