import { afterEach, expect, test } from 'vitest'
import { setAssumedCalls } from '#gateway/call/assumed.ts'
import { ASSUMED } from '#generated/assumed.ts'
import { operations } from '../bundle.ts'
import { callOperation } from '../gateway.ts'
import { createNetwork } from '../gateway-client.ts'

const network = createNetwork()
afterEach(() => setAssumedCalls(() => true))

const isRead = ({ method, 'x-effect': effect }: (typeof operations)[number]) => method === 'GET' || effect === undefined
const reads = operations.filter((one) => one['x-evidence'] === 'assumed' && isRead(one))

test('finds reads that the specification does not document', () => {
  expect(reads.length).toBeGreaterThan(10)
})

test.each(reads.map(({ operationId }) => operationId))(
  'sends no request for %s to a gateway that may not support it (readings 66)',
  async (operationId) => {
    setAssumedCalls(() => false)
    await expect(callOperation(operationId)).rejects.toMatchObject({ kind: 'assumed', operation: operationId })
    expect(network.sent).toEqual([])
  },
)

test('lists every undocumented write and download in the kit, which explains it at its button', () => {
  const pressed = operations.filter(
    (one) =>
      one['x-evidence'] === 'assumed' && (one['x-effect'] !== undefined || one.operationId.startsWith('download')),
  )
  expect([...ASSUMED].toSorted()).toEqual(pressed.map(({ operationId }) => operationId).toSorted())
})
