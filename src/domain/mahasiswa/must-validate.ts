/** The two flags of the short biodata (section 3). */
interface ValidationFlags {
  validasiData: boolean | null
  validasiMahasiswa: number | null
}

/**
 * Whether a student has to validate the own data before anything else (section 4; readings, 19).
 * @param flags undefined while they are not known: nobody is forced then
 */
export const mustValidate = (flags: ValidationFlags | undefined): boolean =>
  flags?.validasiData === true && flags.validasiMahasiswa === 0
