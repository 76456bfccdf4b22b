import { IconPrinter } from '@tabler/icons-react'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { QuietRow } from '#shared/ui/button/quiet-row.tsx'
import { ScreenLink } from '../link/screen-link.tsx'

/**
 * A link to a next step: address of a screen, a print page, or an anchor on this screen ('#tawaran'), and its label.
 */
export type Way = readonly [to: string, words: string]

interface Props {
  /** Links, the main one first; falsy entries are ignored. */
  of: readonly (Way | false | null | undefined | '')[]
  /** Look of the first link: main when the user has to do something. */
  variant?: 'main' | 'plain'
}

const PAPER = /^\/cetak-/

const WayLink = ({ of: [to, words], variant }: { of: Way; variant: 'main' | 'plain' | 'quiet' }) => {
  const className = buttonClass(variant)
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

/**
 * Links to the next steps from a state, the first one as a button. Screens that this campus does not have are left out.
 */
export const Ways = ({ of, variant = 'plain' }: Props) => {
  const [first, ...others] = of.filter((way) => !!way)
  return (
    <>
      {first ? <WayLink of={first} variant={variant} /> : null}
      {others.length > 0 ? (
        <QuietRow>
          {others.map((way) => (
            <WayLink key={way[0]} of={way} variant="quiet" />
          ))}
        </QuietRow>
      ) : null}
    </>
  )
}
