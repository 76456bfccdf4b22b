/**
 * Words in front of a name that nobody is called by: 'M.', 'S.Kom', one or two letters, short forms of Muhammad, and the
 * Balinese particles of birth order and caste.
 */
const NOT_A_NAME = /\.|^(.{1,2}|m[uo]c?h|wayan|gede|putu|kadek|made|nyoman|komang|ketut|luh|gusti|ida)$/i

/**
 * The name by which a person is greeted: the first word that is a name, or the full name where none is.
 * @param nama full name, with its titles
 */
export const calledName = (nama: string): string =>
  nama.split(/[\s,]+/).find((word) => word !== '' && !NOT_A_NAME.test(word)) ?? nama.trim()
