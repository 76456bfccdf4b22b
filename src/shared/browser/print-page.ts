/** Browsers announce printing at once, or when their own dialog opens. */
const ANNOUNCED_MS = 1000

/**
 * Prints the page. Browsers inside other apps have no `print`, or one that does nothing and announces nothing.
 * @returns false where nothing was printed
 */
export const printPage = async (): Promise<boolean> => {
  if (typeof (window as { print?: unknown }).print !== 'function') return false
  return new Promise((resolve) => {
    const end = (isPrinting: boolean) => {
      window.removeEventListener('beforeprint', announce)
      clearTimeout(timer)
      resolve(isPrinting)
    }
    const announce = () => end(true)
    const timer = setTimeout(() => end(false), ANNOUNCED_MS)
    window.addEventListener('beforeprint', announce)
    window.print()
  })
}
