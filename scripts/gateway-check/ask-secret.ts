import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { CouldNotBegin } from './could-not-begin.ts'

export interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean }
  /** Shows the question. */
  show: (text: string) => void
}

/**
 * Asks for a secret; what is typed is not shown.
 * @throws CouldNotBegin when nobody can be asked, or nothing is typed
 */
export const askSecret = async (question: string, { input, show }: Terminal): Promise<string> => {
  if (!input.isTTY) throw new CouldNotBegin('There is no terminal to ask on: set PORTAL_PASSWORD or PORTAL_TOKEN.')
  const muted = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input, output: muted, terminal: true })
  show(question)
  try {
    const typed = await new Promise<string>((resolve) => {
      lines.once('line', resolve)
      lines.once('close', () => resolve(''))
    })
    show('\n')
    if (typed === '') throw new CouldNotBegin('Nothing was typed.')
    return typed
  } finally {
    lines.close()
  }
}
