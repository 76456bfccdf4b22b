import { useReadOnlyReason } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useFlag } from '#flags/use-flag.ts'
import { useOfflineReason } from '#shared/state/use-offline-reason.ts'
import type { Reason } from '#shared/ui/overlay/why-not.tsx'

interface Why {
  /** For a call that the specification does not show: the sentence where the gateway is not known to answer it (readings, 34). */
  assumed?: string
  /** The subject's own reason. */
  own?: Reason | null
  /** It concerns the account and no student: an operator's own. */
  ofAccount?: boolean
}

/**
 * Why an action can not be taken now, in the one order of the portal: an operator who may not, a call that is not known
 * here, the subject's own reason, no network.
 */
export const useReason = ({ assumed, own = null, ofAccount = false }: Why = {}): Reason | null => {
  const readOnly = useReadOnlyReason()
  const isKnown = useFlag('assumed-writes')
  const offline = useOfflineReason()
  const notHere = assumed === undefined || isKnown ? null : { text: assumed, rule: 'assumed-writes' }
  return (ofAccount ? null : readOnly) ?? notHere ?? own ?? offline
}
