const known = new Map<string, unknown>()

/**
 * Derives computed styles from the tag and the open state, which is exact: test pages have neither style sheets nor
 * inline styles. Queries by role request the style of every element each time.
 */
export const installPlainStyles = (): void => {
  const computed = window.getComputedStyle.bind(window)
  const ofDocument = computed(document.documentElement)
  window.getComputedStyle = (element, pseudo) => {
    if (!element.isConnected) return computed(element, pseudo)
    const shape = element.hasAttribute('open') ? `${element.tagName} open` : element.tagName
    const remembered = (name: string, read: (style: CSSStyleDeclaration) => unknown): unknown => {
      const key = `${shape} ${pseudo ?? ''} ${name}`
      if (!known.has(key)) known.set(key, read(computed(element, pseudo)))
      return known.get(key)
    }
    return new Proxy(ofDocument, {
      get: (_, name) =>
        name === 'getPropertyValue'
          ? (property: string) => remembered(`-${property}`, (style) => style.getPropertyValue(property))
          : remembered(String(name), (style) => Reflect.get(style, name)),
    })
  }
}
