/** Ten campus colours from near black to near white, by name, to exercise the kit's contrast correction. */
export const CAMPUS_COLOURS = {
  arunika: '#3347a8',
  navy: '#0b1f4b',
  kuning: '#facc15',
  hijau: '#15803d',
  maroon: '#7f1d1d',
  jingga: '#f97316',
  toska: '#2dd4bf',
  ungu: '#a21caf',
  hitam: '#111111',
  putih: '#f8fafc',
} as const

export type CampusName = keyof typeof CAMPUS_COLOURS
