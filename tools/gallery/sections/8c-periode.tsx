import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { type Periode, periodeLabel } from '#domain/periode/periode.ts'
import { getGetSemesterBerjalanQueryKey } from '#generated/client/periode/periode.ts'
import { ByPeriode } from '#kit/periode/by-periode.tsx'
import { Group, Tile } from '../group.tsx'

const CHOICES: Periode[] = [2, 1].map((semester) => ({ tahun: 2027, semester }))

/** Creates a client with the running period in its cache. The gallery sends no requests. */
const clientWith = (running: Periode | null): QueryClient => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, enabled: running !== null } } })
  if (running) client.setQueryData(getGetSemesterBerjalanQueryKey(), running)
  return client
}

interface Props {
  choices?: readonly Periode[]
  running?: Periode | null
  address?: string
}

const Shown = ({ choices = CHOICES, running = { tahun: 2027, semester: 1 }, address = '/' }: Props) => {
  const { t } = useTranslation('gallery')
  const [client] = useState(() => clientWith(running))
  return (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <ByPeriode choices={choices} empty={t('none')} lines={3}>
          {(periode) => <p>{periodeLabel(periode)}</p>}
        </ByPeriode>
      </MemoryRouter>
    </QueryClientProvider>
  )
}

export const Section = () => {
  const { t } = useTranslation('gallery')
  return (
    <Group title={t('periode')}>
      <Tile name="period running">
        <Shown />
      </Tile>
      <Tile name="period of the address">
        <Shown address="/?tahun=2027&semester=2" />
      </Tile>
      <Tile name="period pending">
        <Shown running={null} />
      </Tile>
      <Tile name="period empty">
        <Shown choices={[]} />
      </Tile>
    </Group>
  )
}
