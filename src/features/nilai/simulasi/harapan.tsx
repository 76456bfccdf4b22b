import { IconPlus, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Huruf } from '#domain/nilai/skala.ts'
import { randomId } from '#shared/state/random-id.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { SelectInput } from '#shared/ui/choice/select-input.tsx'
import { NumericInput } from '#shared/ui/input/numeric-input.tsx'
import { useAngka } from '../use-angka.ts'
import type { MakulSimulasi } from './makul-simulasi.ts'
import styles from './simulasi.module.css'
import type { Isian } from './use-isian.ts'

const NS = 'nilai'
/** No course of a campus has more. */
const MAX_SKS = 40

/** What the student fills in, and how it is changed. */
export interface Diisi {
  isian: Isian
  change: (part: Partial<Isian>) => void
  skala: readonly Huruf[]
}

interface GrupProps extends Diisi {
  title: string
  hint?: string
  rows: readonly MakulSimulasi[]
  /** What is known of a course besides its credits. */
  noteOf?: (row: MakulSimulasi) => string
  onRemove?: (kunci: string) => void
  children?: ReactNode
}

/** Some courses, each with the letter that the student expects. */
export const Grup = ({ title, hint, rows, noteOf, onRemove, isian, change, skala, children }: GrupProps) => {
  const { t } = useTranslation(NS)
  const { desimal } = useAngka()
  const expect = (kunci: string, huruf: string) => change({ harapan: { ...isian.harapan, [kunci]: huruf } })
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {hint ? <p className={styles.minor}>{hint}</p> : null}
      {rows.map((row) => {
        const { kunci, nama, sks, huruf } = row
        const facts = [t('row.sks', { sks }), huruf && t('simulasi.now', { huruf }), noteOf?.(row)]
        return (
          <div key={kunci} className={styles.row}>
            <SelectInput
              label={nama}
              hint={facts.filter(Boolean).join(' · ')}
              value={isian.harapan[kunci] ?? ''}
              onChange={({ target }) => expect(kunci, target.value)}
              placeholder={t('simulasi.unset')}
            >
              {skala.map((one) => (
                <option key={one.huruf} value={one.huruf}>
                  {one.huruf} · {desimal(one.bobot)}
                </option>
              ))}
            </SelectInput>
            {onRemove ? (
              <button
                type="button"
                className={buttonClass('icon')}
                aria-label={t('simulasi.remove', { nama })}
                onClick={() => onRemove(kunci)}
              >
                <IconTrash size={20} aria-hidden />
              </button>
            ) : null}
          </div>
        )
      })}
      {children}
    </fieldset>
  )
}

/** What is filled in without a course that was added or would be repeated. */
const without = ({ harapan, tambahan, ulang }: Isian, kunci: string): Partial<Isian> => ({
  harapan: Object.fromEntries(Object.entries(harapan).filter(([one]) => one !== kunci)),
  tambahan: tambahan.filter((one) => one.kunci !== kunci),
  ulang: ulang.filter((one) => one !== kunci),
})

/** Courses of a later semester that no plan names yet: the student adds them by their credits. */
export const Rencana = ({ rencana, ...diisi }: Diisi & { rencana: readonly MakulSimulasi[] }) => {
  const { t } = useTranslation(NS)
  const { isian, change } = diisi
  const [sks, setSks] = useState('')
  const number = Number(sks)
  const isBad = sks !== '' && !(number > 0 && number <= MAX_SKS)
  const add = () => {
    if (sks === '' || isBad) return
    change({ tambahan: [...isian.tambahan, { kunci: `tambahan ${randomId()}`, sks: number }] })
    setSks('')
  }
  return (
    <>
      {rencana.length > 0 ? (
        <Grup {...diisi} title={t('simulasi.planned')} hint={t('simulasi.planned.hint')} rows={rencana} />
      ) : null}
      <Grup
        {...diisi}
        title={t('simulasi.added')}
        hint={t('simulasi.added.hint')}
        rows={tambahanRows(isian.tambahan, (nomor) => t('simulasi.added.name', { nomor }))}
        onRemove={(kunci) => change(without(isian, kunci))}
      >
        <div className={styles.add}>
          <NumericInput
            key={isian.tambahan.length}
            label={t('simulasi.added.sks')}
            decimal
            unsigned
            maxLength={4}
            onValue={setSks}
            error={isBad ? t('simulasi.added.bad', { max: MAX_SKS }) : undefined}
          />
          <button type="button" className={buttonClass()} onClick={add}>
            <IconPlus size={20} aria-hidden />
            {t('simulasi.add')}
          </button>
        </div>
      </Grup>
    </>
  )
}

/** The added courses, numbered: they have no name. */
export const tambahanRows = (rows: Isian['tambahan'], nameOf: (nomor: number) => string): MakulSimulasi[] =>
  rows.map(({ kunci, sks }, index) => ({ kunci, sks, nama: nameOf(index + 1) }))

/** Courses that have a grade already and would be taken again. */
export const Ulang = ({ rows, ...diisi }: Diisi & { rows: readonly MakulSimulasi[] }) => {
  const { t } = useTranslation(NS)
  const { isian, change } = diisi
  const chosen = rows.filter(({ kunci }) => isian.ulang.includes(kunci))
  const rest = rows.filter(({ kunci }) => !isian.ulang.includes(kunci))
  return (
    <Grup
      {...diisi}
      title={t('simulasi.repeated')}
      hint={t('simulasi.repeated.hint')}
      rows={chosen}
      onRemove={(kunci) => change(without(isian, kunci))}
    >
      <SelectInput
        label={t('simulasi.repeat')}
        value=""
        placeholder={t('simulasi.repeat.choose')}
        onChange={({ target }) => change({ ulang: [...isian.ulang, target.value] })}
      >
        {rest.map(({ kunci, nama, huruf }) => (
          <option key={kunci} value={kunci}>
            {huruf} · {nama}
          </option>
        ))}
      </SelectInput>
    </Grup>
  )
}
