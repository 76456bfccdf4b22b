import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { MahasiswaContext } from '#domain/mahasiswa/mahasiswa-context.ts'
import type { OutboxEntry } from '#gateway/writes/outbox-entry.ts'
import { getGetLogoPerguruanTinggiQueryKey, getGetSistemQueryKey } from '#generated/client/kampus/kampus.ts'
import { ActionArea } from '#kit/action/action-area.tsx'
import { ActionNotices } from '#kit/action/action-notices.tsx'
import { ARRIVAL_MS } from '#kit/action/arrival.ts'
import { BeingChecked } from '#kit/action/being-checked.tsx'
import { UploadProgress } from '#kit/action/upload-progress.tsx'
import { useAction } from '#kit/action/use-action.tsx'
import { now } from '#shared/state/clock.ts'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { Group, Tile } from '../group.tsx'

const STUDENT = '240117023'
const SLOW_MS = 2000

/** Client with the campus in its cache, because the gallery sends no requests. */
const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
client.setQueryData(getGetSistemQueryKey(), {
  data: [{ nama: 'Universitas Arunika', telepon: '(021) 555-0123', email: 'keuangan@arunika.ac.id' }],
})
client.setQueryData(getGetLogoPerguruanTinggiQueryKey(), {})

const Cuti = ({ locked = false }: { locked?: boolean }) => {
  const { t } = useTranslation('gallery')
  const cuti = useAction(
    {
      operation: 'registerKompre', // an operation that the specification shows
      words: 'gallery:cuti',
      describe: () => t('cuti'),
      send: (_: { idMahasiswa: string }) => new Promise((resolve) => setTimeout(resolve, SLOW_MS)),
    },
    { questionOf: () => t('cuti.ask'), reason: locked ? { text: t('save.reason') } : null },
  )
  return (
    <ActionArea of={cuti}>
      <ActionButton variant="main" reason={cuti.reason} onClick={() => cuti.confirm({ idMahasiswa: STUDENT })}>
        {t('cuti')}
      </ActionButton>
    </ActionArea>
  )
}

/** Renders two pending writes: one just sent, and one whose outcome should be known by now. */
const Checked = () => {
  const { t } = useTranslation('gallery')
  const entry = (key: string, ageMs: number, phase: OutboxEntry['phase']): OutboxEntry => ({
    key,
    operation: '',
    payload: null,
    label: t('cuti'),
    type: 'Gateway Timeout',
    since: now().getTime() - ageMs,
    phase,
    next: { kind: 'check', check: undefined },
  })
  return (
    <BeingChecked
      entries={[entry('now', 0, 'checking'), entry('long', 2 * ARRIVAL_MS, 'unknown')]}
      doubt={t('cuti.doubt')}
    />
  )
}

export const Section = () => {
  const { t } = useTranslation('gallery')
  return (
    <QueryClientProvider client={client}>
      <MahasiswaContext value={STUDENT}>
        <Group title={t('kit')}>
          <Tile name="action">
            <Cuti />
          </Tile>
          <Tile name="action with a reason">
            <Cuti locked />
          </Tile>
          <Tile name="action notices">
            <ActionNotices
              notDone={t('cuti.notDone')}
              queued={t('ui:action.queued')}
              changed={t('cuti.changed')}
              failure={{ message: t('refused') }}
            />
            <ActionNotices notDone={null} queued={null} changed={null} failure={{ message: '' }} />
          </Tile>
          <Tile name="file on its way">
            <UploadProgress sent={{ loaded: 1_300_000, total: 3_700_000 }} onStop={() => undefined} />
            <UploadProgress sent={{ loaded: 3_700_000, total: 3_700_000 }} onStop={() => undefined} />
          </Tile>
          <Tile name="being checked">
            <Checked />
          </Tile>
        </Group>
      </MahasiswaContext>
    </QueryClientProvider>
  )
}
