// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { parseRuntimeConfig } from '#gateway/campus/runtime-config.ts'
import { parseProxy } from '../../scripts/lib/nginx/nginx-options.mjs'

interface Service {
  build: { context: string; dockerfile: string; target?: string }
  command?: string[]
  environment?: Record<string, string>
  volumes?: string[]
  ports?: string[]
  depends_on?: Record<string, { condition: string }>
  healthcheck: { test: string[] }
}
const FOLDER = 'deploy'
const file = parse(readFileSync(join(FOLDER, 'compose.yaml'), 'utf8')) as { services: Record<string, Service> }
const services = Object.entries(file.services)

/** The schema declares draft 7 by an address that ajv does not have: https instead of http. */
const { $schema, ...schema } = JSON.parse(readFileSync('tests/compose-spec/compose-spec.json', 'utf8')) as {
  $schema: string
}
const validate = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(schema)

test('the schema is the one of the Compose Specification', () => {
  expect($schema).toBe('https://json-schema.org/draft-07/schema')
  expect(schema).toMatchObject({ $id: 'compose_spec.json', title: 'Compose Specification' })
})

test('compose.yaml is valid', () => {
  validate(file)
  expect(validate.errors).toBeNull()
})

test.each([
  ['an unknown field of a service', { healthchek: {} }],
  ['a condition that does not exist', { depends_on: { gateway: { condition: 'healthy' } } }],
  ['a list of environment values', { environment: { PORT: ['4010'] } }],
])('the schema rejects %s', (_, change) => {
  expect(validate({ services: { portal: { ...file.services['portal'], ...change } } })).toBe(false)
})

test('has the three services of staging, each with a health check, and the portal starts when the others are healthy', () => {
  expect(services.map(([name]) => name)).toEqual(['portal', 'gateway', 'receiver'])
  for (const [name, { healthcheck }] of services) expect(healthcheck.test[0], name).toBe('CMD')
  const healthy = { condition: 'service_healthy' }
  expect(file.services['portal']?.depends_on).toEqual({ gateway: healthy, receiver: healthy })
})

test('names stages and files that exist', () => {
  for (const [, { build, command, volumes = [], healthcheck }] of services) {
    const dockerfile = readFileSync(join(FOLDER, build.context, build.dockerfile), 'utf8')
    if (build.target) expect(dockerfile).toMatch(new RegExp(`^FROM \\w+ AS ${build.target}$`, 'm'))
    for (const script of [...(command ?? []), ...healthcheck.test].filter((word) => word.endsWith('.mjs')))
      expect(existsSync(script), script).toBe(true)
    for (const [from = ''] of volumes.map((volume) => volume.split(':')))
      expect(existsSync(join(FOLDER, from)), from).toBe(true)
  }
})

test('forwards each path of config.json to the port on which its service listens', () => {
  const text = readFileSync(join(FOLDER, 'staging/config.json'), 'utf8')
  const { gatewayUrl, multisiteConfigUrl, reportUrl = '' } = parseRuntimeConfig(JSON.parse(text))
  const proxies = (file.services['portal']?.environment?.['PORTAL_PROXIES'] ?? '').split(' ').map(parseProxy)
  for (const address of [gatewayUrl, multisiteConfigUrl, reportUrl]) {
    const { host = '' } = proxies.find(({ from }) => `${address}/`.startsWith(`${from}/`)) ?? {}
    const [service = '', port] = host.split(':')
    expect(file.services[service]?.environment?.['PORT'], address).toBe(port)
  }
})

test('publishes ports to this machine only', () => {
  const published = services.flatMap(([, { ports = [] }]) => ports)
  expect(published).toHaveLength(2)
  for (const port of published) expect(port).toMatch(/^127\.0\.0\.1:\d+:\d+$/)
})
