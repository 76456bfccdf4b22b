import type { createRoot } from 'react-dom/client'
import { loadNamespace, startTexts, type Texts } from '#shared/i18n/i18n.ts'
import { Gallery } from './gallery.tsx'
import { applyLook, readLook } from './look.ts'
import { Paper, readPaperRows } from './paper.tsx'

const files = import.meta.glob<{ default: Texts }>(['./locales/*.json', '../../src/shared/ui/locales/*.json'])

const loadTexts = async (language: string, namespace: string): Promise<Texts> => {
  const folder = namespace === 'gallery' ? '.' : '../../src/shared/ui'
  const load = files[`${folder}/locales/${language}.json`]
  return load ? (await load()).default : {}
}

/** Starts the gallery of the kit at /__ui (demo build only): every shared component in every state. */
export const startGallery = async (root: typeof createRoot): Promise<void> => {
  const container = document.getElementById('app')
  if (!container) throw new Error('index.html has no #app')
  const look = readLook(window.location.search)
  await startTexts({}, loadTexts, 'id')
  await Promise.all([loadNamespace('gallery'), loadNamespace('ui')])
  document.getElementById('login')?.replaceChildren()
  document.documentElement.dataset['screen'] = 'app'
  const rows = readPaperRows(window.location.search)
  await applyLook(look)
  root(container).render(rows === null ? <Gallery first={look} /> : <Paper rows={rows} />)
}
