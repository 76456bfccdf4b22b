import { parseArgs } from 'node:util'
import { CouldNotBegin } from './could-not-begin.ts'
import { serverAddress } from './door.ts'

/** What the command line says. */
export interface CommandOptions {
  gateway: string
  multisite?: string | undefined
  origin?: string | undefined
  collegeId?: string | undefined
  nodeId?: string | undefined
  nim: string
  isWithToken: boolean
  json?: string | undefined
  html?: string | undefined
}

export const USAGE = `npm run gateway:check -- --gateway https://gateway.kampus.ac.id --nim 240117023
  --gateway ADDRESS    address of the gateway (https; http on this machine only)
  --nim NIM            student of the session
  --with-token         ask for a token instead of a password
  --origin ORIGIN      origin of the portal: also checks what a browser there may send and read
  --multisite ADDRESS  address of the campus configuration service
  --college-id ID, --node-id ID  headers of the gateway that no answer says
  --json FILE, --html FILE       write the report
Password: by prompt or PORTAL_PASSWORD. Token: by prompt or PORTAL_TOKEN. Never as an argument.
Exit codes: 0 fits, 1 differs, 2 missing or no answer, 3 could not begin.`

const SECRET = /^--?(password|token|pass|secret|portal[-_](password|token))(=|$)/i

const text = { type: 'string' } as const

/** Parses without repeating an argument, which may be a secret in the wrong place. */
const parsedOf = (argv: string[]) => {
  try {
    return parseArgs({
      args: argv,
      options: {
        gateway: text,
        nim: text,
        'with-token': { type: 'boolean', default: false },
        origin: text,
        multisite: text,
        'college-id': text,
        'node-id': text,
        json: text,
        html: text,
      },
    }).values
  } catch {
    throw new CouldNotBegin(`These arguments are not understood.\n${USAGE}`)
  }
}

const addressIn = (name: string, given: string): string => {
  const address = serverAddress(given)
  if (address === null)
    throw new CouldNotBegin(
      `--${name} needs an https address without name, password, query or fragment (http on this machine only).`,
    )
  return address
}

const NIM = /^[\w.-]{1,100}$/

/** Reads the arguments. @throws CouldNotBegin */
export const readOptions = (argv: string[]): CommandOptions => {
  if (argv.some((argument) => SECRET.test(argument)))
    throw new CouldNotBegin(
      'A password or token is never an argument, because other programs on this machine see it. Use the prompt, PORTAL_PASSWORD or PORTAL_TOKEN, and change what you typed.',
    )
  const values = parsedOf(argv)
  if (values.gateway === undefined || values.nim === undefined || !NIM.test(values.nim))
    throw new CouldNotBegin(`--gateway and --nim are needed.\n${USAGE}`)
  const origin = values.origin === undefined ? undefined : addressIn('origin', values.origin)
  if (origin !== undefined && new URL(origin).origin !== origin)
    throw new CouldNotBegin('--origin needs an origin without a path.')
  return {
    gateway: addressIn('gateway', values.gateway),
    multisite: values.multisite === undefined ? undefined : addressIn('multisite', values.multisite),
    origin,
    collegeId: values['college-id'],
    nodeId: values['node-id'],
    nim: values.nim,
    isWithToken: values['with-token'],
    json: values.json,
    html: values.html,
  }
}
