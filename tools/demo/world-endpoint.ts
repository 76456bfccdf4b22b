import * as z from 'zod/mini'
import type { Controls } from './server/controls.ts'
import { FaultSchema } from './server/fault-schema.ts'

const Change = z.strictObject({
  reset: z.optional(z.boolean()),
  persona: z.optional(z.string()),
  campus: z.optional(z.string()),
  jumpTo: z.optional(z.string()),
  advance: z.optional(z.number()),
  /** Delay of each call before its response, in milliseconds. */
  latencyMs: z.optional(z.number().check(z.gte(0))),
  faults: z.optional(z.array(FaultSchema)),
  /** Value of the campus setting enable_chat. */
  chat: z.optional(z.boolean()),
  menuConfig: z.optional(z.unknown()),
  /** Persona whose pending payment is settled. */
  settle: z.optional(z.string()),
  /** Title of an announcement to publish; the response contains its push message. */
  publish: z.optional(z.string()),
  expireTokens: z.optional(z.boolean()),
  /** Persona that has signed in at the campus's own login server. */
  issueCode: z.optional(z.string()),
})
type Change = z.infer<typeof Change>

const show = (controls: Controls) => ({
  campus: controls.campus(),
  clock: controls.now(),
  faults: controls.faults(),
  latencyMs: controls.latencyMs(),
  counters: controls.counters(),
  chatSockets: controls.chatSockets(),
  subscriptions: controls.subscriptions(),
  personas: controls.personas(),
})

const applyCampus = (controls: Controls, { campus, chat, menuConfig }: Change): void => {
  if (campus !== undefined) controls.setCampus(campus)
  if (chat !== undefined) controls.setChat(chat)
  if (menuConfig !== undefined) controls.setMenuConfig(menuConfig)
}

const apply = (controls: Controls, change: Change): void => {
  if (change.reset) controls.reset()
  if (change.persona !== undefined) controls.reset(change.persona)
  applyCampus(controls, change)
  if (change.jumpTo !== undefined) controls.jumpTo(change.jumpTo)
  if (change.advance !== undefined) controls.advance(change.advance)
  if (change.faults !== undefined) controls.setFaults(change.faults)
  if (change.latencyMs !== undefined) controls.setLatencyMs(change.latencyMs)
  if (change.settle !== undefined) controls.settlePembayaran(change.settle)
  if (change.expireTokens) controls.expireAccessTokens()
}

/**
 * Answers /__world, the controls over HTTP for tests and other teams. GET returns the settings of the mock state, POST
 * changes them. GET /__world?log includes the last calls.
 */
export const answerWorld = async (controls: Controls, request: Request): Promise<Response> => {
  if (request.method === 'GET') {
    const wantsLog = new URL(request.url).searchParams.has('log')
    return Response.json({ ...show(controls), ...(wantsLog && { log: controls.log.lines() }) })
  }
  const before = controls.exportWorld()
  try {
    const change = Change.parse(await request.json())
    apply(controls, change)
    const code = change.issueCode === undefined ? {} : { code: controls.issueCode(change.issueCode) }
    const message = change.publish === undefined ? {} : { message: controls.publishPengumuman(change.publish) }
    return Response.json({ ...show(controls), ...code, ...message })
  } catch (error) {
    controls.importWorld(before) // undo a partial change
    const message = error instanceof Error ? error.message : String(error)
    return Response.json({ status: { code: '422', message } }, { status: 422 })
  }
}
