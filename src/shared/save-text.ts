/** Some browsers read the file after the click: its address stands long enough for the slowest of them. */
const KEPT_MS = 60_000

/** Gives the browser a text as a file to save. */
export const saveText = (text: string, name: string, type: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
