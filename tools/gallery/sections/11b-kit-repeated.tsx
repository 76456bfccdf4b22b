import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { fieldsOf, scaleOf } from '#kit/form/field.ts'
import { startValues } from '#kit/form/field-values.ts'
import { FieldsForm } from '#kit/form/fields-form.tsx'
import { useFieldsForm } from '#kit/form/use-fields-form.ts'
import { SaveButton } from '#shared/ui/form/save-button.tsx'
import { Group, Tile } from '../group.tsx'

const UKURAN = ['S', 'M', 'L', 'XL', 'XXL'].map((kode) => ({ kode, nama: kode }))

/** Fields with several values, and a scale. */
const useFields = () => {
  const { t } = useTranslation('gallery')
  return fieldsOf(
    z.object({
      kataKunci: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(3)),
      ukuran: z.array(z.enum(['S', 'M', 'L', 'XL', 'XXL'])).check(z.maxLength(2)),
      jumlah: z.int().check(z.gte(1), z.lte(5)),
    }),
    {
      kataKunci: { kind: 'texts', label: 'field.judul' },
      ukuran: { kind: 'several', choices: UKURAN },
      jumlah: {
        kind: 'scale',
        labelText: `${t('question')}: {{1}}`,
        choices: scaleOf(1, 5, { low: t('low'), high: t('high') }),
      },
    },
  )
}

interface Props {
  start?: object
  /** Submits at once, so that the errors are shown. */
  sent?: boolean
}

const Declared = ({ start, sent = false }: Props) => {
  const fields = useFields()
  const form = useFieldsForm({ ns: 'gallery', fields, name: null, start: startValues(fields, start) })
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

export const Section = () => {
  const { t } = useTranslation('gallery')
  return (
    <Group title={t('kit.several')}>
      <Tile name="texts, several, scale" wide>
        <Declared />
      </Tile>
      <Tile name="texts, several, scale, full" wide>
        <Declared start={{ kataKunci: ['batik', 'tenun', 'pola'], ukuran: ['S', 'L'], jumlah: '4' }} />
      </Tile>
      <Tile name="texts, several, scale, wrong" wide>
        <Declared start={{ kataKunci: ['batik', ''] }} sent />
      </Tile>
    </Group>
  )
}
