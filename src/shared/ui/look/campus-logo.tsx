import { useState } from 'react'
import styles from './campus-logo.module.css'

interface Props {
  /** URL of the campus logo; without one, or when it fails to load, the portal's own mark is shown. */
  src?: string | null | undefined
  /** For a background in the campus colour instead of the surface colour. */
  inverse?: boolean
}

/** Campus logo in a box of fixed size. Decorative: the campus is named beside it. */
export const CampusLogo = ({ src, inverse = false }: Props) => {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span className={`${styles.logo}${inverse ? ` ${styles.inverse}` : ''}`} aria-hidden="true">
      {src && src !== failed ? (
        <img src={src} alt="" width={32} height={32} onError={() => setFailed(src)} />
      ) : (
        <svg
          viewBox="0 0 32 32"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.6"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path d="M4 25h24M7.5 20a8.5 8.5 0 0 1 17 0M12.5 20a3.5 3.5 0 0 1 7 0M16 3.5V7M5.8 8.3l2.3 2.3M26.2 8.3l-2.3 2.3" />
        </svg>
      )}
    </span>
  )
}
