import styles from './avatar.module.css'

/** Initials in a circle. Decorative: the name is next to it or in the button's label. */
export const Avatar = ({ initials }: { initials: string }) => (
  <span className={styles.avatar} aria-hidden="true">
    {initials}
  </span>
)
