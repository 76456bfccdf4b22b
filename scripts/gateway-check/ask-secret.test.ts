// @vitest-environment node
import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { askSecret } from './ask-secret.ts'

const terminalOf = (typed: string, isTTY = true) => {
  const input = Object.assign(new PassThrough(), { isTTY })
  input.end(typed)
  const shown: string[] = []
  return { shown, terminal: { input, show: (text: string) => shown.push(text) } }
}

it('returns what is typed, and shows only the question', async () => {
  const { shown, terminal } = terminalOf('rahasia\r')
  expect(await askSecret('Password: ', terminal)).toBe('rahasia')
  expect(shown).toEqual(['Password: ', '\n'])
})

it('does not begin when nothing is typed', async () => {
  await expect(askSecret('Password: ', terminalOf('').terminal)).rejects.toThrow('Nothing was typed.')
})

it('does not begin without a terminal, and names the environment', async () => {
  await expect(askSecret('Password: ', terminalOf('a\n', false).terminal)).rejects.toThrow('PORTAL_PASSWORD')
})
