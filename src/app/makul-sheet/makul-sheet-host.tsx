import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { MAKUL } from '#kit/link/makul-key.ts'
import { withTexts } from '#shared/i18n/i18n.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { LostDialog } from '#shared/ui/overlay/lost-dialog.tsx'
import { lazyOptional } from '#shared/ui/state/lazy-optional.tsx'

const MakulSheet = lazyOptional(
  async () => (await withTexts(import('./makul-sheet.tsx'), 'ui', 'makul-sheet')).MakulSheet,
  {
    onLoadError: (loss, { nama, makul, onClose }) => <LostDialog title={nama || makul} {...loss} onClose={onClose} />,
  },
)

/** Returns the name that the link has left in the history entry; '' for an address that was opened directly. */
const nameIn = (state: unknown): string => {
  const nama = isRecord(state) ? state[MAKUL] : null
  return typeof nama === 'string' ? nama : ''
}

/** Opens the sheet of the course in the address (`?makul=`). */
export const MakulSheetHost = () => {
  const [query, setQuery] = useSearchParams()
  const location = useLocation()
  const entry = location.key
  const navigate = useNavigate()
  const closing = useRef('')
  useEffect(() => {
    if (closing.current !== entry) closing.current = ''
  }, [entry])
  const makul = query.get(MAKUL)
  const nama = nameIn(location.state)
  const hasEntry = nama !== ''
  const close = () => {
    if (closing.current === entry) return // going back takes a moment, and Esc may be pressed again
    closing.current = entry
    if (hasEntry) void navigate(-1)
    else
      setQuery(
        (before) => {
          const others = new URLSearchParams(before)
          others.delete(MAKUL)
          return others
        },
        { replace: true },
      )
  }
  return makul ? <MakulSheet key={makul} makul={makul} nama={nama} hasEntry={hasEntry} onClose={close} /> : null
}
