import { isRecord } from '#shared/text/is-record.ts'
import { type Asking, type CrossOriginResult, createAsking, type Finding } from './ask-reads.ts'
import { type Contract, readsOf } from './contract.ts'
import { CouldNotBegin } from './could-not-begin.ts'
import { type Clock, createDoor } from './door.ts'
import { judgeReply } from './judge-reply.ts'
import { beginSession, type Secret, type Session } from './session.ts'

export interface Outcome {
  findings: Finding[]
  /** Absent without `--origin`. */
  crossOrigin?: CrossOriginResult | undefined
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
  /** Ends the check early and revokes its session. */
  stop?: AbortSignal | undefined
  /** Called before each read, with how many of how many have been asked. */
  onProgress?: (asked: number, all: number) => void
}

const fieldOf = ({ answers }: Asking, operationId: string, name: string): string => {
  const answer = answers.get(operationId)
  const value = isRecord(answer) ? answer[name] : undefined
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Checks that the session is that of the student whose data is asked. @throws CouldNotBegin */
const checkStudent = (asking: Asking, { nim, secret }: CheckOptions): void => {
  const user = asking.findings.get('getUserInfo')
  if (user?.kind === 'unreachable') throw new CouldNotBegin(`The gateway does not answer: ${user.why}.`)
  const username = fieldOf(asking, 'getUserInfo', 'username')
  if (username === '' && secret.kind === 'token')
    throw new CouldNotBegin('The gateway does not say whose token this is (GET /api/user_info).')
  if (username !== '' && username !== nim) throw new CouldNotBegin('The session belongs to another account than --nim.')
}

/** Returns the finding about the sign-in; none with a token of the person. */
const signInFinding = ({ reply }: Session, contract: Contract): Finding[] => {
  const operation = contract.operations.find(({ operationId }) => operationId === 'createAccessToken')
  return reply && operation ? [{ operation, ...judgeReply(operation, reply, contract) }] : []
}

/** Asks every read of the contract once and judges the answers. @throws CouldNotBegin */
export const checkGateway = async (options: CheckOptions): Promise<Outcome> => {
  const { contract, gateway, multisite, clock, fetch: sender, ...rest } = options
  const servers = { gateway, ...(multisite !== undefined && { multisite }) }
  const door = createDoor({ contract, servers, origin: rest.origin, clock, fetch: sender })
  let collegeId = rest.collegeId ?? ''
  let session: Session | null = null
  const asking = createAsking({
    ...rest,
    contract,
    door,
    gateway,
    multisite,
    session: () => session,
    collegeId: () => collegeId,
  })

  await asking.askAll(['getFrontendConfig'])
  collegeId ||= fieldOf(asking, 'getFrontendConfig', 'college_id')
  const headers = () => asking.campusHeaders({ headers: ['college-id'] })
  const begun = await beginSession({ ...rest, door, clock, contract, gateway, headers })
  session = begun
  let ended = ''
  try {
    await asking.askAll(['getUserInfo'])
    checkStudent(asking, options)
    collegeId ||= fieldOf(asking, 'getUserInfo', 'idPerguruanTinggi')
    await asking.askAll()
    await asking.preflightWrites()
  } finally {
    ended = await begun.end()
  }
  const found = readsOf(contract).flatMap(({ operationId }) => asking.findings.get(operationId) ?? [])
  return {
    findings: [...signInFinding(begun, contract), ...found],
    crossOrigin: asking.crossOrigin(),
    session: ended,
  }
}
