// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'

/** Runs the first step of npm test on a machine that has none of the programs and allows no installation. */
const prepare = (...names: string[]) =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `process.getuid = () => 1000
      const { prepareMachine } = await import('./scripts/lib/machine.mjs')
      await prepareMachine(...${JSON.stringify(names)})
      console.log('went on')`,
    ],
    { encoding: 'utf8', env: { PATH: '/nowhere', HOME: tmpdir() }, timeout: 10_000 },
  )

test('reports that Chromium is missing and how to install it, and exits', () => {
  const { status, stdout, stderr } = prepare('chromium', 'shell')
  expect(status).toBe(1)
  expect(stdout).not.toContain('went on')
  expect(stderr).toContain('Missing on this machine: Chromium.')
  expect(stderr).toContain('sudo apt-get install chromium\n')
  expect(stderr).toContain('CHROMIUM=/path')
})

test('reports which packages provide the missing browser engines', () => {
  const { status, stderr } = prepare('firefox', 'webkit', 'xvfb')
  expect(status).toBe(1)
  expect(stderr).toContain('Missing on this machine: Firefox, the driver of WebKitGTK, Xvfb.')
  expect(stderr).toContain('sudo apt-get install firefox-esr webkit2gtk-driver xvfb\n')
})

test('does not require the headless shell, which only makes runs faster', () => {
  const { status, stdout } = prepare('shell')
  expect(status).toBe(0)
  expect(stdout).toContain('went on')
})
