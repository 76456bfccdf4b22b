import { createServer } from 'node:net'
import { isRecord } from '#shared/text/is-record.ts'
import { programOf } from '../../../scripts/lib/machine.mjs'
import { actionsOf, type Engine, startProgram } from './engine.ts'

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/**
 * Sends a WebDriver command.
 * @throws Error with the driver's message
 */
const command = async (url: string, body?: unknown, method = body === undefined ? 'GET' : 'POST'): Promise<unknown> => {
  const answer = await fetch(url, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: unknown }
  if (answer.ok) return value
  const { error, message } = isRecord(value) ? value : {}
  throw new Error(`${String(error)}: ${String(message)}`)
}

const isUp = async (url: string): Promise<boolean> => {
  try {
    return isRecord(await command(`${url}/status`))
  } catch {
    return false // the driver does not listen yet
  }
}

const START_TRIES = 100

const beginSession = async (url: string) => {
  for (let tries = 0; tries < START_TRIES && !(await isUp(url)); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 100))
  const options = { binary: programOf('webkitWindow'), args: ['--automation'] }
  const begun = await command(`${url}/session`, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options, unhandledPromptBehavior: 'accept' } },
  })
  const { sessionId, capabilities } = isRecord(begun) ? begun : {}
  return { url: `${url}/session/${String(sessionId)}`, capabilities }
}

/** Starts WebKitGTK on a virtual display and drives it over WebDriver. */
export const openWebKit = async (): Promise<Engine> => {
  const screen = startProgram(programOf('xvfb'), () => [
    '-displayfd',
    '1',
    '-screen',
    '0',
    '1440x1100x24',
    '-nolisten',
    'tcp',
  ])
  const display = await screen.said(/^(\d+)$/m)
  const port = await freePort()
  const driver = startProgram(programOf('webkit'), () => [`--port=${port}`], { DISPLAY: `:${display}` })
  const stop = async () => {
    await driver.stop()
    await screen.stop()
  }
  const { url: session, capabilities } = await beginSession(`http://127.0.0.1:${port}`).catch(
    async (error: unknown) => {
      await stop()
      throw error
    },
  )
  const act = async (actions: unknown) => {
    await command(`${session}/actions`, { actions })
  }
  return {
    name: `WebKitGTK ${String(isRecord(capabilities) ? capabilities['browserVersion'] : undefined)}`,
    complaints: [],
    open: async (address) => {
      await command(`${session}/url`, { url: address })
    },
    run: (expression) =>
      command(`${session}/execute/async`, {
        script: `const done = arguments[0]; Promise.resolve(${expression}).then((value) => done({ value }), (error) => done({ error: String(error) }))`,
        args: [],
      }).then((answer) => {
        const { value, error } = isRecord(answer) ? answer : {}
        if (typeof error === 'string') throw new Error(error)
        return value
      }),
    press: (x, y) => act(actionsOf.press(x, y)),
    type: (text) => act(actionsOf.type(text)),
    resize: async (width, height) => {
      await command(`${session}/window/rect`, { width, height })
    },
    print: () => Promise.resolve(null),
    close: async () => {
      await command(session, undefined, 'DELETE')
      await stop()
    },
  }
}
