/**
 * Normalizes a server key to the spelling of the table: the child's name without underscores and hyphens, so that
 * tugas_akhir, tugas-akhir and tugasakhir are one key (readings, 3). The part before the first dot stays as it is.
 */
export const squeezeKey = (key: string): string => {
  const dot = key.indexOf('.')
  return dot < 0 ? key : key.slice(0, dot + 1) + key.slice(dot + 1).replace(/[_-]/g, '')
}
