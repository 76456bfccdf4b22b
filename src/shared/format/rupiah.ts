/**
 * Formats money: 'Rp 1.500.000' with a no-break space, minus before the prefix (section 9).
 * @param rupiah integer rupiah, as returned by a reader; a missing or unreadable amount is a dash
 */
export const formatRupiah = (rupiah: number | null | undefined): string => {
  if (typeof rupiah !== 'number' || !Number.isSafeInteger(rupiah)) return '–'
  const digits = String(Math.abs(rupiah)).replace(/\B(?=(\d{3})+$)/g, '.')
  return `${rupiah < 0 ? '-' : ''}Rp\u00a0${digits}`
}
