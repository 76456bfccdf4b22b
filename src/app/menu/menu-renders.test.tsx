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
  const askAgain = async () => {
    onRender.mockClear()
    const { length } = rendered.asked
    await rendered.user.click(screen.getByRole('button', { name: 'ask again' }))
    await vi.waitFor(() =>
      expect(rendered.asked.slice(length).some((request) => request.includes('/menu_config/'))).toBe(true),
    )
    await rendered.settled()
  }
  return { ...rendered, askAgain }
}

test('a student sees the menu appear in one render when menu_config arrives', async () => {
  await open()
  expect(labels()).not.toContain('Nilai')
  console.info(`menu renders per answer of menu_config: ${updates()} (budget 1)`)
  expect(updates()).toBe(1)
})

test('an answer that gives and takes many entries changes the menu in one render', async () => {
  const { controls, askAgain } = await open()
  controls.setMenuConfig({ portalmhs_nilai: 'true', portalmhs_skpi: 'true', portalmhs_kuesioner: 'false' })
  await askAgain()
  expect(labels()).toEqual(expect.arrayContaining(['Nilai', 'SKPI']))
  expect(labels()).not.toContain('Kuesioner')
  expect(updates()).toBe(1)
})

test('an answer that changes no entry does not render the menu', async () => {
  const { controls, askAgain } = await open()
  controls.setMenuConfig({ portalmhs_nilai: 'false', portalmhs_biodata: 'true', portalmhs_entah: 'true' })
  await askAgain()
  expect(updates()).toBe(0)
})
