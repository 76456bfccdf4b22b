/** Address that leads to a button, as declared by the shortcuts.json of its subject. */
export interface Shortcut {
  to: string
  /** Id of a menu entry whose icon it has, or `print` or `calendar`. */
  icon: string
  /** What the button does, in each language. */
  id: string
  en: string
  /** Search terms in both languages, as of a screen. */
  search: string
}

const FILES = import.meta.glob<readonly Shortcut[]>('../../features/**/shortcuts.json', {
  eager: true,
  import: 'default',
})

/** Shortcuts of all subjects. */
export const SHORTCUTS: readonly Shortcut[] = Object.values(FILES).flat()
