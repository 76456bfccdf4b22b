/**
 * Server text is text: tags are dropped, never interpreted. Anything that is no text is empty. A tag holds no '<', or a
 * text of many would take its square in time.
 */
export const plainText = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/<[^<>]*>/g, '').trim() : ''
