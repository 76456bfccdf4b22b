import { useState } from 'react'
import { emulateCampus } from '../../emulate.ts'
import type { LabHost } from '../../panel.ts'

type Step = 'idle' | 'pending' | 'done' | 'failed'

/** Changes the campus of this tab. Ignores calls during a change. */
export const useCampusSwitch = (host: LabHost) => {
  const [step, setStep] = useState<Step>('idle')
  const change = async (campus: string | null): Promise<void> => {
    if (step === 'pending') return
    setStep('pending')
    try {
      await emulateCampus(host, campus)
      setStep('done')
    } catch {
      setStep('failed') // the portal shows the error itself; the panel only shows that it failed
    }
  }
  return { step, change }
}
