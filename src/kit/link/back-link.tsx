import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { QuietRow } from '#shared/ui/button/quiet-row.tsx'

interface Props {
  /** Address of the parent screen. */
  to: string
  /** Title of that screen. */
  children: ReactNode
}

/** Link back to the parent screen, as the first line of a screen. */
export const BackLink = ({ to, children }: Props) => (
  <QuietRow>
    <Link className={buttonClass('quiet')} to={to}>
      <IconArrowLeft size={20} aria-hidden />
      <span>{children}</span>
    </Link>
  </QuietRow>
)
