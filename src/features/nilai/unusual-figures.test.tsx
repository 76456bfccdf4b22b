import { screen } from '@testing-library/react'
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

test('parses figures with a decimal comma', async () => {
  await renderScreen('/nilai', {
    answers: { [`${STUDENT}/transkrip`]: { ipk: '3,51', totalSks: '84', data: [NILAI] } },
  })
  expect(card('IPK')).toHaveTextContent('3,51')
})

test('reports unreadable figures instead of showing an empty state', async () => {
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

test('formats weights and credits with their own decimals and the locale separator', async () => {
  const komponen = [
    { nama: 'Kuis', persentase: 12.5, nilai: 80 },
    { nama: 'UAS', persentase: 87.5, nilai: null },
  ]
  await renderScreen('/nilai?tab=komponen', {
    answers: {
      [`${STUDENT}/nilai_perkomponen`]: { data: [{ idMakul: 12, namaMakul: 'Basis Data', sks: 2.5, komponen }] },
    },
  })
  const of = card('Nilai per komponen')
  expect(of).toHaveTextContent('2,5 SKS')
  expect(of).toHaveTextContent(/Kuis12,5%/)
  expect(of).toHaveTextContent('sementara 80,00 (12,5%)')
})

test('hides the components of a locked grade that is identified by code only', async () => {
  const locked = { ...NILAI, idMakul: null, kodeMakul: 'IF12', isTerkunci: true }
  const komponen = [{ nama: 'UAS', persentase: 100, nilai: 71 }]
  await renderScreen('/nilai?tab=komponen', {
    answers: {
      [`${STUDENT}/transkrip`]: { totalSks: 3, data: [locked] },
      [`${STUDENT}/nilai_perkomponen`]: {
        data: [{ idMakul: 12, kodeMakul: 'IF12', namaMakul: 'Basis Data', komponen, nilaiAkhir: 71 }],
      },
    },
  })
  expect(card('Nilai per komponen')).toHaveTextContent('Tertutup')
  expect(card('Nilai per komponen')).not.toHaveTextContent('71')
})

test('uses the singular for one credit in English', async () => {
  const data = [{ idMakul: 12, namaMakul: 'Praktikum', sks: 1, komponen: [] }]
  await renderScreen('/nilai?tab=komponen', { lng: 'en', answers: { [`${STUDENT}/nilai_perkomponen`]: { data } } })
  expect(screen.getByText('1 credit')).toBeVisible()
})
