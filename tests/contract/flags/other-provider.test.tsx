import { table } from 'virtual:flag-table'
import { FlagdCore } from '@openfeature/flagd-core'
import { type JsonValue, OpenFeature, type Provider, TypedInMemoryProvider } from '@openfeature/web-sdk'
import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setCampus, setMenuConfig } from '#flags/flags.ts'
import { renderPanel } from '#tests/render-panel.tsx'
import { card, renderWide } from '#tests/render-screen.tsx'
import { panel } from '#tools/lab/panels/flags/panel.ts'
import { toFlagd } from '../../../scripts/flags-export.ts'

const always = (value: JsonValue) => ({ variants: { it: value }, defaultVariant: 'it' as const, disabled: false })
const inMemory = (values: Readonly<Record<string, JsonValue>>) =>
  new TypedInMemoryProvider(Object.fromEntries(Object.entries(values).map(([key, value]) => [key, always(value)])))

/** Creates a provider with flagd's own evaluation over the output of npm run flags:export. */
const flagdProvider = (): Provider => {
  const core = new FlagdCore()
  core.setConfigurations(JSON.stringify(toFlagd(table)))
  return {
    metadata: { name: 'flagd' },
    runsOn: 'client',
    resolveBooleanEvaluation: (key, fallback, context) => core.resolveBooleanEvaluation(key, fallback, context),
    resolveStringEvaluation: (key, fallback, context) => core.resolveStringEvaluation(key, fallback, context),
    resolveNumberEvaluation: (key, fallback, context) => core.resolveNumberEvaluation(key, fallback, context),
    resolveObjectEvaluation: (key, fallback, context) => core.resolveObjectEvaluation(key, fallback, context),
  }
}

/** Applies a change and waits one microtask: foreign providers emit changes asynchronously. */
const later = (change: () => unknown) =>
  act(() => {
    change()
    return Promise.resolve()
  })
const register = (provider: Provider) => later(() => OpenFeature.setProvider(provider))
const menu = () =>
  within(screen.getByRole('navigation', { name: 'Menu utama' }))
    .getAllByRole('link')
    .map((link) => link.textContent)
const notice = () => screen.queryByText(/tidak ada di menu kampus/i)

test('[R6-007] updates menu, hidden-screen notice and campus variants of the open screen for another provider', async () => {
  await renderWide('/dashboard')
  expect(card('IPS per semester')).toHaveTextContent('3,75')
  expect(menu()).not.toContain('Tracer study')
  const other = inMemory({ 'menu.tracer-study': true, 'menu.panduan': false, 'nilai.ips-decimals': 4 })
  await register(other)
  expect(menu()).toContain('Tracer study')
  expect(menu()).not.toContain('Panduan')
  expect(card('IPS per semester')).toHaveTextContent('3,7500')
  await later(() => other.putConfiguration({ 'menu.panduan': always(true) }))
  expect(menu()).toContain('Panduan')
  expect(menu()).not.toContain('Tracer study')
})

test('shows the notice of a hidden screen only when another provider hides it', async () => {
  await renderWide('/panduan')
  expect(notice()).toBeNull()
  await register(inMemory({ 'menu.panduan': false }))
  expect(notice()).toBeVisible()
  await register(inMemory({ 'menu.panduan': true }))
  expect(notice()).toBeNull()
})

test('shows the campus menu with flagd and the exported flags, and follows menu_config and the campus', async () => {
  await renderWide('/dashboard', { campus: 'UNINDRA', menuConfig: { portalmhs_panduan: 'false' } })
  const before = menu()
  await register(flagdProvider())
  expect(menu()).toEqual(before)
  expect(before).not.toContain('Panduan')
  expect(card('IPS per semester')).toHaveTextContent('3,7500')
  await later(() => setMenuConfig({ portalmhs_nilai: 'false' }))
  expect(menu()).toContain('Panduan')
  expect(menu()).not.toContain('Nilai')
  await later(() => setCampus('TSM'))
  expect(card('IPS per semester')).not.toHaveTextContent('3,7500')
})

test('reports the evaluation of every menu key to an OpenFeature hook', async () => {
  const seen = new Set<string>()
  OpenFeature.addHooks({ before: ({ flagKey }) => void seen.add(flagKey) })
  await renderWide('/dashboard')
  OpenFeature.clearHooks()
  const wanted = Object.keys(table.flags).filter((key) => key.startsWith('menu.'))
  // Children of a group that is off are not evaluated; the default menu has every group on.
  expect([...seen].filter((key) => key.startsWith('menu.')).toSorted()).toEqual(wanted.toSorted())
})

test('falls back to the manifest for a value of the wrong type and for an unknown flag', async () => {
  await renderWide('/dashboard')
  const loose = Object.assign(flagdProvider(), {
    metadata: { name: 'loose' },
    resolveNumberEvaluation: () => ({ value: 'four' }),
    resolveObjectEvaluation: () => ({ value: { paths: '/surat' } }),
    resolveBooleanEvaluation: () => {
      throw new Error('no such flag')
    },
  })
  await register(loose)
  expect(card('IPS per semester')).toHaveTextContent('3,75')
  expect(menu()).toContain('Nilai')
})

test('shows the values of another provider in the lab, without overrides or inactive layers', async () => {
  const { user } = await renderPanel(panel)
  const other = inMemory({ 'menu.nilai': false })
  await register(other)
  expect(screen.getByText(/^Penyedia flag in-memory terdaftar/)).toBeVisible()
  const row = screen.getByText('menu.nilai', { selector: 'code' }).closest('li')
  if (!row) throw new Error('no row')
  expect(row).toHaveTextContent(/mati.*Penyedia flag lain.*STATIC/)
  expect(within(row).queryByRole('combobox')).toBeNull()
  await user.click(within(row).getByRole('button', { name: /^Mengapa/ }))
  expect(within(row).getByText(/^Penyedia flag memberi mati, dengan alasan STATIC/)).toBeVisible()
  await later(() => other.putConfiguration({ 'menu.nilai': always(true) }))
  expect(row).toHaveTextContent(/nyala/)
})
