import type { LabPanel } from './panel.ts'
import { addPanelTexts } from './texts.ts'

/** A panel with its id, which is the name of its folder, namespace and tab. */
export interface FoundPanel extends LabPanel {
  id: string
}

const files = import.meta.glob<{ panel: LabPanel }>('./panels/*/panel.ts')

const idOf = (path: string): string => /\/panels\/([^/]+)\//.exec(path)?.[1] ?? ''

const load = async (): Promise<FoundPanel[]> => {
  const [found] = await Promise.all([
    Promise.all(
      Object.entries(files).map(async ([path, read]): Promise<FoundPanel> => {
        const { panel } = await read()
        return { ...panel, id: idOf(path) }
      }),
    ),
    addPanelTexts(),
  ])
  return found.toSorted((a, b) => a.order - b.order)
}

let loading: Promise<FoundPanel[]> | null = null

/**
 * Loads all panels with their texts, in order. They are found by their folders, and loaded when the lab is first
 * opened.
 */
export const loadPanels = (): Promise<FoundPanel[]> => {
  loading ??= load().catch((error: unknown) => {
    loading = null // retried the next time the lab is opened
    throw error
  })
  return loading
}
