import { renderToString } from 'react-dom/server'
import { ShellSkeleton } from '#app/layouts/main/shell-skeleton.tsx'
import { BUNDLED_TEXTS, loadTexts } from '#app/texts.ts'
import loginTexts from '#login/locales/id.json'
import { LoginPage } from '#login/login-page.tsx'
import { initI18n, startTexts } from '#shared/i18n/i18n.ts'

const never = new Promise<unknown>(() => undefined)
const nothing = () => undefined
const nowhere = () => Promise.resolve()

/** Renders the HTML of index.html that is visible before any script runs: the login screen and the shell's skeleton. */
export const prerender = async (): Promise<{ login: string; app: string }> => {
  initI18n()
  await startTexts({ ...BUNDLED_TEXTS, login: loginTexts }, loadTexts, 'id')
  return {
    login: renderToString(<LoginPage ready={never} onSignedIn={nothing} onEngaged={nothing} openPapers={nowhere} />),
    app: renderToString(<ShellSkeleton />),
  }
}
