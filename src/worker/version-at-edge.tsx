import { createRoot } from 'react-dom/client'
import { wait } from '#shared/state/wait.ts'
import { onNewVersion } from '#shared/version/new-version.ts'
import { VersionBar } from '#shared/version/version-bar.tsx'
import styles from './version-at-edge.module.css'

/** Time after which the shell, which has its own bar, is rendered. */
const SHELL_MS = 3000

const show = async (): Promise<void> => {
  await wait(SHELL_MS)
  const container = document.createElement('div')
  container.className = styles.edge
  document.body.append(container)
  createRoot(container).render(<VersionBar atEdge />)
}

/** Offers a new version also on pages without the shell: login, failure card, error page. */
export const showVersionAtEdge = (): void => {
  const stop = onNewVersion(() => {
    stop()
    void show()
  })
}
