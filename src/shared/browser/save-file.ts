/** Lifetime of the object URL: some browsers read the file long after the click. */
const KEPT_MS = 60_000

/** Downloads a file under its name. */
export const saveFile = (file: File): void => {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}

/** Downloads a text as a file. */
export const saveText = (text: string, name: string, type: string): void => saveFile(new File([text], name, { type }))
