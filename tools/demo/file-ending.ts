/** Returns the extension of a file name, in lower case, without the dot. */
export const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase()

const plain = (ending: string): string => (ending === 'jpeg' ? 'jpg' : ending)

/** Returns whether a file has one of these formats. jpg and jpeg are the same format. */
export const hasFormat = (name: string, formats: readonly string[]): boolean =>
  formats.some((format) => plain(format) === plain(endingOf(name)))
