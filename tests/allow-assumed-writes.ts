import { afterEach, beforeEach } from 'vitest'
import { setRuntimeFlags } from '#flags/flags.ts'

/** Registers hooks that offer calls missing from the specification (flag `assumed-writes`) in every test of the file. */
export const allowAssumedWrites = (): void => {
  beforeEach(() => setRuntimeFlags({ 'assumed-writes': true }))
  afterEach(() => setRuntimeFlags({ 'assumed-writes': false }))
}
