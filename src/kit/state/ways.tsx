import { IconPrinter } from '@tabler/icons-react'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { QuietRow } from '#shared/ui/button/quiet-row.tsx'
import { ScreenLink } from '../link/screen-link.tsx'

/** A way on: the address of a screen, of a paper, or of a place on this screen ('#tawaran'), and its words. */
export type Way = readonly [to: string, words: string]

interface Props {
  /** The main one first; what is false is none. */
  of: readonly (Way | false | null | undefined | '')[]
  /** Look of the first: main where something has to be done. */
  look?: 'main' | 'plain'
}

const PAPER = /^\/cetak-/

const WayLink = ({ of: [to, words], look }: { of: Way; look: 'main' | 'plain' | 'quiet' }) => {
  const className = buttonClass(look)
  return to.startsWith('#') ? (
    <a className={className} href={to}>
      {words}
    </a>
  ) : (
    <ScreenLink className={className} to={to}>
      {PAPER.test(to) ? <IconPrinter size={20} aria-hidden /> : null}
      <span>{words}</span>
    </ScreenLink>
  )
}

/** The ways on from a state, the first as a button; a screen that this campus does not have is left out. */
export const Ways = ({ of, look = 'plain' }: Props) => {
  const [first, ...others] = of.filter((way) => !!way)
  return (
    <>
      {first ? <WayLink of={first} look={look} /> : null}
      {others.length > 0 ? (
        <QuietRow>
          {others.map((way) => (
            <WayLink key={way[0]} of={way} look="quiet" />
          ))}
        </QuietRow>
      ) : null}
    </>
  )
}
