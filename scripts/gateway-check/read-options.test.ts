// @vitest-environment node
import { describe, expect, it, test } from 'vitest'
import { readOptions } from './read-options.ts'

const NEEDED = ['--gateway', 'https://gateway.kampus.ac.id/', '--nim', '240117023']

/** Returns the message with which arguments are rejected. */
const rejection = (argv: string[]): string => {
  try {
    readOptions(argv)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}

it('reads the arguments', () => {
  expect(readOptions([...NEEDED, '--origin', 'https://portal.kampus.ac.id', '--json', 'a.json'])).toMatchObject({
    gateway: 'https://gateway.kampus.ac.id',
    nim: '240117023',
    origin: 'https://portal.kampus.ac.id',
    json: 'a.json',
    isWithToken: false,
  })
})

describe('a secret as an argument', () => {
  test.each([
    ['--password', 'rahasia'],
    ['--password=rahasia'],
    ['--token', 'rahasia'],
    ['--token=rahasia'],
    ['-password=rahasia'],
  ])('is rejected and not repeated: %s', (...secret) => {
    const words = rejection([...NEEDED, ...secret])
    expect(words).toMatch(/never an argument/)
    expect(words).not.toContain('rahasia')
  })

  it('is not repeated when it stands where nothing is expected', () => {
    const words = rejection([...NEEDED, 'rahasia'])
    expect(words).toMatch(/not understood/)
    expect(words).not.toContain('rahasia')
  })
})

test.each([
  [['--nim', '1']],
  [['--gateway', 'https://gateway.kampus.ac.id']],
  [['--gateway', 'http://gateway.kampus.ac.id', '--nim', '1']],
  [['--gateway', 'https://a:b@gateway.kampus.ac.id', '--nim', '1']],
  [[...NEEDED, '--nim', '../1']],
  [[...NEEDED, '--origin', 'https://portal.kampus.ac.id/login']],
])('rejects %j', (argv) => {
  expect(rejection(argv)).not.toBe('')
})
