/**
 * The last resort, without React and without the network: says in both languages that the portal can not
 * start, and why. The reason is text.
 */
export const showFatal = (error: unknown): void => {
  console.error(error)
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  const box = document.createElement('main')
  box.setAttribute('role', 'alert')
  box.className = 'fatal'
  const lines = [
    ['h1', 'Portal belum dapat dibuka'],
    ['p', 'Pengaturan portal tidak dapat dibaca. Muat ulang halaman; bila tetap gagal, hubungi administrator kampus.'],
    ['p', 'The portal can not start: its configuration can not be read. Reload the page or tell your campus.'],
    ['pre', reason],
  ] as const
  for (const [tag, text] of lines) {
    const line = document.createElement(tag)
    line.textContent = text
    box.append(line)
  }
  document.documentElement.dataset['screen'] = 'plain'
  document.body.replaceChildren(box)
}
