import { IconPlus, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addJumlah, fromUnits } from '#domain/nilai/rata-rata.ts'
import { randomId } from '#shared/state/random-id.ts'
import { joined } from '#shared/text/joined.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { SelectInput } from '#shared/ui/choice/select-input.tsx'
import { NumericInput } from '#shared/ui/input/numeric-input.tsx'
import { useAngka } from '../use-angka.ts'
import type { MakulSimulasi } from './makul-simulasi.ts'
import styles from './simulasi.module.css'
import type { Huruf } from './skala.ts'
import type { SimulasiInput } from './use-simulasi-input.ts'

const NS = 'nilai'
/** Upper limit for the credits of one course. */
const MAX_SKS = 40

/** Input of the student with its setter. */
export interface Diisi {
  isian: SimulasiInput
  change: (part: Partial<SimulasiInput>) => void
  skala: readonly Huruf[]
}

interface GrupProps extends Diisi {
  /** Text keys; the hint may contain the number of courses and credits. */
  title: string
  hint: string
  rows: readonly MakulSimulasi[]
  /** Returns a note about a course, besides its credits. */
  noteOf?: (row: MakulSimulasi) => string
  /** True when the student added the courses and may remove them. */
  isOwn?: boolean
  children?: ReactNode
}

/** Returns the total credits of some courses. */
export const sksOf = (rows: readonly MakulSimulasi[]): number =>
  fromUnits(addJumlah(rows.map(({ sks }) => ({ sks, bobot: 0 }))).sks)

/** Returns the input without an added or repeated course. */
const without = ({ harapan, tambahan, ulang }: SimulasiInput, kunci: string): Partial<SimulasiInput> => ({
  harapan: Object.fromEntries(Object.entries(harapan).filter(([one]) => one !== kunci)),
  tambahan: tambahan.filter((one) => one.kunci !== kunci),
  ulang: ulang.filter((one) => one !== kunci),
})

/** A group of courses with the letter that the student expects for each. */
export const Grup = ({ title, hint, rows, noteOf, isOwn = false, isian, change, skala, children }: GrupProps) => {
  const { t } = useTranslation(NS)
  const { desimal, sksText } = useAngka()
  const group = useRef<HTMLFieldSetElement>(null)
  const remove = (kunci: string) => {
    change(without(isian, kunci))
    group.current?.focus() // the button is removed with its row
  }
  return (
    <fieldset ref={group} className={styles.group} tabIndex={-1}>
      <legend>{t(title)}</legend>
      <p className={styles.minor}>{t(hint, { count: rows.length, sks: sksOf(rows) })}</p>
      {rows.map((row) => {
        const { kunci, nama, sks, huruf } = row
        return (
          <div key={kunci} className={styles.row}>
            <SelectInput
              label={nama}
              hint={joined(sksText(sks), huruf && t('simulasi.now', { huruf }), noteOf?.(row))}
              value={isian.harapan[kunci] ?? ''}
              onChange={({ target }) => change({ harapan: { ...isian.harapan, [kunci]: target.value } })}
              placeholder={t('simulasi.unset')}
            >
              {skala.map((one) => (
                <option key={one.huruf} value={one.huruf}>
                  {`${one.huruf} · ${desimal(one.bobot)}`}
                </option>
              ))}
            </SelectInput>
            {isOwn ? (
              <button
                type="button"
                className={buttonClass('icon')}
                aria-label={t('simulasi.remove', { nama })}
                onClick={() => remove(kunci)}
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

/** Adds a course of a later semester that is not in any plan yet, by its credits. */
export const AddMakul = ({ isian, change }: Diisi) => {
  const { t } = useTranslation(NS)
  const [sks, setSks] = useState('')
  const [added, setAdded] = useState(0)
  const number = Number(sks)
  const isGood = number > 0 && number <= MAX_SKS
  const add = () => {
    if (!isGood) return
    change({ tambahan: [...isian.tambahan, { kunci: `tambahan ${randomId()}`, sks: number }] })
    setSks('')
    setAdded(added + 1)
  }
  return (
    <div className={styles.add}>
      <NumericInput
        key={added}
        label={t('simulasi.added.sks')}
        decimal
        unsigned
        maxLength={4}
        onValue={setSks}
        error={sks !== '' && !isGood ? t('simulasi.added.bad', { count: MAX_SKS }) : undefined}
      />
      <button type="button" className={buttonClass()} onClick={add}>
        <IconPlus size={20} aria-hidden />
        <span>{t('simulasi.add')}</span>
      </button>
    </div>
  )
}

/** Selects a graded course to be repeated. */
export const Ulangi = ({ rows, isian, change }: Diisi & { rows: readonly MakulSimulasi[] }) => {
  const { t } = useTranslation(NS)
  const rest = rows.filter(({ kunci }) => !isian.ulang.includes(kunci))
  return (
    <SelectInput
      label={t('simulasi.repeat')}
      value=""
      placeholder={t('simulasi.repeat.choose')}
      onChange={({ target }) => change({ ulang: [...isian.ulang, target.value] })}
    >
      {rest.map(({ kunci, nama, huruf }) => (
        <option key={kunci} value={kunci}>
          {`${huruf ?? ''} · ${nama}`}
        </option>
      ))}
    </SelectInput>
  )
}
