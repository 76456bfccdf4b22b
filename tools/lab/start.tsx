import type { createRoot } from 'react-dom/client'
import { Lab } from './lab.tsx'
import type { LabHost } from './panel.ts'
import { addShellTexts } from './texts.ts'

/** Starts the campus lab in a separate root beside the stages, because it outlives the switch from login to app. */
export const startLab = async (root: typeof createRoot, host: LabHost): Promise<void> => {
  await addShellTexts()
  const container = document.createElement('div')
  container.id = 'lab'
  document.body.append(container)
  root(container).render(<Lab host={host} />)
}
