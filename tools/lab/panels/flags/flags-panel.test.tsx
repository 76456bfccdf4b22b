import { table } from 'virtual:flag-table'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { setMenuConfig, setOverride } from '#flags/flags.ts'
import { getFlag } from '#flags/get-flag.ts'
import { keepMenuConfig } from '#flags/menu/kept-menu-config.ts'
import { renderPanel } from '#tests/render-panel.tsx'
import en from './locales/en.json'
import id from './locales/id.json'
import { panel } from './panel.ts'

const row = (key: string): HTMLElement => {
  const item = screen.getAllByText(key, { selector: 'code' })[0]?.closest('li')
  if (!item) throw new Error(`no row of ${key}`)
  return item
}
const keys = () =>
  within(screen.getByRole('list', { name: /^(Sakelar|Switches)$/ }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('code')?.textContent)

test('lists every flag with its value, the deciding layer and its source', async () => {
  await renderPanel(panel, { campus: 'UNINDRA' })
  expect(keys()).toEqual(Object.keys(table.flags))
  expect(row('nilai.ips-decimals')).toHaveTextContent(/Desimal IPS.*4.*berbeda dari bawaan.*Berkas kampus/)
  expect(within(row('nilai.ips-decimals')).getByText('flags/campuses/UNINDRA.json')).toBeVisible()
  expect(row('chat')).toHaveTextContent(/Obrolan.*mati.*Bawaan/)
})

test('has a name and a description in both languages for every flag outside the menu, and no others', () => {
  const wanted = Object.keys(table.flags)
    .filter((key) => !key.startsWith('menu.'))
    .flatMap((key) => [`about.${key}`, `name.${key}`])
  for (const texts of [id, en])
    expect(
      Object.keys(texts)
        .filter((key) => /^(about|name)\./.test(key))
        .toSorted(),
    ).toEqual(wanted.toSorted())
})

test('updates a flag when a server response arrives while the lab is open', async () => {
  await renderPanel(panel)
  act(() => void setMenuConfig({ portalmhs_nilai: 'false' }))
  expect(row('menu.nilai')).toHaveTextContent(/mati.*Jawaban server/)
  expect(within(row('menu.nilai')).getByText('portalmhs_nilai')).toBeVisible()
})

test('overrides a boolean with a select and removes the override with its first option', async () => {
  const { user } = await renderPanel(panel)
  const control = screen.getByRole('combobox', { name: 'Ubahan lab untuk KRSS' })
  await user.selectOptions(control, 'nyala')
  expect(getFlag('menu.krss')).toBe(true)
  expect(row('menu.krss')).toHaveTextContent(/nyala.*diubah di lab/)
  await user.selectOptions(control, 'Tanpa ubahan')
  expect(getFlag('menu.krss')).toBe(false)
})

test('rejects an invalid number with an error on its field, and applies a valid one until it is removed', async () => {
  const { user } = await renderPanel(panel, { lng: 'en' })
  const field = screen.getByRole('textbox', { name: 'Lab override for GPA decimals' })
  const apply = screen.getByRole('button', { name: 'Apply to GPA decimals' })
  await user.clear(field)
  await user.type(field, 'four')
  await user.click(apply)
  expect(field).toHaveAccessibleDescription('Enter a whole number, for example 2.')
  expect(getFlag('nilai.ips-decimals')).toBe(2)
  await user.clear(field)
  await user.type(field, '4{Enter}')
  expect(getFlag('nilai.ips-decimals')).toBe(4)
  await user.click(screen.getByRole('button', { name: 'Remove the override of GPA decimals' }))
  expect(getFlag('nilai.ips-decimals')).toBe(2)
  expect(field).toHaveFocus()
  expect(field).toHaveValue('2')
})

test('rejects invalid JSON with line and column, and JSON of the wrong shape with an explanation', async () => {
  const { user } = await renderPanel(panel)
  const field = screen.getByRole('textbox', { name: 'Ubahan lab untuk Portal mahasiswa terpisah' })
  const apply = screen.getByRole('button', { name: 'Terapkan pada Portal mahasiswa terpisah' })
  const write = async (text: string) => {
    await user.clear(field)
    await user.click(field)
    await user.paste(text)
    await user.click(apply)
  }
  await write('{\n"paths": [}')
  expect(field).toHaveAccessibleDescription('Bukan JSON yang benar: periksa baris 2, kolom 11.')
  await write('{"paths": "/surat", "target": ""}')
  expect(field).toHaveAccessibleDescription(/bagiannya harus sama dengan nilai bawaan/)
  await write('{"paths": ["/surat"], "target": ""}')
  expect(getFlag('portal.separate-student-portal')).toEqual({ paths: ['/surat'], target: '' })
})

test('filters the list by text, difference and override, and removes all overrides at once', async () => {
  const { user } = await renderPanel(panel, { campus: 'UNFARI' })
  await user.type(screen.getByRole('searchbox', { name: 'Cari sakelar' }), 'tracer')
  expect(keys()).toEqual(['menu.tracer-study'])
  await user.clear(screen.getByRole('searchbox', { name: 'Cari sakelar' }))
  await user.click(screen.getByRole('checkbox', { name: 'Hanya yang berbeda dari bawaan' }))
  expect(keys()).toEqual([
    'menu.krss',
    'menu.pkrs',
    'menu.seminar',
    'menu.sertifikasi',
    'menu.cuti',
    'menu.akun-lain',
    'campus.variant',
  ])
  act(() => void setOverride('chat', true))
  await user.click(screen.getByRole('checkbox', { name: 'Hanya yang diubah di lab' }))
  expect(keys()).toEqual(['chat'])
  expect(
    screen.getByText(`1 dari ${Object.keys(table.flags).length} sakelar ditampilkan, 1 diubah di lab.`),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Batalkan semua ubahan' }))
  expect(getFlag('chat')).toBe(false)
  expect(screen.getByText('Tidak ada sakelar yang cocok. Kosongkan pencarian atau saringan.')).toBeVisible()
})

test('keeps the focus in the list when a row is filtered out by its own control', async () => {
  const { user } = await renderPanel(panel)
  act(() => void setOverride('chat', true))
  await user.click(screen.getByRole('checkbox', { name: 'Hanya yang diubah di lab' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ubahan lab untuk Obrolan' }), 'Tanpa ubahan')
  await waitFor(() => expect(screen.getByRole('list', { name: 'Sakelar' })).toHaveFocus())
})

test('explains layer by layer an entry that its campus lacks, with the smallest change that shows it', async () => {
  const { user } = await renderPanel(panel, {
    campus: 'STIKES-1',
    menuConfig: { portalmhs_krs: { krss: 'true' } },
  })
  const why = screen.getByRole('button', { name: 'Mengapa KRSS?' })
  expect(why).toHaveAttribute('aria-expanded', 'false')
  await user.click(why)
  const explained = screen.getByRole('region', { name: 'Mengapa KRSS?' })
  expect(within(explained).getByRole('heading', { name: 'Mengapa KRSS tidak tampil di menu?' })).toBeVisible()
  const steps = within(explained)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(steps[1]).toMatch(
    /Berkas kampustidak ada di kampus ini.*Inilah yang menentukan.*tidak memilikinya.*STIKES-1\.json/,
  )
  expect(steps[5]).toMatch(/Jawaban server \(menu_config\)nyala.*Diabaikan.*portalmhs_krs\.krss/)
  expect(explained).toHaveTextContent('Hasil: tidak tampil. KRSS mati.')
  expect(explained).toHaveTextContent('Perubahan terkecil supaya tampil: 1 baris')
  expect(explained).toHaveTextContent('1 barisHapus menu.krss dari berkas kampus')
  await user.click(why)
  expect(screen.queryByRole('region', { name: 'Mengapa KRSS?' })).toBeNull()
})

test('explains an absent entry with the line to replace in its campus file, and with a flag to enable in the lab', async () => {
  const { user } = await renderPanel(panel, { campus: 'STIKES-1' })
  await user.click(screen.getByRole('button', { name: 'Mengapa KRSS?' }))
  const explained = screen.getByRole('region', { name: 'Mengapa KRSS?' })
  expect(explained).toHaveTextContent('ganti menu.krss di daftar absent dengan menu.krss: true')
  await user.click(within(explained).getByText('1 cara lain yang sama kecilnya'))
  expect(explained).toHaveTextContent('Nyalakan KRSS di lab (hanya tab ini).')
})

test('explains an empty group and counts the changes that show it', async () => {
  const { user } = await renderPanel(panel)
  await user.click(screen.getByRole('button', { name: 'Mengapa Grup Pengajuan?' }))
  const explained = screen.getByRole('region', { name: 'Mengapa Grup Pengajuan?' })
  expect(explained).toHaveTextContent('tidak satu pun isinya nyala. Grup kosong tidak ditampilkan.')
  await user.click(within(explained).getByText('15 cara lain yang sama kecilnya'))
  expect(explained).toHaveTextContent('dan 3 cara lagi')
})

test('marks values from an earlier visit', async () => {
  keepMenuConfig('TSM', {
    values: { 'menu.nilai': false },
    serverKeys: { 'menu.nilai': 'portalmhs_nilai' },
    unmapped: [],
    invalid: [],
  })
  await renderPanel(panel, { campus: 'TSM', silent: true })
  expect(row('menu.nilai')).toHaveTextContent(/mati.*dari kunjungan sebelumnya/)
})

test('suggests to remove an override that hides an entry', async () => {
  const { user } = await renderPanel(panel, { lng: 'en' })
  act(() => void setOverride('menu.nilai', false))
  await user.click(screen.getByRole('button', { name: 'Why Grades?' }))
  const explained = screen.getByRole('region', { name: 'Why Grades?' })
  expect(explained).toHaveTextContent('Smallest change to show it: 1 line')
  expect(explained).toHaveTextContent('Remove the lab override of Grades.')
})

test('copies an explanation with every layer as text, or selects the text when the browser denies it', async () => {
  const { user } = await renderPanel(panel, {
    campus: 'STIKES-1',
    menuConfig: { portalmhs_krs: { krss: 'true' } },
  })
  await user.click(screen.getByRole('button', { name: 'Mengapa KRSS?' }))
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await user.click(screen.getByRole('button', { name: 'Salin penjelasan' }))
  await waitFor(() => expect(writeText).toHaveBeenCalledTimes(1))
  const text = writeText.mock.lastCall?.[0] ?? ''
  expect(text.split('\n').slice(0, 5)).toEqual([
    'Mengapa KRSS tidak tampil di menu?',
    'menu.krss · STIKES-1',
    '',
    '1. Bawaan: mati (flags/menu.json). Kalah oleh lapis di bawahnya, yang lebih kuat.',
    expect.stringMatching(/^2\. Berkas kampus: tidak ada di kampus ini \(flags\/campuses\/STIKES-1\.json\)\. Inilah/),
  ])
  expect(text).toContain('Perubahan terkecil supaya tampil')
  writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
  await user.click(screen.getByRole('button', { name: 'Salin penjelasan' }))
  const area = screen.getByRole('textbox', { name: 'Penjelasan sebagai teks' })
  await waitFor(() => expect(area).toHaveFocus())
  expect(area).toHaveValue(text)
  expect(area).toHaveProperty('selectionEnd', text.length)
})

test('explains a flag without a menu entry without suggesting a change', async () => {
  const { user } = await renderPanel(panel)
  await user.click(screen.getByRole('button', { name: 'Mengapa Saldo?' }))
  const explained = screen.getByRole('region', { name: 'Mengapa Saldo?' })
  expect(explained).toHaveTextContent('Nilainya nyala. Yang menentukan: Bawaan.')
  expect(explained).not.toHaveTextContent('Perubahan terkecil')
})
