import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fromUnits, isSama, type Jumlah, roundPecahanDown, roundPecahanUp } from '#domain/nilai/rata-rata.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { NumericInput } from '#shared/ui/input/numeric-input.tsx'
import { useAngka } from '../use-angka.ts'
import styles from './simulasi.module.css'
import { type Kejar as Hasil, kejarIpk } from './simulate-ipk.ts'

const NS = 'nilai'
const SETTLED_MS = 1000

/** Text key of each result. */
const JAWAB = {
  bisa: 'kejar.needs',
  tidak: 'kejar.unreachable',
  sudah: 'kejar.already',
  selesai: 'kejar.finished',
} as const
/** Text key of what is left after the expected grades. */
const SESUDAH: Partial<Record<Hasil['hasil'], string>> = { bisa: 'kejar.after', tidak: 'kejar.afterTooMuch' }

/** Returns a text for screen readers, delayed until the user stops typing. */
const useSettled = (words: string): string => {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [words])
  return settled
}

interface Props {
  /** Sum of the counted grades; `harapan` includes the expected ones. */
  kini: Jumlah
  harapan: Jumlah
  sksKelulusan: number
  /** Grade points of the best letter. */
  tertinggi: number
  /** Credits of the running classes without a grade. */
  sksBerjalan: number
  ingin: string
  onIngin: (wire: string) => void
}

/** Formats the figures of a result: the required average is rounded up, the reachable IPK down. */
const useWords = () => {
  const { ip, decimals } = useAngka()
  return ({ sisa, perlu, terbaik }: Hasil) => {
    const wire = terbaik && roundPecahanDown(terbaik, decimals)
    const needed = perlu && Number(roundPecahanUp(perlu, decimals))
    return { count: sisa, wire, perlu: ip(needed), terbaik: ip(wire === null ? null : Number(wire)) }
  }
}

interface JawabanProps extends Pick<Props, 'tertinggi' | 'sksBerjalan'> {
  of: Hasil
  /** Result after the expected grades; null when there are none. */
  after: Hasil | null
  onTake: (wire: string) => void
}

/** Required average, its credits and what is left after the expected grades; or the best IPK that is possible. */
const Jawaban = ({ of, after, tertinggi, sksBerjalan, onTake }: JawabanProps) => {
  const { t } = useTranslation(NS)
  const { desimal } = useAngka()
  const words = useWords()
  const { count: sisa, perlu, terbaik, wire } = words(of)
  const later = after && SESUDAH[after.hasil]
  const hasParts = sksBerjalan > 0 && sksBerjalan <= sisa
  if (of.hasil === 'bisa')
    return (
      <>
        <p className={styles.need}>
          <span>{t('kejar.average')}</span> <b>{perlu}</b> <span>{t('kejar.of', { count: sisa })}</span>
        </p>
        <p className={styles.minor}>
          {hasParts ? t('kejar.parts', { count: sksBerjalan, sesudah: sisa - sksBerjalan }) : t('kejar.rounded')}
        </p>
        {later ? <p>{t(later, words(after))}</p> : null}
      </>
    )
  if (of.hasil !== 'tidak') return <p className={styles.need}>{t(JAWAB[of.hasil], words(of))}</p>
  return (
    <div className={styles.need}>
      <p className={styles.bad}>
        <IconAlertTriangle size={20} aria-hidden />
        <span>{t('kejar.tooMuch', { terbaik })}</span>
      </p>
      <p className={styles.minor}>{t('kejar.best', { count: sisa, bobot: desimal(tertinggi) })}</p>
      {wire === null ? null : (
        <button type="button" className={buttonClass()} onClick={() => onTake(wire)}>
          {t('kejar.take', { ipk: terbaik })}
        </button>
      )}
    </div>
  )
}

/** What a target IPK at graduation requires of the remaining credits; states plainly when it is unreachable. */
export const Kejar = ({ kini, harapan, sksKelulusan, tertinggi, sksBerjalan, ingin, onIngin }: Props) => {
  const { t } = useTranslation(NS)
  const { desimal } = useAngka()
  const words = useWords()
  const field = useRef<HTMLInputElement>(null)
  const [taken, setTaken] = useState(0)
  const take = (wire: string) => {
    onIngin(wire)
    setTaken(taken + 1)
  }
  // The pressed button is removed: the focus moves to the field of the target.
  useEffect(() => {
    if (taken > 0) field.current?.focus()
  }, [taken])
  const wish = Number(ingin)
  const isWish = wish > 0 && wish <= tertinggi
  const ask = (jumlah: Jumlah) => (isWish ? kejarIpk(jumlah, sksKelulusan, wish, tertinggi) : null)
  const of = ask(kini)
  const after = isSama(kini, harapan) ? null : ask(harapan)
  const settled = useSettled(of ? t(JAWAB[of.hasil], words(of)) : '')
  const most = { bobot: desimal(tertinggi) }
  return (
    <section className={styles.wish} aria-labelledby="kejar">
      <h3 id="kejar">{t('kejar.title')}</h3>
      <NumericInput
        key={taken}
        ref={field}
        label={t('kejar.wish')}
        hint={t('kejar.most', most)}
        decimal
        unsigned
        maxLength={6}
        defaultValue={ingin}
        onValue={onIngin}
        error={ingin !== '' && !isWish ? t('kejar.bad', most) : undefined}
      />
      {of ? <Jawaban of={of} after={after} tertinggi={tertinggi} sksBerjalan={sksBerjalan} onTake={take} /> : null}
      <p className={styles.minor}>{t('kejar.basis', { count: fromUnits(kini.sks), kelulusan: sksKelulusan })}</p>
      <p role="status" className="visually-hidden">
        {settled}
      </p>
    </section>
  )
}
