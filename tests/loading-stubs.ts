/** happy-dom fetches neither fonts nor images: both are there at once, as far as a page that waits for them can see. */
export const installLoading = (): void => {
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load: () => Promise.resolve([]) } })
  HTMLImageElement.prototype.decode = () => Promise.resolve()
}
