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
  ['the current one without a URL', '/', 'isi 2027 1'],
  ['that of the URL before the current one', '/?tahun=2027&semester=2', 'isi 2027 2'],
  ['the current one for an unreadable URL', '/?tahun=besok', 'isi 2027 1'],
  ['the current one for a URL that is not a choice', '/?tahun=1999&semester=1', 'isi 2027 1'],
])('selects a period: %s', (_, address, shown) => {
  show(address, { running: GANJIL })
  expect(screen.getByText(shown)).toBeVisible()
})

test('selects the first period when the current one is not a choice or is unknown', () => {
  show('/', { running: { tahun: 2030, semester: 1 } })
  show('/', { running: {} })
  expect(screen.getAllByText('isi 2027 2')).toHaveLength(2)
})

test('waits for the current period unless the URL names one', () => {
  show('/')
  expect(screen.getByRole('status', { name: /./ })).toBeInTheDocument()
  expect(screen.queryByText(/isi/)).toBeNull()
  show('/?tahun=2027&semester=2')
  expect(screen.getByText('isi 2027 2')).toBeVisible()
})

test('stores the selection in the URL and keeps the other parameters', async () => {
  show('/?tab=riwayat', { running: GANJIL })
  await userEvent.selectOptions(screen.getByLabelText('Periode'), '2026/2027 Genap')
  expect(screen.getByText('isi 2027 2')).toBeVisible()
  expect(screen.getByText('?tab=riwayat&tahun=2027&semester=2')).toBeVisible()
})

test('explains an empty list of periods', () => {
  show('/', { running: GANJIL, choices: [] })
  expect(screen.getByText('Periode muncul di sini.')).toBeVisible()
})
