import { render, screen } from '@testing-library/react'
import { decodeQR } from 'qr/decode.js'
import { expect, test } from 'vitest'
import { pictureOf } from '#tests/picture-of.ts'
import { Qr } from './qr.tsx'

const BAR = /M(\d+) (\d+)h(\d+)v1h-\d+z/g

const draw = (text: string, mm: number | null = 30) => {
  render(<Qr text={text} mm={mm} label="Kode kartu ujian" />)
  return screen.getByRole('img', { name: 'Kode kartu ujian' })
}

test.each([
  'UTS-20271-240117023',
  'https://arunika.example/verifikasi/011-SRT-2026?kode=a%20b',
  'Rp 1.500.000 – Sekar Ayu Prameswari, kelas Ü 日本',
  '7'.repeat(700),
])('draws a code that decodes to its text: %s', (text) => {
  expect(decodeQR(pictureOf(draw(text)))).toBe(text)
})

test.each([
  [25, '25mm'],
  [null, '30mm'],
  [2, '15mm'],
  [1e21, '180mm'],
])('draws %s millimetres with a side of %s', (mm, side) => {
  const svg = draw('7', mm)
  expect([svg.getAttribute('width'), svg.getAttribute('height')]).toEqual([side, side])
})

test('draws black on white in any theme, with a quiet zone of four modules', () => {
  const svg = draw('7')
  expect(svg.querySelector('rect')).toHaveAttribute('fill', '#fff')
  expect(svg.querySelector('path')).toHaveAttribute('fill', '#000')
  const side = Number(svg.getAttribute('viewBox')?.split(' ')[2])
  const bars = [...(svg.querySelector('path')?.getAttribute('d') ?? '').matchAll(BAR)].map((bar) =>
    bar.slice(1).map(Number),
  )
  expect(Math.min(...bars.flatMap(([x = 0, y = 0]) => [x, y]))).toBe(4)
  expect(Math.max(...bars.map(([x = 0, , length = 0]) => x + length))).toBe(side - 4)
})

test('renders nothing without text, and plain text that exceeds the capacity of a code', () => {
  const { container, rerender } = render(<Qr text="" mm={null} label="Kode" />)
  expect(container).toBeEmptyDOMElement()
  rerender(<Qr text={'x'.repeat(4000)} mm={null} label="Kode" />)
  expect(container).toHaveTextContent('x'.repeat(4000))
})
