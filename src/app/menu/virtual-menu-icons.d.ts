declare module 'virtual:menu-icons' {
  import type { ComponentType } from 'react'

  /** Icons of the top entries of the menu, as the menu.json of each subject names them. */
  export const ICONS: Readonly<Record<string, ComponentType<{ size: number; 'aria-hidden': true }>>>
}
