import { useState } from 'react'
import { applyState, resetState } from '../../apply-state.ts'
import { knownTo } from '../../known.ts'
import type { LabHost } from '../../panel.ts'
import { enterAs } from '../../simulated/signed-in.ts'
import { readLabFile } from '../../state/lab-file.ts'
import { labTextOf, readLabLink } from '../../state/lab-link.ts'
import type { LabProblem, Reading } from '../../state/lab-state.ts'

/** Progress of opening a link or file: none given, refused, pending, done, or the campus did not respond. */
export type Outcome = { step: 'idle' | 'pending' | 'done' | 'failed' } | { step: 'refused'; problem: LabProblem }

/** Accepts a whole address, or only the part after `?lab=`. */
const textOf = (pasted: string): string => {
  const text = pasted.trim()
  const query = text.indexOf('?')
  return query < 0 ? text : (labTextOf(text.slice(query)) ?? text)
}

/** Applies a link or a file: everything or nothing. */
export const useSetUp = (host: LabHost) => {
  const [outcome, setOutcome] = useState<Outcome>({ step: 'idle' })
  const refetchInBackground = async (): Promise<void> => {
    setOutcome({ step: 'pending' })
    try {
      await host.refresh()
      setOutcome({ step: 'done' })
    } catch {
      setOutcome({ step: 'failed' }) // the portal shows the error itself
    }
  }
  const setUp = async ({ state, problem }: Reading, source: string): Promise<void> => {
    if (problem) {
      setOutcome({ step: 'refused', problem })
      return
    }
    applyState(state, host.controls, source)
    if (state.persona === undefined && state.student === undefined) return refetchInBackground()
    if (host.controls) enterAs(host.controls, state)
    host.restart()
  }
  const reset = async (): Promise<void> => {
    resetState(host.controls)
    await refetchInBackground()
  }
  const openLink = (pasted: string) =>
    setUp(readLabLink(textOf(pasted), knownTo(host.controls)), `?lab=${textOf(pasted)}`)
  const openFile = async (file: File) => setUp(readLabFile(await file.text(), knownTo(host.controls)), file.name)
  return { outcome, openLink, openFile, reset }
}
