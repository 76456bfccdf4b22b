/** Puts a text into the clipboard. @returns false where the browser does not let us, or has none (plain HTTP) */
export const copyText = async (text: string): Promise<boolean> => {
  const clipboard = (navigator as { clipboard?: Clipboard }).clipboard
  return (clipboard?.writeText(text) ?? Promise.reject(new Error())).then(
    () => true,
    () => false,
  )
}
