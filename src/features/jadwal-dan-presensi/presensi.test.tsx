import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { card, renderScreen } from '#tests/render-screen.tsx'

const ADDRESS = '/jadwal-dan-presensi?tab=presensi'
const kelas = (idMakul: string | number, namaMakul: string, rest: object = {}) => ({
  idKelas: `k${idMakul}`,
  idMakul,
  namaMakul,
  kelas: 'A',
  minimalKehadiran: 75,
  jadwal: [{ hari: { kode: 1 }, jamMulai: '08.00', jamSelesai: '10.00' }],
  ...rest,
})
const marked = (kuliah: object[], presensi: Record<string, unknown[]>, others: Record<string, object> = {}) => ({
  answers: {
    '/jadwal_kuliah': { data: kuliah },
    '/presensi_kuliah': { data: Object.entries(presensi).map(([idMakul, marks]) => ({ idMakul, presensi: marks })) },
    ...others,
  },
})
const letters = (text: string) => text.split('')
const classes = () => within(card('Presensi per kelas')).getAllByRole('heading', { level: 3 })
const item = (nama: string): HTMLElement => {
  const found = classes()
    .find(({ textContent }) => textContent === nama)
    ?.closest('li')
  if (!found) throw new Error(`there is no ${nama}`)
  return found
}
const marksOf = (nama: string) =>
  within(item(nama))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('[R3-021] [R4-038] [R9-024] [R9-025] shows how often a student was present, and the per cent with two decimals', async () => {
  const options = marked([kelas(1, 'Basis Data')], { 1: letters('HHSHHHH') })
  const { unmount } = await renderScreen(ADDRESS, options)
  expect(item('Basis Data')).toHaveTextContent('85,71%')
  expect(item('Basis Data')).toHaveTextContent('kelas A · hadir 6, tidak hadir 1 · minimal 75%')
  unmount()
  await renderScreen(ADDRESS, { ...options, lng: 'en' })
  expect(within(card('Attendance by class')).getByText('85.71%')).toBeVisible()
})

test('[R4-038] [R4-039] shows letter and meaning of each meeting, and does not count one without a mark', async () => {
  const meetings = [
    { pertemuan: 1, tanggal: '2026-09-03', presensi: 'H' },
    { pertemuan: 2, tanggal: '2026-09-10', presensi: 'S' },
    { pertemuan: 3, presensi: 'I' },
    { pertemuan: 4, presensi: 'A' },
    { pertemuan: 5, presensi: null },
    'T',
  ]
  await renderScreen(ADDRESS, marked([kelas(1, 'Basis Data')], { 1: meetings }))
  expect(marksOf('Basis Data')).toEqual([
    'HPertemuan 1, 03 September 2026: Hadir',
    'SPertemuan 2, 10 September 2026: Sakit',
    'IPertemuan 3: Izin',
    'APertemuan 4: Alpa',
    '–Pertemuan 5: belum ditandai',
    'TPertemuan 6: T, dihitung hadir',
  ])
  expect(item('Basis Data')).toHaveTextContent('hadir 2, tidak hadir 3')
  expect(item('Basis Data')).toHaveTextContent('40,00%')
})

test('counts theory and practical classes of one makul separately', async () => {
  const answers = {
    '/jadwal_kuliah': {
      data: [
        kelas(1, 'Teori', { idKelas: 'k1' }),
        kelas(1, 'Praktikum', { idKelas: 'k2' }),
        kelas(1, 'Lain', { idKelas: 'k3' }),
      ],
    },
    '/presensi_kuliah': {
      data: [
        { idMakul: 1, idKelas: 'k1', presensi: letters('HHHH') },
        { idMakul: 1, idKelas: 'k2', presensi: letters('AAHH') },
      ],
    },
  }
  await renderScreen(ADDRESS, { answers })
  expect(item('Teori')).toHaveTextContent('100,00%')
  expect(item('Praktikum')).toHaveTextContent('50,00%')
  expect(item('Lain')).not.toHaveTextContent(/\d,\d\d %/)
})

test('sorts the class furthest below its own minimum first, and says that it is below', async () => {
  const options = marked(
    [kelas(1, 'Aman'), kelas(2, 'Kurang'), kelas(3, 'Kosong'), kelas(4, 'Sangat kurang', { minimalKehadiran: 90 })],
    { 1: letters('HHHH'), 2: letters('HHAA'), 4: letters('HHAA') },
  )
  await renderScreen(ADDRESS, options)
  expect(classes().map(({ textContent }) => textContent)).toEqual(['Sangat kurang', 'Kurang', 'Aman', 'Kosong'])
  for (const nama of ['Sangat kurang', 'Kurang'])
    expect(item(nama)).toHaveTextContent('Di bawah batas minimal kehadiran.')
  expect(item('Aman')).not.toHaveTextContent('Di bawah batas minimal')
  expect(item('Kosong')).toHaveTextContent('Belum ada pertemuan yang ditandai.')
})

test("[R3-002] uses the minimum of the student's programme when a class has none", async () => {
  const aturan = (idAturan: string) => ({
    '/aturan/0': {
      aturanUmum: [
        { idAturan: 'lain', minimalKehadiran: 20 },
        { idAturan, minimalKehadiran: 80 },
      ],
    },
  })
  const options = (idAturan: string) =>
    marked([kelas(1, 'Basis Data', { minimalKehadiran: null })], { 1: letters('HHHA') }, aturan(idAturan))
  const own = await renderScreen(ADDRESS, options('55201'))
  expect(item('Basis Data')).toHaveTextContent('minimal 80%')
  expect(item('Basis Data')).toHaveTextContent('Di bawah batas minimal kehadiran.')
  own.unmount()
  await renderScreen(ADDRESS, options('asing'))
  expect(item('Basis Data')).not.toHaveTextContent('minimal')
})

test('computes the effect of one more meeting from the meetings, not from the rounded per cent', async () => {
  const letter = { 1: letters('HHSHHHH'), 2: letters('HHSAHHH') }
  await renderScreen(ADDRESS, marked([kelas(1, 'Basis Data'), kelas(2, 'Statistika')], letter))
  expect(item('Basis Data')).toHaveTextContent('Bila tidak hadir berikutnya: 75,00%, memenuhi batas')
  expect(item('Basis Data')).not.toHaveTextContent('Bila hadir') // above the minimum, attending only raises it
  expect(item('Statistika')).toHaveTextContent('Bila hadir berikutnya: 75,00%, memenuhi batas')
  expect(item('Statistika')).toHaveTextContent('Bila tidak hadir berikutnya: 62,50%, di bawah batas')
})

test('shows no next meeting in a past period', async () => {
  await renderScreen(`${ADDRESS}&tahun=2026&semester=2`, marked([kelas(1, 'Statistika')], { 1: letters('HHH') }))
  expect(item('Statistika')).toHaveTextContent('100,00%')
  expect(item('Statistika')).not.toHaveTextContent('Bila')
})

test('unfolds the meetings of a class with day, arrival, topic and remark', async () => {
  const { user } = await renderScreen(ADDRESS)
  await user.click(within(item('Basis Data Lanjut')).getByText('Rincian pertemuan'))
  const row = within(item('Basis Data Lanjut')).getByRole('row', { name: /Optimasi kueri/ })
  expect(row).toHaveTextContent(/3.*17 September 2026.*Sakit.*Optimasi kueri.*Surat dokter/)
})

test('[R4-042] shows the classes without attendance when it fails, says so and refetches it on Muat Ulang', async () => {
  const { user, settled } = await renderScreen(ADDRESS, {
    faults: [{ operation: 'listPresensiKuliah', kind: 'server', times: 1 }],
  })
  const lost = screen.getByText(/^Presensi tidak dapat ditampilkan sekarang/)
  expect(lost).toBeVisible()
  expect(classes()).toHaveLength(8)
  expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull()
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Muat Ulang' }))
  await settled()
  expect(lost).not.toBeInTheDocument()
  expect(item('Basis Data Lanjut')).toHaveTextContent('85,71%')
})

test.each([
  [true, true],
  [false, false],
  [null, false],
])('with isQrPresensi %j says that attendance is taken by QR code: %j', async (isQrPresensi, isSaid) => {
  await renderScreen(ADDRESS, { answers: { '/aturan/qr-code': { isQrPresensi } } })
  expect(screen.queryAllByText('Presensi di kampus Anda diambil dengan kode QR di kelas.')).toHaveLength(Number(isSaid))
})

test('links to the printed attendance of the period, in short and in detail', async () => {
  await renderScreen(`${ADDRESS}&tahun=2026&semester=2`)
  expect(screen.getByRole('link', { name: 'Cetak presensi' })).toHaveAttribute(
    'href',
    '/cetak-presensi-kuliah?tahun=2026&semester=2',
  )
  expect(screen.getByRole('link', { name: 'Cetak rincian pertemuan' })).toHaveAttribute(
    'href',
    '/cetak-presensi-kuliah-detail?tahun=2026&semester=2',
  )
})

test('requests the attendance without waiting for the classes', async () => {
  const { asked } = await renderScreen(ADDRESS, {
    faults: [{ operation: 'listJadwalKuliah', kind: 'latency', ms: 3000 }],
    pending: true,
  })
  const isConfirming = (call: string) => asked.some((request) => request.includes(`/${call}?tahun=2027&semester=1`))
  await waitFor(() => expect(isConfirming('presensi_kuliah')).toBe(true))
  expect(isConfirming('jadwal_kuliah')).toBe(true)
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull() // the classes are in the future
})

test.each([
  ['a mark that cannot be read', ['H', 'A', {}, { pertemuan: 4, presensi: ['H'] }]],
  ['marks of another shape', { a: 'H' }],
])('shows a class with %s as unreadable, not as 0 per cent or below its minimum', async (_, marks) => {
  await renderScreen(ADDRESS, {
    answers: {
      '/jadwal_kuliah': { data: [kelas(1, 'Statistika')] },
      '/presensi_kuliah': { data: [{ idMakul: 1, presensi: marks }] },
    },
  })
  expect(item('Statistika')).toHaveTextContent('tidak terbaca')
  expect(item('Statistika')).not.toHaveTextContent(/0,00|%.*Bila|Di bawah batas/)
})

test('shows attendance that may be in an unreadable row as unreadable, and unmarked meetings not as 0 per cent', async () => {
  const { unmount } = await renderScreen(ADDRESS, {
    answers: {
      '/jadwal_kuliah': { data: [kelas(1, 'Statistika')] },
      '/presensi_kuliah': { data: [{}, { idMakul: 9 }] },
    },
  })
  expect(item('Statistika')).toHaveTextContent('Pertemuan kelas ini tidak dapat dibaca.')
  expect(item('Statistika')).not.toHaveTextContent('Belum ada pertemuan yang ditandai')
  unmount()
  await renderScreen(ADDRESS, marked([kelas(1, 'Statistika')], { 1: [{ pertemuan: 1 }, { pertemuan: 2 }] }))
  expect(item('Statistika')).not.toHaveTextContent('0,00')
})

test('counts an unreadable class below the others', async () => {
  await renderScreen(ADDRESS, marked([{}, kelas(1, 'Statistika')], { 1: letters('HH') }))
  expect(within(card('Presensi per kelas')).getByText('1 baris tidak dapat dibaca.')).toBeVisible()
})

test('warns about a class exactly at its minimum, and names the makul at risk above', async () => {
  const all = [kelas(1, 'Basis Data'), kelas(2, 'Grafika'), kelas(3, 'Jaringan'), kelas(4, 'Robotika')]
  const marks = { 1: letters('HHHA'), 2: letters('HAAA'), 3: letters('HHHH'), 4: letters('HH').concat('9') }
  await renderScreen(ADDRESS, marked(all, marks))
  expect(item('Basis Data')).toHaveTextContent('75,00%')
  expect(item('Basis Data')).toHaveTextContent('Tepat di batas minimal kehadiran.')
  expect(item('Jaringan')).not.toHaveTextContent('batas minimal kehadiran')
  const attendance = card('Presensi per kelas')
  expect(attendance).toHaveTextContent('1 kelas di bawah batas minimal: Grafika.')
  expect(attendance).toHaveTextContent('1 kelas tepat di batas minimal: Basis Data.')
})

test('counts uncertain classes beside those at risk, and mentions none when no class is at risk', async () => {
  const broken = { 1: letters('HA'), 2: ['H', true] }
  const { unmount } = await renderScreen(ADDRESS, marked([kelas(1, 'Basis Data'), kelas(2, 'Grafika')], broken))
  expect(card('Presensi per kelas')).toHaveTextContent('1 kelas lain belum dapat dipastikan.')
  unmount()
  await renderScreen(ADDRESS, marked([kelas(2, 'Grafika')], { 2: ['H', true] }))
  expect(card('Presensi per kelas')).not.toHaveTextContent(/batas minimal:|belum dapat dipastikan/)
})

test('explains the letters in a legend', async () => {
  await renderScreen(ADDRESS, marked([kelas(1, 'Basis Data')], { 1: letters('HSIA') }))
  const legend = screen
    .getAllByText('Alpa')
    .find((one) => one.closest('[aria-hidden]'))
    ?.closest('ul')
  expect(legend).toHaveTextContent('H HadirS SakitI IzinA Alpa– belum ditandai')
})
