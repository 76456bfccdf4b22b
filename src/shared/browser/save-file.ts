/** Some browsers read the file after the click: its address stands long enough for the slowest of them. */
const KEPT_MS = 60_000

/** Gives the browser a file to save, under its name. */
export const saveFile = (file: File): void => {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}

/** Gives the browser a text as a file to save. */
export const saveText = (text: string, name: string, type: string): void => saveFile(new File([text], name, { type }))
