import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { fieldsOf, labelOf } from '#kit/form/field.ts'
import { changedFields, startValues } from '#kit/form/field-values.ts'
import { FieldsForm } from '#kit/form/fields-form.tsx'
import { ChangeSummary } from '#kit/form/save-bar.tsx'
import { useFieldsForm } from '#kit/form/use-fields-form.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { SaveButton } from '#shared/ui/form/save-button.tsx'
import { Group, Tile } from '../group.tsx'

const UKURAN = ['S', 'M', 'L', 'XL'].map((kode) => ({ kode, nama: kode }))
const FIELDS = fieldsOf(
  z.object({
    judul: z.string().check(z.maxLength(40)),
    nik: z.optional(z.string()),
    telepon: z.optional(z.string()),
    tanggal: z.string(),
    ukuran: z.enum(['S', 'M', 'L', 'XL']),
    toga: z.optional(z.enum(['S', 'M', 'L', 'XL'])),
    jumlah: z.int().check(z.gte(5)),
    biaya: z.optional(z.int()),
    setuju: z.boolean(),
    alasan: z.optional(z.string().check(z.maxLength(200))),
    berkas: z.optional(z.instanceof(Blob)),
    anggota: z.array(z.object({ nama: z.string(), nim: z.optional(z.string()) })),
  }),
  {
    judul: { kind: 'text', wide: true, hint: 'hint' },
    nik: { kind: 'text', input: 'numeric', rule: 'nik' },
    telepon: { kind: 'text', input: 'tel', rule: 'telepon' },
    tanggal: { kind: 'date', rule: 'usiaMahasiswa' },
    ukuran: { kind: 'choice', choices: UKURAN, texts: 'ukuran' },
    toga: { kind: 'choice', choices: UKURAN, texts: 'ukuran', variant: 'select' },
    jumlah: { kind: 'number' },
    biaya: { kind: 'rupiah' },
    setuju: { kind: 'tick' },
    alasan: { kind: 'lines', when: ({ setuju }) => setuju === true },
    berkas: { kind: 'file', accept: '.pdf,.jpg', maxBytes: 2_000_000, wide: true },
    anggota: { kind: 'rows', fields: { nama: { kind: 'text' }, nim: { kind: 'text', input: 'numeric' } } },
  },
)
const WRONG = {
  ...startValues(FIELDS),
  nik: '3374',
  telepon: '62812',
  tanggal: '2020-01-01',
  jumlah: '2',
  anggota: [{ nama: '', nim: '' }],
}

/** Renders a declared form with every kind of field. `sent` submits it at once, to show its errors. */
const Declared = ({ sent = false }: { sent?: boolean }) => {
  const form = useFieldsForm({ ns: 'gallery', fields: FIELDS, name: null, start: sent ? WRONG : startValues(FIELDS) })
  const around = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (sent) around.current?.querySelector('form')?.requestSubmit()
  }, [sent])
  return (
    <div ref={around}>
      <FieldsForm form={form} onSend={() => undefined}>
        <div>
          <SaveButton />
        </div>
      </FieldsForm>
    </div>
  )
}

const BEFORE = { ...startValues(FIELDS), judul: 'Sistem informasi', ukuran: 'M', setuju: false }
const AFTER = { ...BEFORE, judul: '', ukuran: 'XL', setuju: true }

export const Section = () => {
  const { t } = useTranslation('gallery')
  const [isOpen, setOpen] = useState(false)
  return (
    <Group title={t('kit.form')}>
      <Tile name="declared form" wide>
        <Declared />
      </Tile>
      <Tile name="declared form, wrong" wide>
        <Declared sent />
      </Tile>
      <Tile name="changes">
        <button type="button" className={buttonClass()} onClick={() => setOpen(true)}>
          changes
        </button>
        {isOpen ? (
          <ChangeSummary
            ns="gallery"
            changes={changedFields(FIELDS, BEFORE, AFTER).map((field) => ({ field, label: labelOf(field, t) }))}
            before={BEFORE}
            after={AFTER}
            pending={false}
            onConfirm={() => setOpen(false)}
            onCancel={() => setOpen(false)}
          />
        ) : null}
      </Tile>
    </Group>
  )
}
