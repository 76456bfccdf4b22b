// The pictures of a run beside each other, as one page.
import { LANGUAGES } from './visit.mjs'

const PICTURE_PX = { 360: 180, 1280: 480 }
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as it stands in a document. */
export const escapeHtml = (text) => String(text).replace(/[&<>"]/g, (sign) => ENTITIES[sign])

const STYLE = `
  body { margin: 24px; font: 14px/1.5 system-ui, sans-serif; color: #14181f; background: #fff }
  h2 { margin: 32px 0 8px }
  figure { display: inline-block; margin: 0 16px 16px 0; vertical-align: top }
  img { display: block; border: 1px solid #8a93a3; height: auto }
  .changed img { border: 3px solid #b42318 }
  pre { overflow: auto; max-height: 320px; padding: 12px; background: #f2f4f8 }
  nav a { margin-right: 12px }`

const figure = (campus, name, width, isChanged) => {
  const file = `${campus}/${name}.png`
  return `<figure${isChanged ? ' class="changed"' : ''}><a href="${escapeHtml(file)}"><img src="${escapeHtml(file)}" alt="${escapeHtml(name)}" width="${PICTURE_PX[width] ?? width}" loading="lazy"></a><figcaption>${escapeHtml(name)}${isChanged ? ' (changed)' : ''}</figcaption></figure>`
}

const section = ({ campus, menus, differences, isChanged }, widths) => `
<section id="${escapeHtml(campus)}">
<h2>${escapeHtml(campus)}</h2>
${differences.map(({ file, lines }) => `<p><strong>${escapeHtml(file)}</strong></p><pre>${escapeHtml(lines.join('\n'))}</pre>`).join('')}
${LANGUAGES.flatMap((language) =>
  ['login', 'dashboard'].flatMap((screen) =>
    widths.map((width) => ({ name: `${screen}-${language}-${width}`, width })),
  ),
)
  .map(({ name, width }) => figure(campus, name, width, isChanged(`${campus}/${name}.png`)))
  .join('\n')}
${menus.map(({ file, text }) => `<details><summary>${escapeHtml(file)}</summary><pre>${escapeHtml(text)}</pre></details>`).join('')}
</section>`

/**
 * @param {object} run
 * @param {readonly { campus: string, menus: { file: string, text: string }[], differences: { file: string, lines: string[] }[], isChanged: (file: string) => boolean }[]} run.campuses
 * @param {readonly number[]} run.widths px
 * @param {string} run.summary one sentence
 */
export const reportPage = ({ campuses, widths, summary }) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Variants</title><style>${STYLE}</style>
<h1>${campuses.length} variants</h1>
<p>${escapeHtml(summary)}</p>
<nav>${campuses.map(({ campus }) => `<a href="#${escapeHtml(campus)}">${escapeHtml(campus)}</a>`).join('')}</nav>
${campuses.map((campus) => section(campus, widths)).join('')}
</html>
`
