const STYLE = /<style(?=[\s/>])/gi
const STYLE_END = /<\/style\s*>/gi
const TAG = /<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>/gi
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>][^\s>]*))?/g
const REPORTED = /^(?:style$|on)/i

/** Searches each end once: searching from every `<style` to the end of the text would take quadratic time. */
const withoutStyles = (html: string): string => {
  const parts: string[] = []
  let end = 0
  for (const { index } of html.matchAll(STYLE)) {
    if (index < end) continue
    STYLE_END.lastIndex = index
    if (!STYLE_END.test(html)) break // the parser drops all text after an element without an end tag
    parts.push(html.slice(end, index))
    end = STYLE_END.lastIndex
  }
  return parts.join('') + html.slice(end)
}

/**
 * Removes style elements, style attributes and event handlers from markup, in linear time. Browsers report those that a
 * policy forbids as soon as they parse the text, before a sanitizer can remove them (handlers since Chromium 156). This
 * only prevents the reports: the sanitizer decides what is safe.
 */
export const withoutReported = (html: string): string =>
  withoutStyles(html).replace(TAG, (tag) =>
    tag.replace(ATTRIBUTE, (text, name: string, place: number) => (place > 1 && REPORTED.test(name) ? '' : text)),
  )
