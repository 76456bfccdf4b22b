import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { useScreenPlace } from '#flags/menu/screen-place.ts'

interface Props extends LinkProps {
  to: string
  /** Rendered when this campus does not have the screen; nothing by default. */
  instead?: ReactNode
}

/**
 * Link to a screen of a subject, if the campus has it: its menu may hide the screen, or another portal may serve it.
 */
export const ScreenLink = ({ instead = null, ...link }: Props) => {
  const place = useScreenPlace()(link.to)
  return place === 'hidden' || place === 'elsewhere' ? instead : <Link {...link} />
}
