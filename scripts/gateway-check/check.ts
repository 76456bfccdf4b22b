import { isRecord } from '#shared/text/is-record.ts'
import { type Contract, type Operation, readsOf } from './contract.ts'
import { CouldNotBegin } from './could-not-begin.ts'
import { type Clock, createDoor, type Reply } from './door.ts'
import { addressOf, fillParameters } from './ids.ts'
import { type Judgement, judgeReply } from './judge-reply.ts'
import { type CrossOrigin, judgeExposed, judgePreflight, type Memory, memoryOf } from './preflights.ts'
import { beginSession, type Secret, type Session } from './session.ts'

/** Result of one operation. */
export type Finding = { operation: Operation } & (Judgement | { kind: 'not asked'; why: string })

export interface Outcome {
  findings: Finding[]
  /** Absent without `--origin`. */
  crossOrigin?: { differences: CrossOrigin[]; memory: Memory; isDownloadSeen: boolean } | undefined
  /** What happened to the session of the check. */
  session: string
}

export interface CheckOptions {
  contract: Contract
  gateway: string
  multisite?: string | undefined
  origin?: string | undefined
  collegeId?: string | undefined
  nodeId?: string | undefined
  nim: string
  secret: Secret
  clock: Clock
  fetch: typeof fetch
  /** Ends the check early; its session is revoked all the same. */
  stop?: AbortSignal | undefined
  /** Called before each read, with how many of how many have been asked. */
  onProgress?: (asked: number, all: number) => void
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const fieldOf = (answer: unknown, name: string): string => {
  const value = isRecord(answer) ? answer[name] : undefined
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const UNAUTHORIZED = 401
/** Reads that others need: asked first. */
const FIRST = ['getFrontendConfig', 'getUserInfo', 'getSemesterBerjalan', 'getBiodataSingkat']

/** Asks every read of the contract once and judges the answers. @throws CouldNotBegin */
export const checkGateway = async (options: CheckOptions): Promise<Outcome> => {
  const { contract, gateway, multisite, origin, nodeId, nim, secret, clock, stop, onProgress } = options
  const servers = { gateway, ...(multisite !== undefined && { multisite }) }
  const door = createDoor({ contract, servers, origin, clock, fetch: options.fetch })
  const reads = readsOf(contract)
  const findings = new Map<string, Finding>()
  const answers = new Map<string, unknown>()
  const crossOrigin: CrossOrigin[] = []
  const memories = new Set<Memory>()
  let isDownloadSeen = false
  let collegeId = options.collegeId ?? ''
  let session: Session | null = null

  const campusHeaders = ({ headers }: Pick<Operation, 'headers'>): Record<string, string> => ({
    ...(headers.includes('college-id') && collegeId !== '' && { 'college-id': collegeId }),
    ...(headers.includes('node-id') && nodeId !== undefined && { 'node-id': nodeId }),
  })

  const headersOf = async (read: Operation): Promise<Record<string, string>> => ({
    Accept: read.schema ? 'application/json' : '*/*',
    ...(read.isReference ? { cacheable: 'true' } : { 'Cache-Control': 'no-cache', Pragma: 'no-cache' }),
    ...campusHeaders(read),
    ...(origin !== undefined && { Origin: origin }),
    ...(!read.isAnonymous && session && { Authorization: `Bearer ${await session.token()}` }),
  })

  const preflight = async (operation: Operation, url: string, asked: readonly string[]): Promise<void> => {
    if (origin === undefined) return
    const headers = {
      Origin: origin,
      'Access-Control-Request-Method': operation.method,
      'Access-Control-Request-Headers': asked.join(','),
    }
    const reply = await door({ method: 'OPTIONS', url, headers })
    const differences = judgePreflight(operation, reply, { origin, asked })
    crossOrigin.push(...differences)
    if (differences.length === 0) memories.add(memoryOf(reply))
  }

  const ask = async (read: Operation, url: string): Promise<Reply> => {
    const reply = await door({ method: 'GET', url, headers: await headersOf(read) })
    if (reply.status !== UNAUTHORIZED || read.isAnonymous || !(await session?.renew())) return reply
    return door({ method: 'GET', url, headers: await headersOf(read) })
  }

  const SIMPLE = new Set(['accept', 'origin'])
  const check = async (read: Operation, values: Record<string, string>): Promise<void> => {
    if (stop?.aborted) throw new CouldNotBegin('Stopped; nothing is reported.')
    onProgress?.(findings.size, reads.length)
    const base = read.server === 'multisite' ? (multisite ?? '') : gateway
    const url = new URL(base + addressOf(read, values)).href
    const names = Object.keys(await headersOf(read)).map((name) => name.toLowerCase())
    await preflight(read, url, names.filter((name) => !SIMPLE.has(name)).toSorted())
    const reply = await ask(read, url)
    if (origin !== undefined && reply.failure === undefined && reply.status < 300) {
      crossOrigin.push(...judgeExposed(read, reply, origin))
      if (!read.schema) isDownloadSeen = true
    }
    findings.set(read.operationId, { operation: read, ...judgeReply(read, reply, contract) })
    if (reply.text !== '') answers.set(read.operationId, parsed(reply.text))
  }

  const setAside = (operation: Operation, why: string) =>
    findings.set(operation.operationId, { operation, kind: 'not asked', why })

  const isSettled = (operationId: string): boolean => findings.has(operationId)
  const values = (read: Operation) => fillParameters(read, { idMahasiswa: nim, answers, isSettled })

  /** Asks the reads whose ids are known, until none is left. */
  const checkAll = async (wanted: readonly Operation[]): Promise<void> => {
    let open = wanted.filter(({ operationId }) => !isSettled(operationId))
    while (open.length > 0) {
      const before = open.length
      for (const read of open) {
        const filled = values(read)
        if (filled.kind === 'none') setAside(read, filled.why)
        if (filled.kind === 'values') await check(read, filled.values)
      }
      open = open.filter(({ operationId }) => !isSettled(operationId))
      if (open.length === before) {
        for (const read of open) setAside(read, 'its ids depend on each other')
        return
      }
    }
  }

  /** Checks that other methods may be used from the portal's origin: OPTIONS only, one address for each method. */
  const preflightWrites = async (): Promise<void> => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const write = contract.operations.find(
        (one) =>
          one.method === method &&
          one.operationId !== 'createAccessToken' &&
          !one.isAssumed &&
          one.server === 'gateway' &&
          /^[^{]*(\{idMahasiswa\}[^{]*)?$/.test(one.path),
      )
      const url = write && new URL(gateway + addressOf(write, { idMahasiswa: nim })).href
      if (write && url) await preflight(write, url, ['authorization', 'content-type'])
    }
  }

  for (const read of reads) {
    if (!read.isProbed) setAside(read, 'the contract says x-probe: no')
    else if (read.server === 'multisite' && multisite === undefined) setAside(read, 'no --multisite')
  }
  const first = (name: string) => reads.filter(({ operationId }) => operationId === name)

  await checkAll(first('getFrontendConfig'))
  collegeId ||= fieldOf(answers.get('getFrontendConfig'), 'college_id')
  session = await beginSession({
    door,
    clock,
    contract,
    gateway,
    nim,
    secret,
    headers: () => campusHeaders({ headers: ['college-id'] }),
  })
  let ended = ''
  try {
    await checkAll(first('getUserInfo'))
    const user = findings.get('getUserInfo')
    if (user?.kind === 'unreachable') throw new CouldNotBegin(`The gateway does not answer: ${user.why}.`)
    const username = fieldOf(answers.get('getUserInfo'), 'username')
    if (username !== '' && username !== nim)
      throw new CouldNotBegin('The session belongs to another account than --nim.')
    if (username === '' && secret.kind === 'token')
      throw new CouldNotBegin('The gateway does not say whose token this is (GET /api/user_info).')
    collegeId ||= fieldOf(answers.get('getUserInfo'), 'idPerguruanTinggi')
    for (const name of FIRST) await checkAll(first(name))
    await checkAll(reads)
    if (origin !== undefined) await preflightWrites()
  } finally {
    ended = await session.end()
  }
  const signIn = contract.operations.find(({ operationId }) => operationId === 'createAccessToken')
  const begun = session.reply && signIn ? [{ operation: signIn, ...judgeReply(signIn, session.reply, contract) }] : []
  const order = ['not said', 'less than ten minutes', 'ten minutes or longer'] as const
  return {
    findings: [...begun, ...reads.flatMap(({ operationId }) => findings.get(operationId) ?? [])],
    session: ended,
    ...(origin !== undefined && {
      crossOrigin: {
        differences: crossOrigin,
        memory: order.find((one) => memories.has(one)) ?? 'not said',
        isDownloadSeen,
      },
    }),
  }
}
