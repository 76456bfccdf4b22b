import { useQueryClient } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { Profiler, type ProfilerOnRenderCallback } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '#tests/render-screen.tsx'
import { SideMenu } from './side-menu.tsx'

const onRender = vi.fn<ProfilerOnRenderCallback>()
beforeEach(() => onRender.mockClear())

const AskAgain = () => {
  const client = useQueryClient()
  return (
    <button type="button" onClick={() => void client.invalidateQueries()}>
      ask again
    </button>
  )
}

/** A second menu that counts its renders, inside the layout that fetches menu_config. */
const counted = {
  path: '/terhitung',
  element: (
    <>
      <Profiler id="menu" onRender={onRender}>
        <section aria-label="terhitung">
          <SideMenu collapsed={false} onToggle={() => undefined} />
        </section>
      </Profiler>
      <AskAgain />
    </>
  ),
}
const labels = () =>
  within(screen.getByRole('region', { name: 'terhitung' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
const updates = () => onRender.mock.calls.filter(([, phase]) => phase !== 'mount').length

const open = async () => {
  const rendered = await renderScreen('/terhitung', { screens: [counted], menuConfig: { portalmhs_nilai: 'false' } })
  const refetchInBackground = async () => {
    onRender.mockClear()
    const { length } = rendered.asked
    await rendered.user.click(screen.getByRole('button', { name: 'ask again' }))
    await vi.waitFor(() =>
      expect(rendered.asked.slice(length).some((request) => request.includes('/menu_config/'))).toBe(true),
    )
    await rendered.settled()
  }
  return { ...rendered, refetchInBackground }
}

test('shows the menu in one render when menu_config arrives', async () => {
  await open()
  expect(labels()).not.toContain('Nilai')
  console.info(`menu renders per answer of menu_config: ${updates()} (budget 1)`)
  expect(updates()).toBe(1)
})

test('updates the menu in one render when a response adds and removes many entries', async () => {
  const { controls, refetchInBackground } = await open()
  controls.setMenuConfig({ portalmhs_nilai: 'true', portalmhs_skpi: 'true', portalmhs_kuesioner: 'false' })
  await refetchInBackground()
  expect(labels()).toEqual(expect.arrayContaining(['Nilai', 'SKPI']))
  expect(labels()).not.toContain('Kuesioner')
  expect(updates()).toBe(1)
})

test('does not render the menu when a response changes no entry', async () => {
  const { controls, refetchInBackground } = await open()
  controls.setMenuConfig({ portalmhs_nilai: 'false', portalmhs_biodata: 'true', portalmhs_entah: 'true' })
  await refetchInBackground()
  expect(updates()).toBe(0)
})
