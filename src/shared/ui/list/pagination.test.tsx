import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import fc from 'fast-check'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { startKitTexts } from '#tests/kit-texts.ts'
import rules from '#tests/spec/rules.json'
import texts from '#tests/spec/texts.json'
import { clampPage, DEFAULT_PAGE_SIZE, lastPage, PAGE_SIZES } from './page-numbers.ts'
import { Pagination } from './pagination.tsx'

const valuesOf = (rule: string) => rules.rows.find(({ id }) => id === rule)?.values
const quoted = (key: string) => texts.rows.find((row) => row.key === key)?.text ?? `no text ${key}`

const onPerPage = vi.fn()
const List = ({ total = 134, from = 1 }: { total?: unknown; from?: number }) => {
  const [page, setPage] = useState(from)
  return <Pagination page={page} perPage={20} total={total} onPage={setPage} onPerPage={onPerPage} />
}

test('[R9-001] [R9-002] uses the page sizes of the specification', () => {
  expect({ sizes: PAGE_SIZES }).toEqual(valuesOf('R9-001'))
  expect({ default: DEFAULT_PAGE_SIZE }).toEqual(valuesOf('R9-002'))
})

describe('last page', () => {
  test.each([
    [0, 20, 1],
    [1, 20, 1],
    [20, 20, 1],
    [21, 20, 2],
    [134, 20, 7],
    [1000, 100, 10],
    [-5, 20, 1],
    [Number.NaN, 20, 1],
    [Number.POSITIVE_INFINITY, 20, 1],
    ['134', 20, 1],
    [null, 20, 1],
    [undefined, 20, 1],
    [{}, 20, 1],
    [134, 0, 1],
  ])('[R5-009] of %j rows with %i rows per page is %i', (total, perPage, last) => {
    expect(lastPage(total, perPage)).toBe(last)
  })

  test('[R5-009] covers every row and leaves no page empty', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.constantFrom(...PAGE_SIZES), (total, perPage) => {
        const last = lastPage(total, perPage)
        expect(last * perPage).toBeGreaterThanOrEqual(total)
        expect((last - 1) * perPage).toBeLessThan(total)
      }),
    )
  })

  test('[R5-009] clamps every jump to an integer between 1 and the last page', () => {
    fc.assert(
      fc.property(fc.double(), fc.anything(), fc.constantFrom(...PAGE_SIZES), (page, total, perPage) => {
        const to = clampPage(page, total, perPage)
        expect(Number.isInteger(to)).toBe(true)
        expect(to).toBeGreaterThanOrEqual(1)
        expect(to).toBeLessThanOrEqual(lastPage(total, perPage))
      }),
    )
  })
})

describe('Pagination', () => {
  beforeEach(() => startKitTexts())
  const previous = () => screen.getByRole('button', { name: 'Sebelumnya' })
  const next = () => screen.getByRole('button', { name: 'Berikutnya' })

  test('[R2-074] shows the page size, the number of pages and the total', async () => {
    render(<List />)
    expect(screen.getByRole('navigation', { name: 'Halaman data' })).toBeVisible()
    const size = screen.getByRole('combobox', { name: quoted('pagination.show') })
    const options = [...size.querySelectorAll('option')].map(({ textContent }) => textContent)
    expect(options).toEqual(PAGE_SIZES.map((n) => quoted('pagination.perPage').replace('{n}', String(n))))
    expect(size).toHaveDisplayValue('20 per halaman')
    expect(screen.getByText(`${quoted('pagination.total')} 134`)).toBeVisible()
    expect(screen.getByText(/^Halaman 1/).parentElement).toHaveTextContent(`Halaman 1 ${quoted('pagination.of')} 7`)
    await userEvent.selectOptions(size, '50 per halaman')
    expect(onPerPage).toHaveBeenCalledWith(50)
  })

  test('goes to the next and the previous page, and stops at the ends', async () => {
    render(<List from={6} />)
    await userEvent.click(next())
    expect(next()).toHaveAttribute('aria-disabled', 'true')
    expect(next()).toHaveAccessibleDescription('Halaman 7 dari 7')
    await userEvent.click(next())
    await userEvent.click(previous())
    expect(previous()).toHaveAccessibleDescription('Halaman 6 dari 7')
  })

  test.each([
    ['3{Enter}', 3],
    ['99{Enter}', 7],
    ['0{Enter}', 1],
    ['-2x{Enter}', 2],
    ['{Enter}', 4],
  ])('[R2-075] [R5-009] jumps with %s to page %i', async (keys, to) => {
    render(<List from={4} />)
    const box = screen.getByRole('textbox', { name: 'Ke halaman' })
    await userEvent.clear(box)
    await userEvent.type(box, keys)
    expect(next()).toHaveAccessibleDescription(`Halaman ${to} dari 7`)
  })

  test('[R5-009] clamps the requested page to the last page', async () => {
    const onPage = vi.fn()
    render(<Pagination page={2} perPage={20} total={134} onPage={onPage} />)
    await userEvent.type(screen.getByRole('textbox'), '9{Enter}')
    expect(onPage.mock.calls).toEqual([[7]])
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  test('jumps with the button and does not submit a surrounding form', async () => {
    const submit = vi.fn()
    render(
      <form onSubmit={submit}>
        <List />
      </form>,
    )
    const box = screen.getByRole('textbox', { name: 'Ke halaman' })
    await userEvent.clear(box)
    await userEvent.type(box, '5')
    await userEvent.click(screen.getByRole('button', { name: 'Buka' }))
    await userEvent.type(screen.getByRole('textbox'), '{Enter}')
    expect(next()).toHaveAccessibleDescription('Halaman 5 dari 7')
    expect(submit).not.toHaveBeenCalled()
  })

  test.each([0, null, 'banyak', Number.NaN, -3])('shows one page and no rows when the total is %j', (total) => {
    render(<List total={total} />)
    expect(screen.getByText('Total Data 0')).toBeVisible()
    expect(next()).toHaveAccessibleDescription('Halaman 1 dari 1')
    expect(next()).toHaveAttribute('aria-disabled', 'true')
    expect(previous()).toHaveAttribute('aria-disabled', 'true')
  })
})
