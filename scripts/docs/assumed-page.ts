import type { Operation } from '../gateway-check/contract.ts'
import { createScreens } from '../gateway-check/screens.ts'
import { SOURCE } from './source.ts'
import { table } from './table.ts'

/** Calls that are sent whatever the flag says. */
const ALWAYS_SENT: Readonly<Record<string, string>> = {
  revokeToken: 'sent at every logout; a failure is ignored',
  createChatTicket: 'sent wherever the chat is on; without it the chat cannot connect',
}

const effectOf = ({ operationId, method }: Operation): string =>
  ALWAYS_SENT[operationId] ?? (method === 'GET' ? 'not read' : 'not offered')

/** Returns the text of docs/assumed.md. */
export const assumedPage = (): string => {
  const { contract, inventory } = SOURCE
  const screensOf = createScreens(inventory)
  const assumed = contract.operations.filter(({ isAssumed }) => isAssumed)
  const rows = assumed
    .map((operation) => ({ operation, screens: screensOf(operation) }))
    .toSorted(({ screens: [a = ''] }, { screens: [b = ''] }) => (a < b ? -1 : a > b ? 1 : 0))
    .map(({ operation, screens }) => {
      const where = screens.map((screen) => (screen.startsWith('/') ? `\`${screen}\`` : screen)).join(', ')
      return [where, operation.summary, `\`${operation.operationId}\``, effectOf(operation)]
    })
  const writes = assumed.filter(({ method }) => method !== 'GET').length
  return `# Assumed operations

<!-- Written by \`npm run docs -- --write\` from the contract and scripts/gateway-check/screens.ts. -->

The specification does not show ${assumed.length} operations that its screens need, ${writes} of them writes. We added them to the contract, marked
\`x-evidence: assumed\` (readings, 34). A gateway may not have them, so they are off by default.

- **Off**: a read is not requested, and its part of the screen says so (readings, 66). A write is not offered: its button is disabled and
  names the reason.
- **On**: set \`"assumedWrites": true\` in \`config.json\`, once the gateway implements them. \`npm run gateway:check\` lists the reads that are
  still missing ([gateway check](gateway-check.md)).

The switch applies to all of them together.

${table(['screens', 'operation', 'id', 'while off'], rows)}

## Enforced by

- \`tests/contract/openapi/assumed-reads.test.ts\`: no assumed read is sent while off, and every assumed write has its reason at the button.
- \`scripts/gateway-check/screens.test.ts\`: every assumed operation names its screens, among them each that offers it in the screen tests.
- \`tests/contract/documents.test.ts\`: this page is up to date.
`
}
