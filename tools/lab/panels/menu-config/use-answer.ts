import { useState } from 'react'
import { setEmulatedMenuConfig } from '#flags/menu/emulated-menu-config.ts'
import type { Controls } from '#tools/demo/server/controls.ts'
import { dottedAnswer, type ReadAnswer } from '../../model/menu-answer.ts'
import type { LabHost } from '../../panel.ts'

type Answer = Extract<ReadAnswer, { kind: 'read' }>
type Step = 'idle' | 'pending' | 'used' | 'taken-back' | 'failed'

/**
 * Sets the response at the simulated gateway, which accepts objects with known kinds of values; any other response is
 * converted to dotted keys.
 */
const tellGateway = (controls: Controls, { raw, config }: Answer): void => {
  try {
    controls.setMenuConfig(Array.isArray(raw) ? { data: raw } : raw)
  } catch {
    controls.setMenuConfig(dottedAnswer(config))
  }
}

const tell = ({ controls }: LabHost, answer: Answer | null): void => {
  if (!controls) setEmulatedMenuConfig(answer?.raw)
  else if (answer) tellGateway(controls, answer)
  else controls.setMenuConfig({})
}

/** Applies a response to the menu of this portal, or removes it; one call at a time. */
export const useQuery = (host: LabHost) => {
  const [step, setStep] = useState<Step>('idle')
  const say = async (answer: Answer | null) => {
    if (step === 'pending') return
    setStep('pending')
    try {
      tell(host, answer)
      await host.refresh()
      setStep(answer ? 'used' : 'taken-back')
    } catch {
      setStep('failed') // the portal shows the error itself; the panel only shows that it failed
    }
  }
  return { step, use: (answer: Answer) => say(answer), takeBack: () => say(null) }
}
