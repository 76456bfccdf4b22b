import { readFileSync } from 'node:fs'

const DARK = /@media screen \{\s*\[data-color-mode="dark"\] \{/g

/**
 * Returns the stylesheet of the pages: the portal's tokens, then docs.css. The portal's script sets the colour mode;
 * these pages have no script and follow the device.
 */
export const stylesheet = (): string => {
  const tokens = readFileSync('src/shared/ui/tokens.css', 'utf8')
  const dark = tokens.match(DARK)?.length ?? 0
  const all = tokens.match(/\[data-color-mode="dark"\]/g)?.length ?? 0
  if (dark === 0 || dark !== all) throw new Error('tokens.css has dark tokens in a form that style.ts does not know')
  const ofDevice = tokens.replace(DARK, '@media screen and (prefers-color-scheme: dark) {\n  :root {')
  return `${ofDevice}\n${readFileSync('scripts/docs/docs.css', 'utf8')}`
}
