import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { getGetSemesterBerjalanQueryKey } from '#generated/client/periode/periode.ts'
import { startKitTexts } from '#tests/kit-texts.ts'
import { ByPeriode } from './by-periode.tsx'

beforeEach(() => startKitTexts())

const GANJIL = { tahun: 2027, semester: 1 }
const GENAP = { tahun: 2027, semester: 2 }

const Address = () => <output>{useLocation().search}</output>

interface Situation {
  /** Running semester as the gateway returns it; pending when unset. */
  running?: object
  choices?: (typeof GANJIL)[]
}
const show = (address: string, { running, choices = [GENAP, GANJIL] }: Situation = {}) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, enabled: Boolean(running) } } })
  if (running) client.setQueryData(getGetSemesterBerjalanQueryKey(), running)
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <ByPeriode choices={choices} empty="Periode muncul di sini." lines={4}>
          {({ tahun, semester }) => <p>{`isi ${tahun} ${semester}`}</p>}
        </ByPeriode>
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test.each([
  ['without an address, the running one', '/', 'isi 2027 1'],
  ['of an address, whatever runs', '/?tahun=2027&semester=2', 'isi 2027 2'],
  ['of an address that can not be read, the running one', '/?tahun=besok', 'isi 2027 1'],
  ['of an address that is no choice, the running one', '/?tahun=1999&semester=1', 'isi 2027 1'],
])('a period is chosen: %s', (_, address, shown) => {
  show(address, { running: GANJIL })
  expect(screen.getByText(shown)).toBeVisible()
})

test('where the running period is no choice, or nobody names it, the first of the list is', () => {
  show('/', { running: { tahun: 2030, semester: 1 } })
  show('/', { running: {} })
  expect(screen.getAllByText('isi 2027 2')).toHaveLength(2)
})

test('until the running one is known nothing is shown that would jump; what the address says does not wait', () => {
  show('/')
  expect(screen.getByRole('status', { name: /./ })).toBeInTheDocument()
  expect(screen.queryByText(/isi/)).toBeNull()
  show('/?tahun=2027&semester=2')
  expect(screen.getByText('isi 2027 2')).toBeVisible()
})

test('the choice stands in the address beside what stood there', async () => {
  show('/?tab=riwayat', { running: GANJIL })
  await userEvent.selectOptions(screen.getByLabelText('Periode'), '2026/2027 Genap')
  expect(screen.getByText('isi 2027 2')).toBeVisible()
  expect(screen.getByText('?tab=riwayat&tahun=2027&semester=2')).toBeVisible()
})

test('without any period it says what will stand here', () => {
  show('/', { running: GANJIL, choices: [] })
  expect(screen.getByText('Periode muncul di sini.')).toBeVisible()
})
