import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { type Condition, Conditions } from '#features/studi-akhir/conditions.tsx'
import { getGetLogoPerguruanTinggiQueryKey, getGetSistemQueryKey } from '#generated/client/kampus/kampus.ts'
import { Group, Tile } from '../group.tsx'

const clientOf = (sistem: object): QueryClient => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(getGetSistemQueryKey(), sistem)
  client.setQueryData(getGetLogoPerguruanTinggiQueryKey(), {})
  return client
}
const WITH_CONTACT = clientOf({ data: [{ telepon: '(021) 555-0123', email: 'akademik@arunika.example' }] })
const WITHOUT_CONTACT = clientOf({})

export const Section = () => {
  const { t } = useTranslation('gallery')
  // An address outside of the menu, because the gallery has neither campus nor menu.
  const ways = { sks: { to: '/info', label: t('condition.way'), screen: t('condition.screen') } }
  const sks: Condition = {
    kode: 'sks',
    nama: t('condition.sks'),
    nilaiMinimal: '144',
    nilai: '84',
    terpenuhi: false,
    keterangan: t('condition.note'),
  }
  const ipk: Condition = { kode: 'ipk', nama: t('condition.ipk'), nilai: '3,51', terpenuhi: true }
  const skor: Condition = { kode: 'bahasa', nama: t('condition.skor'), nilaiMinimal: '450', terpenuhi: null }
  const tunggakan: Condition = { nama: t('condition.tunggakan'), nilai: 'Rp 2.750.000', terpenuhi: false, wajib: false }
  return (
    <Group title={t('conditions')}>
      <MemoryRouter>
        <QueryClientProvider client={WITH_CONTACT}>
          <Tile name="conditions">
            <Conditions items={[ipk, sks, tunggakan, skor]} ways={ways} />
          </Tile>
          <Tile name="conditions all met">
            <Conditions items={[ipk, { ...sks, nilai: '148', terpenuhi: true, keterangan: null }]} ways={ways} />
          </Tile>
        </QueryClientProvider>
        <QueryClientProvider client={WITHOUT_CONTACT}>
          <Tile name="conditions without a contact">
            <Conditions items={[skor, { nama: t('long'), nilai: '1', nilaiMinimal: '2', terpenuhi: false }]} />
          </Tile>
        </QueryClientProvider>
      </MemoryRouter>
    </Group>
  )
}
