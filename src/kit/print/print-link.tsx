import { IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Periode } from '#domain/periode/periode.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'

interface Props {
  to: string
  /** Set when the print page is about one period. */
  periode?: Periode
  variant?: 'main' | 'quiet'
  children: ReactNode
}

/** Link from a screen to its print page. */
export const PrintLink = ({ to, periode, variant, children }: Props) => (
  <Link
    className={buttonClass(variant)}
    to={periode ? `${to}?tahun=${periode.tahun}&semester=${periode.semester}` : to}
  >
    <IconPrinter size={20} aria-hidden />
    <span>{children}</span>
  </Link>
)
