import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { renderScreen } from '#tests/render-screen.tsx'
import { changeAnswer } from '#tests/rewrite-answer.ts'

/** The first test of the file loads the screen and its forms too. */
const FIRST_TEST_MS = 15_000
/** Preloads modules: on a busy machine, loading takes longer than a screen's time limit. */
beforeAll(async () => {
  await Promise.all([import('./biodata-page.tsx'), import('#shared/ui/choice/remote-select.tsx')])
}, 60_000)

type Options = Parameters<typeof renderScreen>[1]
/** Finds a section by its heading: a query by role over all form elements takes seconds. */
const section = (name: string) => {
  const part = screen.getByText(name, { selector: 'h2' }).closest('section')
  if (!part) throw new Error(`no section ${name}`)
  return within(part)
}
const field = (part: string, label: string | RegExp) => section(part).getByLabelText(label)
const save = () => screen.getByText('Simpan', { selector: 'button' })
const noSave = () => expect(screen.queryByText('Simpan', { selector: 'button' })).toBeNull()
const posts = (asked: readonly string[]) =>
  asked.flatMap((request) => /^POST \S+\/v1\/mahasiswa\/\d+\/(\S+)$/.exec(request)?.[1] ?? [])

const open = async (options: Options = {}) => {
  const shown = await renderScreen('/biodata', options)
  const { user } = shown
  const fill = async (part: string, label: string | RegExp, text: string) => {
    await user.clear(field(part, label))
    await user.click(field(part, label))
    await user.paste(text)
  }
  const send = async () => {
    await user.click(save())
    await user.click(await screen.findByText('Kirim perubahan'))
  }
  return { ...shown, fill, send }
}

test(
  '[R2-072] [R7-006] shows a changed phone number before and after, and sends only it, as type diri',
  async () => {
    const { fill, asked, user } = await open()
    noSave()
    await fill('Kontak', 'Nomor HP', '0811111111')
    await user.click(save())
    const summary = await screen.findByRole('dialog', { name: 'Periksa 1 perubahan' })
    expect(summary).toHaveTextContent(/Nomor HP \(Kontak\)Semula 081325550117Menjadi 0811111111/)
    await user.click(within(summary).getByRole('button', { name: 'Kirim perubahan' }))
    expect(await screen.findByText('Biodata tersimpan.')).toBeVisible()
    expect(posts(asked)).toEqual(['biodata/diri'])
    await waitFor(noSave)
    expect(field('Kontak', 'Nomor HP')).toHaveValue('0811111111')
  },
  FIRST_TEST_MS,
)

test('[R7-020] requests the choices of the form as cacheable, and the data of the student as not', async () => {
  const { asked, headersOf } = await open()
  const [references, own] = [/\/v1\/(agama|pekerjaan|jenjang_pendidikan)\b/, /\/v1\/mahasiswa\/\d+\/biodata/].map(
    (path) => asked.filter((request) => path.test(request)).map(headersOf),
  )
  expect(references?.length).toBeGreaterThan(0)
  for (const headers of references ?? []) expect(headers).toMatchObject({ cacheable: 'true' })
  expect(own?.length).toBeGreaterThan(0)
  for (const headers of own ?? []) expect(headers).toMatchObject({ 'cache-control': 'no-cache' })
})

test('[R5-001] normalizes a phone number with its country code, and does not require a guardian', async () => {
  const { fill, user } = await open()
  await fill('Kontak', 'Nomor HP', '+62 812-3456-7890')
  await user.tab()
  expect(field('Kontak', 'Nomor HP')).toHaveValue('081234567890')
  expect(field('Wali', /^Nama/)).not.toBeRequired()
  expect(section('Wali').getByText('(wajib bila wali diisi)')).toBeVisible()
  await user.click(save())
  expect(await screen.findByRole('dialog')).toHaveTextContent(/Menjadi 081234567890/)
})

test('[R5-001] normalizes a phone number with its country code when it is submitted with Enter', async () => {
  const { fill, user } = await open()
  await fill('Kontak', 'Nomor HP', '+62 812-3456-7890')
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('dialog')).toHaveTextContent(/Menjadi 081234567890/)
})

test('sends the changes of several parts one after the other, each part once', async () => {
  const { fill, send, asked } = await open()
  await fill('Data diri', 'NISN', '0061234568')
  await fill('Alamat', 'RT', '11')
  await fill('Ibu', 'Nomor HP', '08123456789')
  await send()
  expect(await screen.findByText('Biodata tersimpan.')).toBeVisible()
  expect(posts(asked)).toEqual(['biodata/utama', 'biodata/alamat', 'biodata/orangtua'])
  await waitFor(noSave)
})

test('sends cleared radios, lists and dates as empty, and keeps them empty', async () => {
  const { user, send, asked, navigate, settled } = await open()
  const clear = (label: string) => section('Data diri').getByRole('button', { name: `Kosongkan ${label}` })
  const chosen = () => section('Data diri').queryByRole('radio', { name: 'O', checked: true })
  expect(chosen()).toBeVisible()
  await user.click(clear('Golongan darah'))
  expect(chosen()).toBeNull()
  expect(section('Data diri').getByRole('radio', { name: 'A' })).toHaveFocus()
  await user.selectOptions(field('Data diri', 'Agama'), '')
  await user.clear(field('Ibu', 'Tanggal lahir'))
  const reads = () => asked.filter((request) => /^GET \S+\/biodata$/.test(request)).length
  const before = reads()
  await send()
  expect(await screen.findByText('Biodata tersimpan.')).toBeVisible()
  expect(posts(asked)).toEqual(['biodata/diri', 'biodata/orangtua'])
  await navigate('/berita')
  await navigate('/biodata')
  await settled()
  expect(reads(), 'what is shown was read again').toBeGreaterThan(before)
  expect(chosen()).toBeNull()
  expect(field('Data diri', 'Agama')).toHaveValue('')
  expect(field('Ibu', 'Tanggal lahir')).toHaveValue('')
})

test('sends nothing and keeps the input when the summary is cancelled', async () => {
  const { fill, asked, user } = await open()
  await fill('Alamat', 'RW', '9')
  await user.click(save())
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Batal' }))
  expect(posts(asked)).toEqual([])
  expect(field('Alamat', 'RW')).toHaveValue('9')
})

test('counts the errors on top with links to their fields, and explains each at its field', async () => {
  const { fill, asked, user } = await open()
  await fill('Kontak', 'Nomor HP', '812345678')
  await fill('Ibu', 'Tanggal lahir', '1999-08-09')
  await user.click(save())
  const summary = await screen.findByRole('region', { name: 'Ada 2 isian yang perlu diperbaiki' })
  expect(summary).toHaveFocus()
  expect(field('Ibu', 'Tanggal lahir')).toHaveAccessibleDescription(/Usia minimal orang tua 30 tahun.*22 Oktober 1996/)
  expect(field('Kontak', 'Nomor HP')).toBeInvalid()
  expect(screen.getByRole('navigation', { name: 'Bagian formulir' })).toHaveTextContent(/Kontak1 perlu diperbaiki/)
  await user.click(within(summary).getByRole('link', { name: /^Kontak, Nomor HP/ }))
  expect(field('Kontak', 'Nomor HP')).toHaveFocus()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(posts(asked)).toEqual([])
})

test('shows errors of the gateway at their fields, and keeps the accepted parts as saved', async () => {
  const { fill, send, asked } = await open()
  await fill('Kontak', 'Email', 'bima.aryasatya@arunika.example')
  await fill('Alamat', 'RT', '11')
  await send()
  expect(await screen.findByText('Data diri dan kontak belum tersimpan. Data tidak sesuai.')).toBeVisible()
  expect(field('Kontak', 'Email')).toHaveAccessibleDescription(/Surel ini sudah dipakai akun lain\.$/)
  expect(posts(asked)).toEqual(['biodata/diri', 'biodata/alamat'])
  expect(screen.getByText('1 perubahan belum dikirim')).toBeVisible()
  await fill('Kontak', 'Email', 'sekar@arunika.example')
  await send()
  expect(await screen.findByText('Biodata tersimpan.')).toBeVisible()
  expect(posts(asked)).toEqual(['biodata/diri', 'biodata/alamat', 'biodata/diri'])
})

test('queues a change whose response is missing, keeps it in the form and does not report it as saved', async () => {
  const { fill, send, asked } = await open({ faults: [{ operation: 'updateBiodata', kind: 'timeout504', times: 1 }] })
  await fill('Alamat', 'RT', '11')
  await send()
  expect(await screen.findByText(/^Alamat: jawaban kampus belum sampai/)).toBeVisible()
  expect(screen.queryByText('Biodata tersimpan.')).toBeNull()
  expect(field('Alamat', 'RT')).toHaveValue('11')
  expect(posts(asked)).toHaveLength(1)
})

test('sends once for two presses', async () => {
  const { fill, asked, user } = await open({ faults: [{ operation: 'updateBiodata', kind: 'latency', ms: 80 }] })
  await fill('Alamat', 'RT', '11')
  await user.click(save())
  const button = await screen.findByRole('button', { name: 'Kirim perubahan' })
  await user.dblClick(button)
  expect(await screen.findByText('Biodata tersimpan.')).toBeVisible()
  expect(posts(asked)).toEqual(['biodata/alamat'])
})

test('[R5-003] shows a hint for a NIK of more than 16 digits, and still sends it', async () => {
  const { fill, send, asked } = await open()
  expect(field('Data diri', 'NIK')).not.toHaveAccessibleDescription()
  await fill('Data diri', 'NIK', '33740957040600031')
  expect(field('Data diri', 'NIK')).toHaveAccessibleDescription(/^NIK biasanya 16 angka\./)
  expect(field('Data diri', 'NIK')).not.toBeInvalid()
  await send()
  expect(await screen.findByText('Biodata tersimpan.')).toBeVisible()
  expect(posts(asked)).toEqual(['biodata/utama'])
})

test('[R5-013] accepts digits only in numeric fields, and cleans up pasted numbers', async () => {
  const { user } = await open()
  const paste = async (section: string, label: string, text: string) => {
    const input = field(section, label)
    await user.clear(input)
    await user.click(input)
    await user.paste(text)
    return input
  }
  expect(await paste('Data diri', 'NIK', '3374 0957\u00a00406 0003')).toHaveValue('3374095704060003')
  expect(await paste('Kontak', 'Nomor HP', '\u202a+62 812\u20113456\u20117890\u202c')).toHaveValue('081234567890')
  expect(await paste('Kontak', 'Nomor HP', '+62 (0)812 3456 7890')).toHaveValue('081234567890')
  const rt = field('Alamat', 'RT')
  await user.clear(rt)
  await user.type(rt, '0a0b4')
  expect(rt).toHaveValue('004')
})

const optionsOf = (part: string, name: RegExp): (string | null)[] =>
  within(section(part).getByRole('radiogroup', { name }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent ?? null)

test.each([
  ['R3-007', 'Data diri', /^Jenis kelamin/, ['Laki-laki', 'Perempuan']],
  ['R3-009', 'Data diri', /^Status pernikahan/, ['Menikah', 'Belum Menikah', 'Janda', 'Duda']],
  ['R3-010', 'Data diri', /^Golongan darah/, ['A', 'B', 'O', 'AB']],
  ['R3-011', 'Ayah', /^Status hidup/, ['Hidup', 'Meninggal']],
  ['R3-012', 'Tempat tinggal, transportasi, pekerjaan', /^Penerima KPS/, ['Ya', 'Tidak']],
])('[%s] offers under %s, %s exactly %j', async (_, part, name, options) => {
  await open()
  expect(optionsOf(part, name)).toEqual(options)
})

test.each([
  ['R5-004', 'Data diri', '2011-10-22', '2011-10-23', /Usia minimal mahasiswa 15 tahun.*22 Oktober 2011/],
  ['R5-005', 'Ibu', '1996-10-22', '1996-10-23', /Usia minimal orang tua 30 tahun.*22 Oktober 1996/],
])('[%s] [R5-006] [R9-005] accepts under %s a birth on %s and refuses %s', async (_, part, last, tooLate, said) => {
  const { fill, user } = await open()
  await fill(part, /^Tanggal lahir/, tooLate)
  await user.click(save())
  expect(await screen.findByRole('region', { name: /perlu diperbaiki/ })).toBeVisible()
  expect(field(part, /^Tanggal lahir/)).toHaveAccessibleDescription(said)
  await fill(part, /^Tanggal lahir/, last)
  await user.click(save())
  expect(await screen.findByRole('dialog', { name: /^Periksa 1 perubahan/ })).toBeVisible()
  expect(field(part, /^Tanggal lahir/)).not.toBeInvalid()
})

test('[R2-069] [R2-070] counts the characters of a text field, at most 100', async () => {
  const { fill } = await open()
  await fill('Data diri', /^Nama lengkap/, 'n'.repeat(120))
  expect(field('Data diri', /^Nama lengkap/)).toHaveValue('n'.repeat(100))
  expect(screen.getByText('100/100')).toBeVisible()
})

test('[R5-014] sends a name and an address as typed, whatever their characters', async () => {
  const { fill, asked, user } = await open()
  await fill('Data diri', /^Nama lengkap/, "Sekar d'Ayu-7 (Ñ)")
  await fill('Alamat', /^Alamat/, '#12/B; Gg. <Mawar> & "Melati"')
  await user.click(save())
  expect(await screen.findByRole('dialog', { name: 'Periksa 2 perubahan' })).toHaveTextContent(
    /Menjadi Sekar d'Ayu-7 \(Ñ\).*Menjadi #12\/B; Gg\. <Mawar> & "Melati"/,
  )
  await user.click(screen.getByText('Kirim perubahan'))
  expect(await screen.findByText('Biodata tersimpan.')).toBeVisible()
  expect(posts(asked).toSorted()).toEqual(['biodata/alamat', 'biodata/utama'])
  expect(field('Data diri', /^Nama lengkap/)).toHaveValue("Sekar d'Ayu-7 (Ñ)")
})

test('Batal resets everything that was typed', async () => {
  const { fill, user } = await open()
  await fill('Kontak', 'Nomor HP', '0811111111')
  await user.click(screen.getByRole('button', { name: 'Batal' }))
  expect(field('Kontak', 'Nomor HP')).toHaveValue('081325550117')
  await waitFor(noSave)
})

test('[R6-005] shows the biodata read-only with a reason without isEditMahasiswa, and sends nothing', async () => {
  const { asked, user } = await renderScreen('/biodata', { persona: 'lulus' })
  expect(screen.getByText(/^Biodata hanya dapat dibaca/)).toBeVisible()
  expect(screen.getByText(/isEditMahasiswa/)).not.toBeVisible() // support staff find it in 'Rincian'
  expect(section('Kontak').getByText('081310117014')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('combobox')).toBeNull()
  noSave()
  await user.keyboard('{Enter}')
  expect(posts(asked)).toEqual([])
})

test.each(['malformed', 'absent'])('[R6-005] does not allow editing when isEditMahasiswa is %s', async (how) => {
  const path = '/v1/mahasiswa/240117023/biodata'
  await renderScreen(
    '/biodata',
    how === 'absent'
      ? { answers: { [path]: { utama: { nama: 'Sekar' } } } }
      : { faults: [{ operation: 'getBiodata', kind: 'malformed', path: 'isEditMahasiswa' }] },
  )
  expect(screen.getByText('Belum dapat dipastikan apakah biodata dapat diubah.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Muat Ulang' })).toBeVisible()
  expect(screen.queryByText(/^Biodata hanya dapat dibaca/)).toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('shows a card with Muat Ulang when the biodata cannot be fetched', async () => {
  const { user } = await renderScreen('/biodata', { faults: [{ operation: 'getBiodata', kind: 'server', times: 1 }] })
  await user.click(screen.getByRole('button', { name: 'Muat Ulang' }))
  expect(await screen.findByRole('region', { name: 'Kontak' })).toBeVisible()
})

test('shows the education history, and explains an empty one', async () => {
  const { unmount } = await renderScreen('/biodata')
  expect(section('Riwayat pendidikan').getByText('SMA · SMA Negeri 3 Semarang')).toBeVisible()
  expect(section('Riwayat pendidikan').getByText('2021–2024')).toBeVisible()
  unmount()
  await renderScreen('/biodata', { persona: 'kosong' })
  expect(section('Riwayat pendidikan').getByText(/dicatat oleh kampus/)).toBeVisible()
})

test('translates the data of a read-only student into English', async () => {
  await renderScreen('/biodata', { persona: 'lulus', lng: 'en' })
  expect(section('Personal data').getByText('Male')).toBeVisible()
  expect(document.querySelector('main')?.textContent).not.toMatch(/Laki-laki|Perempuan|Belum Menikah/)
})

test('shows everything but the data of the campus in English', async () => {
  const { user } = await renderScreen('/biodata', { lng: 'en' })
  await user.clear(within(screen.getByRole('region', { name: 'Contact' })).getByLabelText('Mobile number'))
  expect(screen.getByText('Unsent changes: 1')).toBeVisible()
  expect(document.querySelector('main')?.textContent).not.toMatch(/Simpan|Tanggal|Nomor|Alamat\b/)
})

test('shows the education history newest first, in any order of the gateway', async () => {
  const schools = [
    { id: '1', namaInstitusi: 'SD Sekaran', tahunMasuk: 2012, tahunLulus: 2018 },
    { id: '3', namaInstitusi: 'Universitas Arunika', tahunMasuk: 2024, tahunLulus: null },
    { id: '2', namaInstitusi: 'SMP Semarang', tahunMasuk: 2018, tahunLulus: 2021 },
  ]
  changeAnswer('/riwayat_pendidikan', () => ({ data: schools }))
  await open()
  const rows = await section('Riwayat pendidikan').findAllByRole('listitem')
  expect(rows.map((row) => row.querySelector('b')?.textContent)).toEqual([
    'Universitas Arunika',
    'SMP Semarang',
    'SD Sekaran',
  ])
})
