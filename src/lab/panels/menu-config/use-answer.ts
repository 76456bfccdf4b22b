import { useState } from 'react'
import type { Controls } from '#demo/controls.ts'
import { setMenuConfig } from '#flags/flags.ts'
import { isRecord } from '#shared/is-record.ts'
import { dottedAnswer, type ReadAnswer } from '../../model/menu-answer.ts'
import type { LabHost } from '../../panel.ts'

type Answer = Extract<ReadAnswer, { kind: 'read' }>
type Step = 'idle' | 'pending' | 'used' | 'taken-back' | 'failed'

/** The simulated gateway answers with objects whose values are known kinds; anything else it says in dotted keys. */
const tellGateway = (controls: Controls, { raw, config }: Answer): void => {
  try {
    controls.setMenuConfig(isRecord(raw) ? raw : dottedAnswer(config))
  } catch {
    controls.setMenuConfig(dottedAnswer(config))
  }
}

/** Lets an answer decide the menu of this portal, and takes it back; one at a time. */
export const useAnswer = ({ controls, refresh }: LabHost) => {
  const [step, setStep] = useState<Step>('idle')
  const attempt = async (act: () => Promise<void> | void, done: Step) => {
    if (step === 'pending') return
    setStep('pending')
    try {
      await act()
      setStep(done)
    } catch {
      setStep('failed') // what failed is the portal's to say; here it is said that it did
    }
  }
  const use = (answer: Answer) =>
    attempt(async () => {
      if (controls) {
        tellGateway(controls, answer)
        await refresh()
      } else setMenuConfig(answer.raw)
    }, 'used')
  const takeBack = () =>
    attempt(async () => {
      controls?.setMenuConfig({})
      await refresh()
    }, 'taken-back')
  return { step, use, takeBack }
}
