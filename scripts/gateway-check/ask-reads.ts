import { type Contract, type Operation, readsOf } from './contract.ts'
import { CouldNotBegin } from './could-not-begin.ts'
import type { Door, Reply } from './door.ts'
import { addressOf, fillParameters } from './ids.ts'
import { type Judgement, judgeReply } from './judge-reply.ts'
import { type CrossOrigin, judgeExposed, judgePreflight, type Memory, memoryOf } from './preflights.ts'
import type { Session } from './session.ts'

/** Result of one operation. */
export type Finding = { operation: Operation } & (Judgement | { kind: 'not asked'; why: string })

/** What a browser on the portal's origin may send and see. */
export interface CrossOriginResult {
  differences: CrossOrigin[]
  memory: Memory
  isDownloadSeen: boolean
}

export interface AskingOptions {
  contract: Contract
  door: Door
  gateway: string
  multisite?: string | undefined
  origin?: string | undefined
  nodeId?: string | undefined
  nim: string
  stop?: AbortSignal | undefined
  onProgress?: ((asked: number, all: number) => void) | undefined
  /** Absent before the sign-in. */
  session: () => Session | null
  collegeId: () => string
}

/** Asks reads and collects what was found. */
export interface Asking {
  findings: ReadonlyMap<string, Finding>
  answers: ReadonlyMap<string, unknown>
  /** Asks these reads, or all; those that were asked before are left out. */
  askAll: (ids?: readonly string[]) => Promise<void>
  /** Checks by OPTIONS that writes may be sent from the portal's origin: one address for each method. */
  preflightWrites: () => Promise<void>
  /** Absent without an origin. */
  crossOrigin: () => CrossOriginResult | undefined
  campusHeaders: (needs: Pick<Operation, 'headers'>) => Record<string, string>
}

const UNAUTHORIZED = 401
const REDIRECT = 300
const MEMORIES = ['not said', 'less than ten minutes', 'ten minutes or longer'] as const
/** Headers that need no leave. */
const SIMPLE = new Set(['accept', 'origin'])
/** A path without ids but that of the student. */
const PLAIN_PATH = /^[^{]*(\{idMahasiswa\}[^{]*)?$/

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const isPreflighted = ({ operationId, isAssumed, server, path }: Operation): boolean =>
  operationId !== 'createAccessToken' && !isAssumed && server === 'gateway' && PLAIN_PATH.test(path)

export const createAsking = (options: AskingOptions): Asking => {
  const { contract, door, gateway, multisite, origin, nodeId, nim, stop, onProgress, session, collegeId } = options
  const reads = readsOf(contract)
  const findings = new Map<string, Finding>()
  const answers = new Map<string, unknown>()
  const differences: CrossOrigin[] = []
  const memories = new Set<Memory>()
  let isDownloadSeen = false

  const campusHeaders = ({ headers }: Pick<Operation, 'headers'>): Record<string, string> => ({
    ...(headers.includes('college-id') && collegeId() !== '' && { 'college-id': collegeId() }),
    ...(headers.includes('node-id') && nodeId !== undefined && { 'node-id': nodeId }),
  })

  const tokenHeader = async ({ isAnonymous }: Operation): Promise<Record<string, string>> => {
    const current = isAnonymous ? null : session()
    return current ? { Authorization: `Bearer ${await current.token()}` } : {}
  }

  const headersOf = async (read: Operation): Promise<Record<string, string>> => ({
    Accept: read.schema ? 'application/json' : '*/*',
    ...(read.isReference ? { cacheable: 'true' } : { 'Cache-Control': 'no-cache', Pragma: 'no-cache' }),
    ...campusHeaders(read),
    ...(origin !== undefined && { Origin: origin }),
    ...(await tokenHeader(read)),
  })

  const preflight = async (operation: Operation, url: string, asked: readonly string[]): Promise<void> => {
    if (origin === undefined) return
    const headers = {
      Origin: origin,
      'Access-Control-Request-Method': operation.method,
      'Access-Control-Request-Headers': asked.join(','),
    }
    const reply = await door({ method: 'OPTIONS', url, headers })
    const found = judgePreflight(operation, reply, { origin, asked })
    differences.push(...found)
    if (found.length === 0) memories.add(memoryOf(reply))
  }

  /** Sends a read, and once more with a renewed token after a 401. */
  const send = async (read: Operation, url: string): Promise<Reply> => {
    const reply = await door({ method: 'GET', url, headers: await headersOf(read) })
    if (reply.status !== UNAUTHORIZED || read.isAnonymous || !(await session()?.renew())) return reply
    return door({ method: 'GET', url, headers: await headersOf(read) })
  }

  const noteExposed = (read: Operation, reply: Reply): void => {
    if (origin === undefined || reply.failure !== undefined || reply.status >= REDIRECT) return
    differences.push(...judgeExposed(read, reply, origin))
    if (!read.schema) isDownloadSeen = true
  }

  const ask = async (read: Operation, values: Readonly<Record<string, string>>): Promise<void> => {
    if (stop?.aborted) throw new CouldNotBegin('Stopped; nothing is reported.')
    onProgress?.(findings.size, reads.length)
    const base = read.server === 'multisite' ? (multisite ?? '') : gateway
    const url = new URL(base + addressOf(read, values)).href
    const names = Object.keys(await headersOf(read)).map((name) => name.toLowerCase())
    await preflight(read, url, names.filter((name) => !SIMPLE.has(name)).toSorted())
    const reply = await send(read, url)
    noteExposed(read, reply)
    findings.set(read.operationId, { operation: read, ...judgeReply(read, reply, contract) })
    if (reply.text !== '') answers.set(read.operationId, parsed(reply.text))
  }

  const setAside = (operation: Operation, why: string): void => {
    findings.set(operation.operationId, { operation, kind: 'not asked', why })
  }

  for (const read of reads) {
    if (!read.isProbed) setAside(read, 'the contract says x-probe: no')
    else if (read.server === 'multisite' && multisite === undefined) setAside(read, 'no --multisite')
  }

  const isSettled = (operationId: string): boolean => findings.has(operationId)

  /** Asks the reads whose ids are known. @returns those that wait for others */
  const askKnown = async (open: readonly Operation[]): Promise<Operation[]> => {
    for (const read of open) {
      const filled = fillParameters(read, { idMahasiswa: nim, answers, isSettled })
      if (filled.kind === 'none') setAside(read, filled.why)
      if (filled.kind === 'values') await ask(read, filled.values)
    }
    return open.filter(({ operationId }) => !isSettled(operationId))
  }

  return {
    findings,
    answers,
    campusHeaders,
    askAll: async (ids) => {
      let open = reads.filter(({ operationId }) => !isSettled(operationId) && (!ids || ids.includes(operationId)))
      while (open.length > 0) {
        const left = await askKnown(open)
        if (left.length === open.length) {
          for (const read of left) setAside(read, 'its ids depend on each other')
          return
        }
        open = left
      }
    },
    preflightWrites: async () => {
      for (const method of ['POST', 'PUT', 'DELETE']) {
        const write = contract.operations.find((one) => one.method === method && isPreflighted(one))
        if (!write) continue
        const url = new URL(gateway + addressOf(write, { idMahasiswa: nim })).href
        await preflight(write, url, ['authorization', 'content-type'])
      }
    },
    crossOrigin: () =>
      origin === undefined
        ? undefined
        : { differences, memory: MEMORIES.find((one) => memories.has(one)) ?? 'not said', isDownloadSeen },
  }
}
