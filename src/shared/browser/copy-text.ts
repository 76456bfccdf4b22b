/**
 * Copies a text to the clipboard.
 * @returns false when the browser denies it or has no clipboard (plain HTTP)
 */
export const copyText = async (text: string): Promise<boolean> => {
  const clipboard = (navigator as { clipboard?: Clipboard }).clipboard
  return (clipboard?.writeText(text) ?? Promise.reject(new Error())).then(
    () => true,
    () => false,
  )
}
