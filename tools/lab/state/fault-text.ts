import type { Fault } from '#tools/demo/server/fault-types.ts'
import { LabRefusal } from './lab-state.ts'

const NUMBERS: ReadonlySet<string> = new Set(['times', 'ms', 'status'])

const writeFault = ({ operation, kind, ...rest }: Fault): string =>
  [operation, kind, ...Object.entries(rest).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)].join('/')

/** Formats a fault script for a link: `getKhs/server/times=1;*` + `/latency/ms=2000`. */
export const writeFaults = (faults: readonly Fault[]): string => faults.map(writeFault).join(';')

const readField = (field: string): [string, unknown] => {
  const equals = field.indexOf('=')
  if (equals < 1) throw new LabRefusal('fault', field)
  const name = field.slice(0, equals)
  try {
    const text = decodeURIComponent(field.slice(equals + 1))
    return [name, NUMBERS.has(name) && text !== '' ? Number(text) : text]
  } catch {
    throw new LabRefusal('unreadable', field)
  }
}

const readFault = (line: string): Record<string, unknown> => {
  const [operation, kind, ...fields] = line.split('/')
  const read = fields.map(readField)
  const twice = read.find(([name], place) => read.findIndex(([other]) => other === name) < place)
  if (twice) throw new LabRefusal('twice', `${String(operation)}: ${twice[0]}`)
  return { operation, kind, ...Object.fromEntries(read) }
}

/** Parses the script of a link; its lines are validated later. @throws LabRefusal */
export const readFaults = (text: string): Record<string, unknown>[] =>
  text === '' ? [] : text.split(';').map(readFault)
