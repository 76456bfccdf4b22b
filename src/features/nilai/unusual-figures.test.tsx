import { expect, test } from 'vitest'
import { card, renderScreen } from '#tests/render-screen.tsx'

const STUDENT = '/v1/mahasiswa/240117023'
const NILAI = {
  idMakul: '12',
  kodeMakul: 'IF12',
  namaMakul: 'Basis Data',
  sks: 3,
  nilaiHuruf: 'A',
  bobot: 4,
  semesterKe: 4,
}

test('reads figures with a decimal comma', async () => {
  await renderScreen('/nilai', {
    answers: { [`${STUDENT}/transkrip`]: { ipk: '3,51', totalSks: '84', data: [NILAI] } },
  })
  expect(card('IPK')).toHaveTextContent('3,51')
})

test('says that figures could not be read, and never that nothing is graded yet', async () => {
  const row = { tahun: 2026, semester: 2, semesterKe: 4, ips: 'tiga koma lima', ipk: '?', sks: 21 }
  await renderScreen('/nilai', {
    answers: {
      [`${STUDENT}/transkrip`]: { ipk: 'tiga koma lima', totalSks: null, data: [NILAI] },
      [`${STUDENT}/aktivitas_kuliah`]: { data: [row] },
    },
  })
  expect(card('IPK')).toHaveTextContent('IPS dan IPK dalam jawaban kampus tidak dapat dibaca.')
  expect(card('IPK')).not.toHaveTextContent('setelah semester pertama')
})
