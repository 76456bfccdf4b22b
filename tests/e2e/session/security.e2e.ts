import { expect, signIn, test } from '../fixtures.ts'

test('sends headers that forbid inline code, foreign hosts and untrusted script addresses', async ({ production }) => {
  const answer = await fetch(`${production.url}/dashboard`)
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).not.toMatch(/unsafe-(inline|eval)/)
  for (const rule of [
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ]) {
    expect(policy).toContain(rule)
  }
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('referrer-policy')).toBe('strict-origin')
})

test.describe('protection against injected scripts', () => {
  test.use({
    allowed: { errors: [/requires 'TrustedScriptURL' assignment/, /policy report: require-trusted-types-for/] },
  })
  test('blocks an untrusted script address by policy', async ({ page, production }) => {
    await page.goto(production.url)
    const outcome = await page.evaluate(() => {
      const reports: string[] = []
      document.addEventListener(
        'securitypolicyviolation',
        (event) => {
          event.stopImmediatePropagation()
          reports.push(event.violatedDirective)
        },
        true,
      )
      let refused = false
      try {
        document.createElement('script').src = '/assets/x.js'
      } catch {
        refused = true
      }
      return { refused }
    })
    expect(outcome.refused).toBe(true)
  })
})

test('exposes no token in an address, the document or storage, except the refresh token in storage', async ({
  page,
  production,
}) => {
  const addresses: string[] = []
  const bearers = new Set<string>()
  page.on('request', (request) => {
    addresses.push(request.url())
    const header = request.headers()['authorization']
    if (header) bearers.add(header.replace('Bearer ', ''))
  })
  await signIn(page, production.url, 'aktif')
  expect(bearers.size).toBeGreaterThan(0)
  const kept = await page.evaluate(
    () =>
      JSON.stringify(Object.entries(localStorage)) +
      JSON.stringify(Object.entries(sessionStorage)) +
      document.documentElement.outerHTML,
  )
  for (const token of bearers) {
    expect(kept).not.toContain(token)
    expect(addresses.filter((address) => address.includes(token))).toEqual([])
  }
})
