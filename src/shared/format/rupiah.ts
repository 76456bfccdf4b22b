/**
 * Money as the portal shows it: 'Rp 1.500.000' with a no-break space, minus before the prefix (section 9).
 * @param rupiah integer rupiah; anything else is a fault upstream and shows as a dash
 */
export const formatRupiah = (rupiah: number): string => {
  if (!Number.isSafeInteger(rupiah)) return '–'
  const digits = String(Math.abs(rupiah)).replace(/\B(?=(\d{3})+$)/g, '.')
  return `${rupiah < 0 ? '-' : ''}Rp\u00a0${digits}`
}
