// Entry of the gallery as a page of its own, in the documentation (npm run docs). The demo has it at /__ui.
import '#shared/ui/tokens.css'
import '#shared/ui/base.css'
import './standalone.css'
import { createRoot } from 'react-dom/client'
import { initI18n } from '#shared/i18n/i18n.ts'
import { startGallery } from './start.tsx'

initI18n()
await startGallery(createRoot)
