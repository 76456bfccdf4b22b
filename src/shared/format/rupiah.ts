/**
 * Money as the portal shows it: 'Rp 1.500.000' with a no-break space, minus before the prefix (section 9).
 * @param rupiah integer rupiah, as a reader gives it; an amount that is absent or can not be read shows as a dash
 */
export const formatRupiah = (rupiah: number | null | undefined): string => {
  if (typeof rupiah !== 'number' || !Number.isSafeInteger(rupiah)) return '–'
  const digits = String(Math.abs(rupiah)).replace(/\B(?=(\d{3})+$)/g, '.')
  return `${rupiah < 0 ? '-' : ''}Rp\u00a0${digits}`
}
