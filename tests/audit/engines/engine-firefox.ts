import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { isRecord } from '#shared/text/is-record.ts'
import { programOf } from '../../../scripts/lib/machine.mjs'
import { actionsOf, type Engine, startProgram } from './engine.ts'

/** Preferences of a new profile: no prompts, no background requests, Indonesian as the language. */
const PREFERENCES = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'datareporting.policy.dataSubmissionPolicyBypassNotification': true,
  'intl.accept_languages': 'id-ID, id',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
}

const A4_CM = { width: 21, height: 29.7 }

type Reply = Record<string, unknown>

/** Opens a WebDriver BiDi connection over its WebSocket. */
const connect = async (address: string) => {
  const socket = new WebSocket(address)
  const waiting = new Map<number, { resolve: (result: Reply) => void; reject: (error: Error) => void }>()
  const complaints: string[] = []
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  socket.on('message', (data: Buffer) => {
    const { id, type, result, error, message, method, params } = JSON.parse(String(data)) as Reply
    if (method === 'log.entryAdded' && isRecord(params) && params['level'] === 'error')
      complaints.push(String(params['text']))
    const call = waiting.get(Number(id))
    if (type === 'success') call?.resolve(isRecord(result) ? result : {})
    else if (type === 'error') call?.reject(new Error(`${String(error)}: ${String(message)}`))
  })
  let last = 0
  const send = (method: string, params: Reply) =>
    new Promise<Reply>((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve, reject })
      socket.send(JSON.stringify({ id: last, method, params }))
    })
  return { send, complaints, close: () => socket.close() }
}

const fieldOf = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined)

/** Starts the installed Firefox and drives it over WebDriver BiDi. */
export const openFirefox = async (): Promise<Engine> => {
  const program = startProgram(
    programOf('firefox'),
    (home) => {
      const lines = Object.entries(PREFERENCES).map(
        ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
      )
      writeFileSync(join(home, 'user.js'), lines.join('\n'))
      return ['--headless', '--no-remote', '--profile', home, '--remote-debugging-port', '0']
    },
    { MOZ_HEADLESS_WIDTH: '1280', MOZ_HEADLESS_HEIGHT: '900' },
  )
  const address = await program.said(/listening on (ws:\S+)/)
  const { send, complaints, close } = await connect(`${address}/session`)
  const { capabilities } = await send('session.new', {
    capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'accept' } } },
  })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = await send('browsingContext.getTree', {})
  const context = fieldOf(Array.isArray(contexts) ? contexts[0] : undefined, 'context')
  return {
    name: `Firefox ${String(fieldOf(capabilities, 'browserVersion'))}`,
    complaints,
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'interactive' })
    },
    run: async (expression) => {
      const { type, result, exceptionDetails } = await send('script.evaluate', {
        // Serialized as JSON: the protocol has its own encoding for page values.
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
        target: { context },
        awaitPromise: true,
      })
      if (type !== 'success') throw new Error(String(fieldOf(exceptionDetails, 'text')))
      return JSON.parse(String(fieldOf(result, 'value'))) as unknown
    },
    press: async (x, y) => {
      await send('input.performActions', { context, actions: actionsOf.press(x, y) })
    },
    type: async (text) => {
      await send('input.performActions', { context, actions: actionsOf.type(text) })
    },
    resize: async (width, height) => {
      await send('browsingContext.setViewport', { context, viewport: { width, height } })
    },
    print: async () => {
      const { data } = await send('browsingContext.print', { context, page: A4_CM })
      return Buffer.from(String(data), 'base64')
    },
    close: async () => {
      close()
      await program.stop()
    },
  }
}
