/**
 * Creates a ref that keeps the height of an element at an edge in a CSS property of the page, while it is mounted
 * (base.css).
 * @param name name of the property; create the ref once, outside of the component
 */
export const measureHeight =
  (name: string) =>
  (node: HTMLElement | null): (() => void) | undefined => {
    if (!node || typeof ResizeObserver === 'undefined') return undefined
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty(name, `${node.offsetHeight}px`))
    observer.observe(node)
    return () => {
      observer.disconnect()
      style.removeProperty(name)
    }
  }
