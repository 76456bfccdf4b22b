import { useState } from 'react'
import { emulateCampus } from '../../emulate.ts'
import type { LabHost } from '../../panel.ts'

type Step = 'idle' | 'pending' | 'done' | 'failed'

/** Changes the campus of this tab, one change at a time. */
export const useCampusSwitch = (host: LabHost) => {
  const [step, setStep] = useState<Step>('idle')
  const change = async (campus: string | null): Promise<void> => {
    if (step === 'pending') return
    setStep('pending')
    try {
      await emulateCampus(host, campus)
      setStep('done')
    } catch {
      setStep('failed') // what failed is the portal's to say; here it is said that it did
    }
  }
  return { step, change }
}
