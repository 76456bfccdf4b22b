import { type ReactNode, useState } from 'react'
import { useHasMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { campusZone } from '#shared/campus/campus-zone.ts'
import { withTexts } from '#shared/i18n/i18n.ts'
import { lazyPart } from '#shared/ui/state/lazy-part.tsx'

interface Props {
  children: ReactNode
}

const { Part: LearnZone } = lazyPart<Props>(async () => (await withTexts(import('./learn-zone.tsx'), 'ui')).LearnZone)

/**
 * Blocks times from being shown before the campus time zone is known (readings, 29): holds a screen back on the first
 * visit to a campus whose settings name no zone. Afterwards the zone is stored with the settings.
 */
export const ZoneGate = ({ children }: Props) => {
  const [wasKnown] = useState(() => campusZone() !== null)
  const isSignedIn = useHasMahasiswa()
  return wasKnown || !isSignedIn ? children : <LearnZone>{children}</LearnZone>
}
