import { showToast } from '#shared/ui/toast.ts'

/** Copies a text and says so; where the browser does not let us (plain HTTP), says that instead. */
export const copyText = async (text: string, done: string, failed: string): Promise<void> => {
  const clipboard = (navigator as { clipboard?: Clipboard }).clipboard
  const isCopied = await (clipboard?.writeText(text) ?? Promise.reject(new Error())).then(
    () => true,
    () => false,
  )
  showToast(isCopied ? done : failed)
}
