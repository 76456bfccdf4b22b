/**
 * A ref that keeps the height of what stays at an edge in a property of the page, as long as it is there (base.css).
 * @param name of the property; make the ref once, outside of the component
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
