/** Up to two initials of a name for the avatar: first letters of the first two words, by grapheme. */
export const initialsOf = (nama: string): string =>
  nama
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 2)
    .map((word) => [...new Intl.Segmenter().segment(word)][0]?.segment.toUpperCase() ?? '')
    .join('')
