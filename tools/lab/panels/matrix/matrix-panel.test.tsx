import { table } from 'virtual:flag-table'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPanel } from '#tests/render-panel.tsx'
import { panel } from './panel.ts'

const rowOf = (key: string) => {
  const row = screen.getByText(key, { selector: 'code' }).closest('tr')
  if (!row) throw new Error(`no row of ${key}`)
  return row
}
const rowKeys = () =>
  [...screen.getByRole('table').querySelectorAll('tbody code')].map(({ textContent }) => textContent)

test('has a column per campus, and a text for the symbol in each cell', async () => {
  await renderPanel(panel, { campus: 'UNIKAL' })
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads).toEqual(['Sakelar', 'default', ...Object.keys(table.campuses)])
  const cells = within(rowOf('menu.krss')).getAllByRole('cell')
  const said = (variant: string) => cells[heads.indexOf(variant) - 1]
  expect(said('default')).toHaveTextContent('·mati, bawaan')
  expect(said('UNIKAL')).toHaveTextContent('●nyala, berbeda dari bawaan, dugaan')
  expect(said('STIKES-1')).toHaveTextContent('✕tidak ada, dugaan')
  expect(within(rowOf('menu.krss')).getByText('Tidak ada: STIKES-1.')).toBeInTheDocument()
})

test('lists only flags that differ until the filter is removed, and filters rows by text', async () => {
  const { user } = await renderPanel(panel)
  expect(rowKeys()).not.toContain('chat')
  await user.click(screen.getByRole('checkbox', { name: 'Hanya yang berbeda' }))
  expect(rowKeys()).toEqual(Object.keys(table.flags))
  await user.type(screen.getByRole('searchbox', { name: 'Cari sakelar' }), 'pengajuan')
  expect(rowKeys()).toEqual(['menu.pengajuan-group'])
  await user.type(screen.getByRole('searchbox', { name: 'Cari sakelar' }), 'xyz')
  expect(screen.getByText('Tidak ada sakelar yang cocok. Kosongkan pencarian atau saringan.')).toBeVisible()
})

test('compares two campuses in words and counts the flags that differ', async () => {
  const { user } = await renderPanel(panel, { lng: 'en', campus: 'UNIKAL' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Campus' }), 'UNIKAL')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Compare with' }), 'UNINDRA')
  expect(rowKeys()).toContain('nilai.ips-decimals')
  expect(rowKeys()).not.toContain('menu.krss')
  expect(rowOf('nilai.ips-decimals')).toHaveTextContent(/GPA|nilai\.ips-decimals/)
  expect(
    within(rowOf('nilai.ips-decimals'))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['2 default', '4 assumed'])
  expect(screen.getByText(`UNIKAL and UNINDRA differ in ${rowKeys().length} switches.`, { exact: false })).toBeVisible()
  expect(screen.getByRole('columnheader', { name: /UNIKAL/ })).toHaveTextContent('currently used')
})

test('lists the differences from the default when a campus is compared with itself', async () => {
  const { user } = await renderPanel(panel)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kampus' }), 'UNFARI')
  expect(rowKeys()).toContain('menu.seminar')
  expect(rowKeys()).not.toContain('menu.nilai')
})

test('saves the visible rows as CSV', async () => {
  const { user } = await renderPanel(panel)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kampus' }), 'STIKES-1')
  await user.type(screen.getByRole('searchbox', { name: 'Cari sakelar' }), 'krs')
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob)
    return 'blob:matrix'
  })
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download)
  })
  await user.click(screen.getByRole('button', { name: 'Unduh CSV' }))
  expect(names).toEqual(['sakelar-kampus.csv'])
  expect(await saved[0]?.text()).toBe(
    'flag,STIKES-1\r\nmenu.krss,"false (absent, assumed)"\r\nmenu.pkrs,true (assumed)\r\n',
  )
})
