import styles from './button.module.css'

/** main: the primary action of a screen; quiet: a secondary one; icon: a square with a label for screen readers. */
type Look = 'plain' | 'main' | 'quiet' | 'icon'

const LOOKS: Record<Look, string | undefined> = {
  plain: styles.button,
  main: `${styles.button} ${styles.main}`,
  quiet: `${styles.button} ${styles.quiet}`,
  icon: styles.icon,
}

/** Returns the class of a button, or of a link that looks like one. */
export const buttonClass = (variant: Look = 'plain', wide = false): string =>
  `${String(LOOKS[variant])}${wide ? ` ${styles.wide}` : ''}`
