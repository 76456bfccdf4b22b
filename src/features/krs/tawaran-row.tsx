import { IconLock } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { memo, useId } from 'react'
import { buttonClass } from '#shared/ui/button-class.ts'
import { kelasText } from './kelas-select.tsx'
import type { MakulTawaran } from './makul-tawaran.ts'
import styles from './tawaran.module.css'

/** What a row can be asked to do. */
export type RowAction = (what: 'pick' | 'reserve' | 'remove', makul: MakulTawaran) => void

interface Props {
  makul: MakulTawaran
  state: 'open' | 'picked' | 'reserved'
  isTooMuch: boolean
  /** What a pick of it would clash with, a line each; empty without any. */
  warnings: string
  act: RowAction
  /** Says which makul the person points at; null for none any more. */
  point: (makul: MakulTawaran | null) => void
  t: TFunction<'krs'>
  language: string
}

const Buttons = ({ makul, state, act, point, t, warningId }: Props & { warningId: string | undefined }) => {
  const { namaMakul, kelas } = makul
  if (state !== 'open') {
    return (
      <button
        type="button"
        className={buttonClass()}
        aria-label={t('action.drop', { makul: namaMakul })}
        onClick={() => act('remove', makul)}
      >
        {t('action.dropShort')}
      </button>
    )
  }
  if (kelas.length === 0) return <p className={styles['why']}>{t('offer.noKelas')}</p>
  return (
    <>
      <button
        type="button"
        className={buttonClass()}
        aria-label={t('action.take', { makul: namaMakul })}
        aria-describedby={warningId}
        onClick={() => act('pick', makul)}
        onFocus={() => point(makul)}
        onBlur={() => point(null)}
        onPointerEnter={() => point(makul)}
        onPointerLeave={() => point(null)}
      >
        {t('action.takeShort')}
      </button>
      <button
        type="button"
        className={buttonClass('quiet')}
        aria-label={t('action.reserve', { makul: namaMakul })}
        onClick={() => act('reserve', makul)}
      >
        {t('action.reserveShort')}
      </button>
    </>
  )
}

const WhyNotEligible = ({ makul: { alasan, prasyarat }, t }: Props) => (
  <p className={styles['why']}>
    <IconLock size={16} aria-hidden />
    <span>
      {alasan || t('offer.notEligible')}
      {alasan || prasyarat.length === 0 ? null : ` ${t('offer.prasyarat', { kode: prasyarat.join(', ') })}`}
      <code>KRS-PRASYARAT</code>
    </span>
  </p>
)

const factsText = ({ makul: { kodeMakul, sks, semesterKe, sifat, nilaiSebelumnya }, t }: Props): string =>
  [
    kodeMakul,
    sks === null ? '' : t('sks.value', { sks }),
    semesterKe === null ? '' : t('offer.semesterKe', { semester: semesterKe }),
    sifat,
    nilaiSebelumnya ? t('offer.nilai', { nilai: nilaiSebelumnya }) : '',
  ]
    .filter(Boolean)
    .join(' · ')

/** A makul on offer. There may be hundreds: all that changes is told in plain values, and what is out of sight waits. */
export const TawaranRow = memo((props: Props) => {
  const { makul, state, isTooMuch, warnings, t, language } = props
  const id = useId()
  const lines = [...(isTooMuch ? [t('offer.tooMuch')] : []), ...warnings.split('\n').filter(Boolean)]
  const { namaMakul, kelas, isEligible } = makul
  return (
    <li className={`${String(styles['row'])} ${isEligible ? '' : String(styles['off'])}`}>
      <div className={styles['name']}>
        <h3>{namaMakul}</h3>
        <p>{factsText(props)}</p>
        <ul>
          {kelas.map((one) => (
            <li key={one.idKelas}>{kelasText(one, t, language)}</li>
          ))}
        </ul>
        {lines.length > 0 ? (
          <div id={id} className={styles['warn']}>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        ) : null}
      </div>
      <div className={styles['buttons']}>
        {isEligible || state !== 'open' ? <Buttons {...props} warningId={lines.length > 0 ? id : undefined} /> : null}
      </div>
      {isEligible || state !== 'open' ? null : <WhyNotEligible {...props} />}
    </li>
  )
})
TawaranRow.displayName = 'TawaranRow'
