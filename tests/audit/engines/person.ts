import type { Engine } from './engine.ts'

type Role = 'button' | 'link' | 'heading' | 'field' | 'checkbox' | 'radio' | 'dialog' | 'region' | 'summary'

/** Query for an element: role, name (whole or pattern) and, optionally, the part of the page that contains it. */
export interface Query {
  role: Role
  name: string | RegExp
  within?: Omit<Query, 'within'>
}

/** Position and state of a found element. */
interface Place {
  x: number
  y: number
  /** HTML of the element that covers it, or null when a press reaches it. */
  covered: string | null
  text: string
  state: Record<'expanded' | 'focused' | 'checked' | 'disabled', boolean>
  value: string
}

interface Sought {
  selector: string
  name: string
  isPattern: boolean
}

const SELECTORS: Record<Role, string> = {
  button: 'button, [role="button"]',
  link: 'a[href]',
  heading: 'h1, h2, h3',
  field: 'input:not([type="checkbox"], [type="radio"]), textarea, select',
  checkbox: 'input[type="checkbox"]',
  radio: 'input[type="radio"]',
  dialog: 'dialog[open]',
  region: 'section, [role="region"], main, nav',
  summary: 'summary',
}

/**
 * Finds the innermost element of a chain, scrolls to it, returns its position and records whether a press reaches it.
 * Runs in the page.
 */
const locate = ({ chain, look }: { chain: Sought[]; look: number }): Place | null => {
  const clean = (text: string) => text.replace(/\s+/g, ' ').trim()
  const textOf = (id: string) => document.getElementById(id)?.textContent ?? ''
  const nameOf = (element: HTMLElement) => {
    const labelled = element.getAttribute('aria-labelledby')
    const labels =
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement
        ? [...(element.labels ?? [])]
        : []
    return clean(
      element.getAttribute('aria-label') ??
        (labelled ? labelled.split(' ').map(textOf).join(' ') : (labels[0] ?? element).textContent),
    )
  }
  const isShown = (element: HTMLElement) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
  let root: ParentNode = document
  let found: HTMLElement | undefined
  for (const { selector, name, isPattern } of chain) {
    const pattern = isPattern ? new RegExp(name) : null
    found = [...root.querySelectorAll<HTMLElement>(selector)].find(
      (element) => isShown(element) && (pattern ? pattern.test(nameOf(element)) : nameOf(element) === name),
    )
    if (!found) return null
    root = found
  }
  if (!found) return null
  const sought = found
  const watched = window as Window & { look?: number; landed?: boolean | null; stopWatching?: () => void }
  const isOfSought = (target: Element) => sought.contains(target) || target.closest('label')?.control === sought
  const onPress = ({ target }: Event) => {
    watched.landed = target instanceof Element && isOfSought(target)
  }
  watched.stopWatching?.()
  watched.landed = null
  watched.look = look
  window.addEventListener('click', onPress, true)
  watched.stopWatching = () => window.removeEventListener('click', onPress, true)
  const box = () => found.getBoundingClientRect()
  const isInView = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= window.innerHeight
  if (!isInView(box())) found.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = box()
  const [x, y] = [left + width / 2, top + height / 2]
  const over = document.elementFromPoint(x, y)
  const isReached = over !== null && isOfSought(over)
  return {
    x,
    y,
    covered: isReached ? null : (over?.outerHTML.slice(0, 120) ?? 'the edge of the window'),
    // biome-ignore lint/performance/useDomNodeTextContent: what is shown
    text: clean(found.innerText),
    state: {
      expanded: found.getAttribute('aria-expanded') === 'true',
      focused: found.contains(document.activeElement),
      checked: 'checked' in found && found.checked === true,
      disabled: found.getAttribute('aria-disabled') === 'true' || found.matches(':disabled'),
    },
    value: 'value' in found ? String(found.value) : '',
  }
}

const soughtOf = ({ role, name }: Omit<Query, 'within'>): Sought => ({
  selector: SELECTORS[role],
  name: typeof name === 'string' ? name : name.source,
  isPattern: typeof name !== 'string',
})
const chainOf = ({ within, ...own }: Query) => [...(within ? [soughtOf(within)] : []), soughtOf(own)]
const wordsOf = ({ role, name, within }: Query) =>
  `${role} ${String(name)}${within ? ` in ${within.role} ${String(within.name)}` : ''}`

const PATIENCE_MS = 20_000
const LANDS_MS = 2000
const PRESSES = 3
const LOOK_MS = 100

/**
 * A simulated user of an engine: waits for elements, presses those that are not covered, types into the focused field.
 */
export const personAt = (engine: Engine) => {
  const run = <T>(of: (argument: never) => T, argument: unknown) =>
    engine.run(`(${of.toString()})(${JSON.stringify(argument)})`) as Promise<T>
  let looks = 0
  const find = (query: Query) => {
    looks += 1
    return run(locate, { chain: chainOf(query), look: looks })
  }
  /**
   * Polls until the condition holds.
   * @throws Error with the expected condition and the page's address and text
   */
  const until = async <T>(what: string, look: () => Promise<T | null | false>): Promise<T> => {
    const end = Date.now() + PATIENCE_MS
    let trouble: unknown
    for (;;) {
      const seen = await look().catch((error: unknown) => {
        trouble = error // navigation during the look; the next look sees the new page
        return null
      })
      if (seen !== null && seen !== false) return seen
      if (Date.now() > end) break
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    }
    const page = await engine.run(
      'location.pathname + " " + document.body.innerText.replace(/\\s+/g, " ").slice(0, 600)',
    )
    throw new Error(`waited in vain for ${what}; the page is ${String(page)}`, { cause: trouble })
  }
  const see = (query: Query, isSo: (place: Place) => boolean = () => true) =>
    until(wordsOf(query), async () => {
      const place = await find(query)
      return place !== null && isSo(place) ? place : null
    })
  const strays: string[] = []
  /**
   * Returns whether the press clicked the element: a busy engine may lose a press, and the page may move between down
   * and up.
   */
  const hasLanded = async (): Promise<boolean> => {
    const end = Date.now() + LANDS_MS
    for (;;) {
      const asked = engine.run(`window.look === ${looks} ? window.landed : "left"`)
      const landed = await asked.catch(() => 'left') // the page may navigate during the evaluation
      if (landed !== null || Date.now() > end) return landed === true || landed === 'left'
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    }
  }
  const press = async (query: Query): Promise<void> => {
    for (let time = 0; time < PRESSES; time += 1) {
      let before: Place | null = null
      // Presses only when the element no longer moves and nothing covers it.
      const { x, y } = await until(`${wordsOf(query)} that a press reaches`, async () => {
        const place = await find(query)
        const isStill = place !== null && before !== null && place.x === before.x && place.y === before.y
        before = place
        return isStill && place.covered === null ? place : null
      })
      await engine.press(x, y)
      if (await hasLanded()) return
      strays.push(wordsOf(query))
    }
    throw new Error(`${PRESSES} presses did not reach ${wordsOf(query)}`)
  }
  return {
    engine,
    /** Presses that missed their element and were repeated. */
    strays,
    see,
    press,
    until,
    /** Waits until no element matches. */
    misses: (query: Query) => until(`no ${wordsOf(query)}`, async () => (await find(query)) === null),
    reads: (text: string | RegExp, within?: Query) =>
      until(`the words ${String(text)}`, async () => {
        const shown = within
          ? (await find(within))?.text
          : String(await engine.run('document.body.innerText.replace(/\\s+/g, " ")'))
        return shown !== undefined && (typeof text === 'string' ? shown.includes(text) : text.test(shown))
      }),
    fill: async (query: Query, text: string) => {
      await press(query)
      await see(query, ({ state }) => state.focused)
      await engine.run('document.activeElement.select()')
      await engine.type(text)
      const { value } = await see(query)
      if (value !== text) throw new Error(`typed ${text} into ${wordsOf(query)}, which says ${value}`)
    },
  }
}

export type Person = ReturnType<typeof personAt>
