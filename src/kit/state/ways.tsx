import { IconPrinter } from '@tabler/icons-react'
import { buttonClass } from '#shared/ui/button/button-class.ts'
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

/** The ways on from a state, the first as a button; a screen that this campus does not have is left out. */
export const Ways = ({ of, look = 'plain' }: Props) =>
  of
    .filter((way) => !!way)
    .map(([to, words], place) => {
      const className = buttonClass(place === 0 ? look : 'quiet')
      if (to.startsWith('#')) {
        return (
          <a key={to} className={className} href={to}>
            {words}
          </a>
        )
      }
      return (
        <ScreenLink key={to} className={className} to={to}>
          {PAPER.test(to) ? <IconPrinter size={20} aria-hidden /> : null}
          <span>{words}</span>
        </ScreenLink>
      )
    })
