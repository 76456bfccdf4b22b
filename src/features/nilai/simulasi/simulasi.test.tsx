import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { logOutNow } from '#app/session/log-out.ts'
import { setKeepsPrivate } from '#gateway/offline/persist-choice.ts'
import { PERSISTED_OWNER } from '#gateway/offline/persisted-name.ts'
import { localStore, readJson, sessionStore } from '#shared/storage/browser-storage.ts'
import { isDraftName } from '#shared/storage/draft-name.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { haveDatabase } from '#tests/database.ts'
import { renderScreen } from '#tests/render-screen.tsx'
import { inSameSession } from '#tests/same-session.ts'

haveDatabase()

/** Preloads modules: on a busy machine, loading takes longer than a screen's time limit. */
beforeAll(async () => {
  await import('../nilai-page.tsx')
}, 60_000)

afterEach(() => {
  localStore.clear()
  sessionStore.clear()
})

const PATH = '/nilai?tab=simulasi'
const STUDENT = '/v1/mahasiswa/240117023'
const SEKAR = { campus: '061001', username: '240117023', role: 'ROLE_MAHASISWA', mark: '' }
const open = (options: Parameters<typeof renderScreen>[1] = {}) => renderScreen(PATH, options)
const result = () => screen.getByRole('region', { name: 'Hasil simulasi' })
const letterOf = (name: string) => screen.getByRole('combobox', { name })
const wish = () => screen.getByRole('textbox', { name: 'IPK yang Anda inginkan' })
const drafts = (store: typeof localStore) => store.names().filter(isDraftName)
const inTab = () => sessionStore.names().filter((name) => name.endsWith('nilai-simulasi'))

const RUNNING = [
  'Rekayasa Perangkat Lunak',
  'Teori Bahasa dan Automata',
  'Sistem Terdistribusi',
  'Praktikum Basis Data Lanjut',
  'Pancasila dan Kewarganegaraan',
  'Basis Data Lanjut',
  'Grafika Komputer',
  'Pemrograman Web Lanjut',
]

describe('expected grades', () => {
  test('starts from the IPK of the gateway and updates IPS, IPK and predicate on each choice', async () => {
    const { user } = await open()
    expect(result()).toHaveTextContent('IPS semester 5–IPKdari 3,51menjadi 3,51Pilih nilai yang Anda harapkan')
    await user.selectOptions(letterOf('Basis Data Lanjut'), 'A')
    // (295 + 12) / 87
    expect(result()).toHaveTextContent('IPS semester 54,00IPKdari 3,51menjadi 3,53')
    expect(result()).toHaveTextContent('Perkiraan predikat: dari Sangat memuaskan menjadi Dengan pujian.')
    await user.selectOptions(letterOf('Grafika Komputer'), 'E')
    // (295 + 12) / 90; 12 / 6
    expect(result()).toHaveTextContent('IPS semester 52,00IPKdari 3,51menjadi 3,41')
    expect(result()).toHaveTextContent('Perkiraan predikat: Sangat memuaskan.')
  })

  test('lists every running class with its interim mark', async () => {
    await open()
    const group = within(screen.getByRole('group', { name: 'Semester berjalan' }))
    expect(group.getByText('8 mata kuliah, 22 SKS')).toBeVisible()
    for (const name of RUNNING) expect(group.getByRole('combobox', { name })).toHaveValue('')
    expect(letterOf('Basis Data Lanjut')).toHaveAccessibleDescription('3 SKS · sementara 85,00 (30%)')
  })

  test('includes the planned courses of the registration', async () => {
    const data = [{ idMakul: 2601, kodeMakul: 'IF2601', namaMakul: 'Kecerdasan Buatan', sks: 3 }]
    const { user, asked } = await open({ answers: { [`${STUDENT}/krs`]: { data } } })
    const group = within(screen.getByRole('group', { name: 'Rencana semester berikutnya' }))
    await user.selectOptions(group.getByRole('combobox', { name: 'Kecerdasan Buatan' }), 'A')
    expect(asked.filter((one) => one.includes('/krs?'))).toEqual([expect.stringContaining('tahun=2027&semester=2')])
    expect(result()).toHaveTextContent('IPS semester 5–IPKdari 3,51menjadi 3,53')
  })

  test('includes extra courses that the student adds by SKS', async () => {
    const { user } = await open()
    const group = within(screen.getByRole('group', { name: 'Mata kuliah lain' }))
    await user.type(group.getByRole('textbox', { name: 'Jumlah SKS' }), '4')
    await user.click(group.getByRole('button', { name: 'Tambahkan' }))
    await user.selectOptions(letterOf('Mata kuliah tambahan 1'), 'B')
    expect(result()).toHaveTextContent('menjadi 3,49') // (295 + 12) / 88
    await user.click(screen.getByRole('button', { name: 'Hapus Mata kuliah tambahan 1' }))
    expect(result()).toHaveTextContent('menjadi 3,51')
    expect(group.getByRole('textbox', { name: 'Jumlah SKS' })).toHaveValue('')
  })

  test('keeps the typed credits and the focus in the group when an added course is removed', async () => {
    const { user } = await open()
    const group = screen.getByRole('group', { name: 'Mata kuliah lain' })
    const field = () => within(group).getByRole('textbox', { name: 'Jumlah SKS' })
    const add = () => user.click(within(group).getByRole('button', { name: 'Tambahkan' }))
    await user.type(field(), '4')
    await add()
    await user.type(field(), '3')
    await user.click(screen.getByRole('button', { name: 'Hapus Mata kuliah tambahan 1' }))
    expect(group).toHaveFocus()
    expect(field()).toHaveValue('3')
    await add()
    expect(letterOf('Mata kuliah tambahan 1')).toHaveAccessibleDescription('3 SKS')
    await add() // the field is empty, so nothing is added
    expect(screen.queryByRole('combobox', { name: 'Mata kuliah tambahan 2' })).toBeNull()
  })

  test('accepts extra courses while the registration of the next semester fails to load', async () => {
    const { user } = await open({ faults: [{ operation: 'getKrs', kind: 'server' }] })
    const group = within(screen.getByRole('group', { name: 'Mata kuliah lain' }))
    await user.type(group.getByRole('textbox', { name: 'Jumlah SKS' }), '2,5')
    await user.click(group.getByRole('button', { name: 'Tambahkan' }))
    expect(letterOf('Mata kuliah tambahan 1')).toHaveAccessibleDescription('2,5 SKS')
    expect(screen.getByRole('button', { name: 'Muat Ulang' })).toBeVisible()
  })

  test('counts a repeated course once, with the better grade', async () => {
    const { user } = await open()
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Tambah mata kuliah yang diulang' }),
      'B · Kalkulus I',
    )
    expect(letterOf('Kalkulus I')).toHaveAccessibleDescription('3 SKS · sekarang B')
    await user.selectOptions(letterOf('Kalkulus I'), 'A')
    expect(result()).toHaveTextContent('menjadi 3,55') // 298 / 84
    await user.selectOptions(letterOf('Kalkulus I'), 'D')
    expect(result()).toHaveTextContent('menjadi 3,51')
  })

  test('accepts an expected grade for a hidden one without revealing it', async () => {
    const row = { sks: 3, nilaiHuruf: 'A', bobot: 4, mutu: 12, semesterKe: 4, isTerkunci: false }
    const data = [
      { ...row, idMakul: '1', namaMakul: 'Basis Data' },
      { ...row, idMakul: '2', namaMakul: 'Statistika', nilaiHuruf: 'C', bobot: 2, mutu: 6, isTerkunci: true },
    ]
    const { user } = await open({
      answers: { [`${STUDENT}/transkrip`]: { data, ipk: 3, totalSks: 6, predikat: 'Memuaskan', sksKelulusan: 144 } },
    })
    expect(result()).toHaveTextContent('dari 4,00menjadi 4,00')
    expect(screen.getByText(/^Nilai yang masih tertutup tidak ikut dihitung/)).toBeVisible()
    await user.selectOptions(letterOf('Statistika'), 'B')
    expect(result()).toHaveTextContent('menjadi 3,50')
    expect(screen.queryByRole('option', { name: /Statistika/ })).toBeNull()
  })

  test('starts from the campus figures when the campus calculates the IPK differently', async () => {
    const row = { idMakul: '1', namaMakul: 'Basis Data', sks: 3, nilaiHuruf: 'A', bobot: 4, semesterKe: 4 }
    await open({ answers: { [`${STUDENT}/transkrip`]: { data: [row], ipk: 3.2, totalSks: 80, sksKelulusan: 144 } } })
    expect(result()).toHaveTextContent('dari 3,20menjadi 3,20')
    expect(screen.getByText(/^Kampus menghitung IPK Anda dengan cara lain/)).toBeVisible()
  })

  test('[R9-040] shows four decimals at UNINDRA', async () => {
    const { user } = await open({ campus: 'UNINDRA' })
    await user.selectOptions(letterOf('Basis Data Lanjut'), 'A')
    expect(result()).toHaveTextContent('IPS semester 54,0000IPKdari 3,5119menjadi 3,5287')
  })

  test('shows English course names in the English UI', async () => {
    await open({ lng: 'en' })
    expect(screen.getByRole('combobox', { name: 'Computer Graphics' })).toBeVisible()
    expect(screen.getByRole('region', { name: 'Simulation result' })).toHaveTextContent('from 3.51to 3.51')
  })

  test('computes the whole IPK in the first semester', async () => {
    const { user } = await open({ persona: 'baru' })
    expect(result()).toHaveTextContent('IPS semester 1–IPKdari –menjadi –')
    await user.selectOptions(letterOf('Kalkulus I'), 'AB')
    expect(result()).toHaveTextContent('IPS semester 13,50IPKdari –menjadi 3,50Perkiraan predikat: Sangat memuaskan.')
  })
})

describe('target IPK at graduation', () => {
  test('shows the required average, and what remains after the expected grades', async () => {
    const { user } = await open()
    await user.type(wish(), '3,6')
    const kejar = screen.getByRole('region', { name: 'Kejar IPK saat lulus' })
    expect(kejar).toHaveTextContent('Perlu rata-rata 3,73 dari 60 SKS yang tersisa')
    expect(kejar).toHaveTextContent('22 SKS berjalan dan 38 SKS sesudahnya, dibulatkan ke atas.')
    await user.selectOptions(letterOf('Basis Data Lanjut'), 'E')
    // (3.6 x 144 - 295) / 57 = 3.9193
    expect(kejar).toHaveTextContent('Bila nilai harapan Anda tercapai, 57 SKS sesudahnya perlu rata-rata 3,92.')
    await waitFor(() =>
      expect(within(kejar).getByRole('status')).toHaveTextContent('Perlu rata-rata 3,73 dari 60 SKS yang tersisa.'),
    )
  })

  test('offers the highest reachable IPK when the target is out of reach', async () => {
    const { user } = await open()
    await user.type(wish(), '3,8')
    expect(screen.getByText('Tidak terjangkau: paling tinggi 3,71', { selector: 'p:not([role]) > span' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Pakai 3,71' }))
    expect(wish()).toHaveValue('3,71')
    expect(wish()).toHaveFocus()
    expect(screen.getByRole('region', { name: 'Kejar IPK saat lulus' })).toHaveTextContent('Perlu rata-rata 3,99')
  })

  test('counts running courses for a student who already has all credits', async () => {
    const { user } = await open({ persona: 'tugas-akhir' })
    await user.type(wish(), '3,67')
    // (3.67 x 154 - 542) / 6 = 3.8633
    const kejar = screen.getByRole('region', { name: 'Kejar IPK saat lulus' })
    expect(kejar).toHaveTextContent('Perlu rata-rata 3,87 dari 6 SKS yang tersisa')
    expect(kejar).toHaveTextContent('Dihitung dari 148 SKS bernilai sampai 154 SKS saat lulus.')
  })

  test('counts a running class that repeats a failed course once', async () => {
    const makul = { kodeMakul: 'IF4001', namaMakul: 'Skripsi', sks: 6 }
    const { user } = await open({
      answers: {
        [`${STUDENT}/transkrip`]: {
          ipk: 2.88,
          totalSks: 144,
          totalMutu: 414,
          data: [
            { idMakul: 1, kodeMakul: 'IF1', namaMakul: 'Lainnya', sks: 138, nilaiHuruf: 'B', bobot: 3, semesterKe: 1 },
            { idMakul: 2, ...makul, nilaiHuruf: 'E', bobot: 0, semesterKe: 2 },
          ],
        },
        [`${STUDENT}/jadwal_kuliah`]: { data: [{ idKelas: 9, idMakul: 2, ...makul }] },
      },
    })
    await user.type(wish(), '3')
    await user.selectOptions(letterOf('Skripsi'), 'A')
    const kejar = screen.getByRole('region', { name: 'Kejar IPK saat lulus' })
    // (138 x 3 + 6 x 4) / 144
    expect(result()).toHaveTextContent('IPKdari 2,88menjadi 3,04')
    expect(kejar).toHaveTextContent('Dihitung dari 144 SKS bernilai sampai 144 SKS saat lulus.')
    expect(kejar).not.toHaveTextContent('Tidak terjangkau')
  })

  test('shows an error at the field for a target above the scale', async () => {
    const { user } = await open()
    await user.type(wish(), '4,5')
    expect(wish()).toHaveAccessibleDescription(/Isi IPK lebih dari 0, paling tinggi 4,00\./)
  })
})

describe('simulation input', () => {
  const fill = async () => {
    const opened = await open()
    await opened.user.selectOptions(letterOf('Basis Data Lanjut'), 'A')
    await opened.user.type(wish(), '3,6')
    return opened
  }

  test('is marked as a simulation and excluded from printing', async () => {
    await open()
    const simulasi = screen.getByRole('region', { name: 'Bagaimana kalau?' })
    expect(within(simulasi).getByText('Simulasi')).toBeVisible()
    expect(simulasi).toHaveAttribute('data-no-print')
    expect(simulasi).toContainElement(result())
  })

  test('is stored only in the tab and never sent without consent to keep private data', async () => {
    const { unmount, asked } = await fill()
    expect(asked.filter((one) => !one.startsWith('GET '))).toEqual([])
    expect([inTab().length, drafts(localStore).length]).toEqual([1, 0])
    unmount()
    await open({ arrange: inSameSession })
    expect(letterOf('Basis Data Lanjut')).toHaveValue('A')
    expect(wish()).toHaveValue('3,6')
  })

  test('is stored on the device when the student keeps private data, until that choice is revoked', async () => {
    const keep = () => {
      localStore.set(PERSISTED_OWNER, JSON.stringify(SEKAR))
      setKeepsPrivate(SEKAR, true)
    }
    const first = await renderScreen(PATH, { arrange: keep })
    await first.user.selectOptions(letterOf('Basis Data Lanjut'), 'A')
    expect([inTab().length, drafts(localStore).length]).toEqual([0, 1])
    first.unmount()
    const second = await renderScreen(PATH, { arrange: keep })
    expect(letterOf('Basis Data Lanjut')).toHaveValue('A')
    second.unmount()
    await renderScreen(PATH, { arrange: () => setKeepsPrivate(SEKAR, false) })
    expect(letterOf('Basis Data Lanjut')).toHaveValue('')
    expect(drafts(localStore)).toEqual([])
  })

  test('is cleared on logout and by the reset button', async () => {
    const { user, unmount } = await fill()
    await user.click(screen.getByRole('button', { name: 'Atur ulang simulasi' }))
    expect(letterOf('Basis Data Lanjut')).toHaveValue('')
    expect(wish()).toHaveValue('')
    await user.selectOptions(letterOf('Basis Data Lanjut'), 'B')
    logOutNow()
    await waitFor(() => expect(inTab()).toEqual([]))
    unmount()
  })

  test('is hidden from another student on the same device', async () => {
    const { unmount } = await fill()
    unmount()
    await open({ persona: 'tugas-akhir' })
    expect(wish()).toHaveValue('')
  })

  test('starts empty when the stored value is invalid', async () => {
    const { unmount } = await fill()
    const [name = ''] = inTab()
    const broken = { harapan: [1], tambahan: [{ sks: 'x' }, null], ulang: {}, ingin: {} }
    const note = readJson(sessionStore, name)
    sessionStore.set(name, JSON.stringify({ ...(isRecord(note) ? note : {}), value: broken }))
    unmount()
    await open({ arrange: inSameSession })
    expect(letterOf('Basis Data Lanjut')).toHaveValue('')
    expect(wish()).toHaveValue('')
  })
})
