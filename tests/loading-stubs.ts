/** Reports fonts and images as loaded at once: happy-dom fetches neither. */
export const installLoading = (): void => {
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load: () => Promise.resolve([]) } })
  HTMLImageElement.prototype.decode = () => Promise.resolve()
}
