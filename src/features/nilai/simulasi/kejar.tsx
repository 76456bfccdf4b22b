import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  bulatkanKeAtas,
  bulatkanKeBawah,
  fromUnits,
  isSama,
  type Jumlah,
  type Pecahan,
} from '#domain/nilai/rata-rata.ts'
import { type Kejar as Hasil, kejarIpk } from '#domain/nilai/simulasi.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { NumericInput } from '#shared/ui/input/numeric-input.tsx'
import { useAngka } from '../use-angka.ts'
import styles from './simulasi.module.css'

const NS = 'nilai'
const SETTLED_MS = 1000

/** A sentence that is read out once nobody types any more. */
const useSettled = (words: string): string => {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [words])
  return settled
}

interface Batas {
  sksKelulusan: number
  /** Grade points of the best letter. */
  tertinggi: number
}

interface Props extends Batas {
  /** What is counted so far, and with the grades that the student expects. */
  kini: Jumlah
  harapan: Jumlah
  /** Credits of the classes that run and have no grade yet. */
  sksBerjalan: number
  ingin: string
  onIngin: (wire: string) => void
}

const useAverage = () => {
  const { ip, decimals } = useAngka()
  return {
    /** What is needed: never less than it is. */
    up: (of: Pecahan | null) => ip(of && Number(bulatkanKeAtas(of, decimals))),
    /** What can be reached: never more than it is. */
    down: (of: Pecahan | null) => ip(of && Number(bulatkanKeBawah(of, decimals))),
    wire: (of: Pecahan | null) => of && bulatkanKeBawah(of, decimals),
  }
}

/** What the wish asks for, in a sentence. */
const useJawab = () => {
  const { t } = useTranslation(NS)
  const { up, down } = useAverage()
  return ({ hasil, perlu, sisa, terbaik }: Hasil): string => {
    const words = { sisa, perlu: up(perlu), terbaik: down(terbaik) }
    if (hasil === 'bisa') return t('kejar.needs', words)
    if (hasil === 'tidak') return t('kejar.unreachable', words)
    return hasil === 'sudah' ? t('kejar.already', words) : t('kejar.finished', words)
  }
}

const Jawaban = ({ of, tertinggi, onTake }: { of: Hasil; tertinggi: number; onTake: (wire: string) => void }) => {
  const { t } = useTranslation(NS)
  const { desimal } = useAngka()
  const { up, down, wire } = useAverage()
  const jawab = useJawab()
  const { hasil, perlu, sisa, terbaik } = of
  const best = wire(terbaik)
  if (hasil === 'bisa')
    return (
      <p className={styles.need}>
        {t('kejar.average')} <b>{up(perlu)}</b> {t('kejar.of', { sisa })}
      </p>
    )
  if (hasil !== 'tidak') return <p className={styles.need}>{jawab(of)}</p>
  return (
    <div className={styles.need}>
      <p className={styles.bad}>
        <IconAlertTriangle size={20} aria-hidden />
        {t('kejar.tooMuch', { terbaik: down(terbaik) })}
      </p>
      <p className={styles.minor}>{t('kejar.best', { sisa, bobot: desimal(tertinggi) })}</p>
      {best === null ? null : (
        <button type="button" className={buttonClass()} onClick={() => onTake(best)}>
          {t('kejar.take', { ipk: down(terbaik) })}
        </button>
      )}
    </div>
  )
}

/** Of which credits the average is, and what is left to do once the expected grades have come. */
const Sesudah = ({ of, wish, ...props }: Omit<Props, 'ingin' | 'onIngin'> & { of: Hasil; wish: number }) => {
  const { t } = useTranslation(NS)
  const { up, down } = useAverage()
  const { kini, harapan, sksKelulusan, tertinggi, sksBerjalan } = props
  const after = isSama(kini, harapan) ? null : kejarIpk(harapan, sksKelulusan, wish, tertinggi)
  const hasParts = sksBerjalan > 0 && sksBerjalan <= of.sisa
  return (
    <>
      <p className={styles.minor}>
        {hasParts ? t('kejar.parts', { berjalan: sksBerjalan, sesudah: of.sisa - sksBerjalan }) : t('kejar.rounded')}
      </p>
      {after?.hasil === 'bisa' ? <p>{t('kejar.after', { sisa: after.sisa, perlu: up(after.perlu) })}</p> : null}
      {after?.hasil === 'tidak' ? <p>{t('kejar.afterTooMuch', { terbaik: down(after.terbaik) })}</p> : null}
    </>
  )
}

/** The wish as a number; null while there is none, or none that the scale has. */
const wishOf = (ingin: string, tertinggi: number): number | null => {
  const wish = Number(ingin)
  return ingin !== '' && wish > 0 && wish <= tertinggi ? wish : null
}

/** What a wished IPK at graduation needs of the credits that are left; plainly, where it can not be reached. */
export const Kejar = ({ ingin, onIngin, ...props }: Props) => {
  const { t } = useTranslation(NS)
  const { desimal } = useAngka()
  const jawab = useJawab()
  const { kini, sksKelulusan, tertinggi } = props
  const field = useRef<HTMLInputElement>(null)
  const [taken, setTaken] = useState(0)
  const take = (wire: string) => {
    onIngin(wire)
    setTaken(taken + 1)
  }
  // The button that was pressed is gone: the keyboard goes on where the wish stands.
  useEffect(() => {
    if (taken > 0) field.current?.focus()
  }, [taken])
  const wish = wishOf(ingin, tertinggi)
  const of = wish === null ? null : kejarIpk(kini, sksKelulusan, wish, tertinggi)
  const settled = useSettled(of ? jawab(of) : '')
  return (
    <section className={styles.wish} aria-labelledby="kejar">
      <h3 id="kejar">{t('kejar.title')}</h3>
      <NumericInput
        key={taken}
        ref={field}
        label={t('kejar.wish')}
        hint={t('kejar.most', { bobot: desimal(tertinggi) })}
        decimal
        unsigned
        maxLength={6}
        defaultValue={ingin}
        onValue={onIngin}
        error={ingin !== '' && wish === null ? t('kejar.bad', { bobot: desimal(tertinggi) }) : undefined}
      />
      {of ? <Jawaban of={of} tertinggi={tertinggi} onTake={take} /> : null}
      {of?.hasil === 'bisa' && wish !== null ? <Sesudah {...props} of={of} wish={wish} /> : null}
      <p className={styles.minor}>{t('kejar.basis', { sks: fromUnits(kini.sks), kelulusan: sksKelulusan })}</p>
      <p role="status" className="visually-hidden">
        {settled}
      </p>
    </section>
  )
}
