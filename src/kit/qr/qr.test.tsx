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
])('a reader reads of the drawn code what it was drawn for: %s', (text) => {
  expect(decodeQR(pictureOf(draw(text)))).toBe(text)
})

test.each([
  [25, '25mm'],
  [null, '30mm'],
  [2, '15mm'],
  [1e21, '180mm'],
])('with %s millimetres its side is %s', (mm, side) => {
  const svg = draw('7', mm)
  expect([svg.getAttribute('width'), svg.getAttribute('height')]).toEqual([side, side])
})

test('it is black on white, whatever the colours of the screen, with four light modules around it', () => {
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

test('no text is no code, and a text that no code holds stands there as it is', () => {
  const { container, rerender } = render(<Qr text="" mm={null} label="Kode" />)
  expect(container).toBeEmptyDOMElement()
  rerender(<Qr text={'x'.repeat(4000)} mm={null} label="Kode" />)
  expect(container).toHaveTextContent('x'.repeat(4000))
})
