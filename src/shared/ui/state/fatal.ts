import { reloadPage, reloadWithNextVersion } from '#shared/version/take-over.ts'

/** Returns the problem in both languages: a broken configuration of the deployment, or a portal file. */
const textsOf = (error: unknown) =>
  error instanceof Error && error.name === 'RuntimeConfigError'
    ? ([
        'Pengaturan portal tidak dapat dibaca. Muat ulang halaman; bila tetap gagal, hubungi administrator kampus.',
        'The portal can not start: its configuration can not be read. Reload the page or tell your campus.',
      ] as const)
    : ([
        'Sebagian berkas portal tidak sampai atau rusak. Periksa koneksi, lalu muat ulang halaman; bila tetap gagal, hubungi administrator kampus.',
        'The portal can not start: a part of it did not arrive or is broken. Check your connection, reload the page, or tell your campus.',
      ] as const)

/**
 * Shows in both languages that the portal cannot start, and why; works without React and without the network. The
 * reason is shown as plain text. Reloads with a new version as soon as one is available.
 * @param again starts the page after all, with typed input intact. Called by 'Muat Ulang', or when the network is back.
 * Without it the page is reloaded.
 */
export const showFatal = (error: unknown, again?: () => Promise<unknown>): void => {
  if (document.querySelector('.fatal')) return
  console.error(error)
  const { dataset } = document.documentElement
  const [screen, page] = [dataset['screen'], [...document.body.childNodes]]
  const [indonesian, english] = textsOf(error)
  const box = document.createElement('main')
  box.setAttribute('role', 'alert')
  box.className = 'fatal'
  const add = (tag: 'h1' | 'p' | 'pre' | 'button', text: string) => {
    const line = document.createElement(tag)
    line.textContent = text
    box.append(line)
    return line
  }
  add('h1', 'Portal belum dapat dibuka')
  add('p', indonesian)
  add('p', english).lang = 'en'
  const retry = () => {
    dataset['screen'] = screen
    document.body.replaceChildren(...page)
    again?.().catch(reloadPage)
  }
  add('button', 'Muat Ulang').addEventListener('click', again ? retry : reloadPage)
  if (again) window.addEventListener('online', () => box.isConnected && retry(), { once: true })
  add('pre', error instanceof Error ? `${error.name}: ${error.message}` : String(error))
  dataset['screen'] = 'fatal'
  document.body.replaceChildren(box)
  reloadWithNextVersion().catch(() => undefined) // without a network there is no new version, and the button remains
}
