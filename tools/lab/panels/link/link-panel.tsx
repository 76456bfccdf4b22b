import type { PanelProps } from '../../panel.ts'
import { OpenPart } from './open-part.tsx'
import { SharePart } from './share-part.tsx'

/** One link and one file with everything set up in the lab, for a report, a colleague or a test. */
export const LinkPanel = ({ host }: PanelProps) => (
  <>
    <SharePart host={host} />
    <OpenPart host={host} />
  </>
)
