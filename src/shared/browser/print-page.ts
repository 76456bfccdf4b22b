/** Longest wait for the print event: browsers emit it at once, or when their dialog opens. */
const ANNOUNCED_MS = 1000

/**
 * Prints the page. In-app browsers have no `print`, or one that does nothing and emits no event.
 * @returns false when nothing was printed
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
