import { Link, useLocation } from 'react-router-dom'
import { MAKUL, type MakulIds, makulKey } from './makul-key.ts'
import styles from './makul-link.module.css'

interface Props {
  /** The course; undefined, or without ids, for anything else: then the name is no link. */
  of: MakulIds | undefined
  /** Its name as shown. */
  children: string
}

/** Name of a course: opens its sheet over the current screen, which keeps its other parameters. */
export const MakulLink = ({ of, children }: Props) => {
  const { search } = useLocation()
  const key = makulKey(of)
  if (key === '') return <span>{children}</span>
  const query = new URLSearchParams(search)
  query.set(MAKUL, key)
  return (
    <Link className={styles.makul} to={`?${query}`} state={{ [MAKUL]: children }} aria-haspopup="dialog">
      {children}
    </Link>
  )
}
