/** Server text is text: tags are dropped, never interpreted. Anything that is no text is empty. */
export const plainText = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/<[^>]*>/g, '').trim() : ''
