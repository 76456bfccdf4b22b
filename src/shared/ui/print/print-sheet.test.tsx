import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { PrintSheet } from './print-sheet.tsx'

const paperOf = (word: string) => (
  <PrintSheet
    title="KHS"
    head="Universitas Arunika"
    of="Sekar"
    student={null}
    digest="x"
    printed={{ time: 'kini', student: 'Sekar' }}
  >
    <table>
      <tbody>
        <tr>
          <th scope="row">Basis Data Lanjut</th>
          <td>{word}</td>
        </tr>
      </tbody>
    </table>
  </PrintSheet>
)

it('marks a cell with a word of 84 letters as breakable, and no other cell', () => {
  const { rerender } = render(paperOf('a'.repeat(84)), { wrapper: MemoryRouter })
  expect(screen.getByRole('cell')).toHaveAttribute('data-long')
  expect(screen.getByRole('rowheader')).not.toHaveAttribute('data-long')
  rerender(paperOf('Semester'))
  expect(screen.getByRole('cell')).not.toHaveAttribute('data-long')
})
