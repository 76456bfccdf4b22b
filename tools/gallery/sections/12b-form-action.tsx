import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import * as z from 'zod/mini'
import { MahasiswaContext } from '#domain/mahasiswa/mahasiswa-context.ts'
import { GatewayError } from '#gateway/call/gateway-error.ts'
import { fieldsOf } from '#kit/form/field.ts'
import { bodyOf } from '#kit/form/field-values.ts'
import { FormAction } from '#kit/form/form-action.tsx'
import { Group, Tile } from '../group.tsx'

const PLACE = { idMahasiswa: '240117023' }
const OPERATION = 'registerKompre'

const Body = z.object({
  alasan: z.string().check(z.maxLength(200)),
  berkas: z.optional(z.instanceof(Blob)),
  anggota: z.array(z.object({ nama: z.string(), nim: z.optional(z.string()) })),
})
const FIELDS = fieldsOf(Body, {
  alasan: { kind: 'lines' },
  berkas: { kind: 'file', accept: '.pdf,.jpg', maxBytes: 2_000_000, wide: true },
  anggota: { kind: 'rows', fields: { nama: { kind: 'text' }, nim: { kind: 'text', input: 'numeric' } } },
})

interface Props {
  param: string
  locked?: boolean
}

/** A form above the screen. Its write is rejected, with errors at its fields and as a whole. */
const Cuti = ({ param, locked = false }: Props) => {
  const { t } = useTranslation('gallery')
  const refuse = () => {
    const errors = [
      { field: 'alasan', message: t('refused') },
      { field: 'anggota.0', message: t('refused') },
    ]
    return Promise.reject(
      new GatewayError(t('cuti.notDone'), { kind: 'client', operation: OPERATION, cause: { errors } }),
    )
  }
  return (
    <FormAction
      action={{ operation: OPERATION, words: 'gallery:cuti', describe: () => t('cuti'), send: refuse }}
      place={PLACE}
      ns="gallery"
      fields={FIELDS}
      draft={null}
      toVariables={(values) => ({ ...PLACE, data: Body.parse(bodyOf(FIELDS, values)) })}
      param={param}
      title={t('cuti')}
      intro={<p>{t('long')}</p>}
      reason={locked ? { text: t('save.reason') } : null}
    />
  )
}

const client = new QueryClient()

export const Section = () => {
  const { t } = useTranslation('gallery')
  return (
    <QueryClientProvider client={client}>
      <MahasiswaContext value={PLACE.idMahasiswa}>
        <MemoryRouter>
          <Group title={t('kit.formAction')}>
            <Tile name="form action">
              <Cuti param="cuti" />
            </Tile>
            <Tile name="form action with a reason">
              <Cuti param="locked" locked />
            </Tile>
          </Group>
        </MemoryRouter>
      </MahasiswaContext>
    </QueryClientProvider>
  )
}
