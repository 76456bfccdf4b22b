import { expect, signIn, test } from './fixtures.ts'

test('a returning student asks for each thing once, and the first calls leave before the scripts arrive', async ({
  page,
  production,
}) => {
  await signIn(page, production.url, 'aktif')
  const asked: { path: string; at: number }[] = []
  let scriptArrived = Number.POSITIVE_INFINITY
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/gateway/')) asked.push({ path: `${request.method()} ${pathname}`, at: Date.now() })
  })
  page.on('response', (response) => {
    if (/\/assets\/index-/.test(response.url())) scriptArrived = Math.min(scriptArrived, Date.now())
  })
  await page.route('**/assets/index-*.js', async (route) => {
    await expect.poll(() => asked.length).toBeGreaterThanOrEqual(7)
    await route.continue()
  })
  await page.reload()
  await expect(page.locator('main[data-ready]')).toBeVisible()
  const counts = new Map<string, number>()
  for (const { path } of asked) counts.set(path, (counts.get(path) ?? 0) + 1)
  expect([...counts].filter(([, times]) => times > 1)).toEqual([])
  expect(counts.get('POST /gateway/v2/access_token')).toBe(1)
  const early = asked.filter(({ at }) => at < scriptArrived).map(({ path }) => path)
  console.log(`${asked.length} calls, ${early.length} before the first script`)
  expect(early).toContain('GET /gateway/api/user_info')
  expect(early).toContain('GET /gateway/v1/mahasiswa/240117023/dashboard')
})
