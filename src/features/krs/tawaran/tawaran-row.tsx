import { IconLock } from '@tabler/icons-react'
import { memo } from 'react'
import { buttonClass } from '#shared/ui/button-class.ts'
import { KelasRow, type RowTools } from './kelas-row.tsx'
import type { MakulTawaran } from './makul-tawaran.ts'
import styles from './tawaran.module.css'

interface Props {
  makul: MakulTawaran
  state: 'open' | 'picked' | 'reserved'
  isTooMuch: boolean
  /** What each class would clash with, in their order: a line each, an empty line between two classes. */
  warnings: string
  tools: RowTools
}

const WhyNotEligible = ({ makul: { alasanTidakEligible: alasan, prasyarat }, tools: { t } }: Props) => (
  <p className={styles['why']}>
    <IconLock size={16} aria-hidden />
    <span>
      {alasan || t('offer.notEligible')}
      {alasan || prasyarat.length === 0 ? null : ` ${t('offer.prasyarat', { kode: prasyarat.join(', ') })}`}
      <code>KRS-PRASYARAT</code>
    </span>
  </p>
)

const factsText = ({ makul, tools: { t } }: Props): string => {
  const { kodeMakul, sks, semesterKe, sifat, nilaiSebelumnya } = makul
  return [
    kodeMakul,
    sks === null ? '' : t('sks.value', { count: sks }),
    semesterKe === null ? '' : t('offer.semesterKe', { semester: semesterKe }),
    sifat,
    nilaiSebelumnya ? t('offer.nilai', { nilai: nilaiSebelumnya }) : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

/** A makul on offer. There may be hundreds: all that changes is told in plain values, and what is out of sight waits. */
export const TawaranRow = memo((props: Props) => {
  const { makul, state, isTooMuch, warnings, tools } = props
  const { namaMakul, kelas, isEligible } = makul
  const { act, t } = tools
  const isOpen = state === 'open' && isEligible
  const ofKelas = warnings.split('\n\n').map((lines) => lines.split('\n').filter(Boolean))
  return (
    <li className={`${String(styles['row'])} ${isEligible ? '' : String(styles['off'])}`}>
      <div className={styles['name']}>
        <div>
          <h3>{namaMakul}</h3>
          <p>{factsText(props)}</p>
        </div>
        {state === 'open' ? null : (
          <button
            type="button"
            className={buttonClass()}
            aria-label={t('action.drop', { makul: namaMakul })}
            onClick={() => act('remove', makul)}
          >
            {t('action.dropShort')}
          </button>
        )}
      </div>
      <ul>
        {kelas.map((one, place) => (
          <KelasRow
            key={one.idKelas}
            makul={makul}
            kelas={one}
            warnings={[...(isTooMuch ? [t('offer.tooMuch')] : []), ...(ofKelas[place] ?? [])]}
            isOpen={isOpen}
            tools={tools}
          />
        ))}
      </ul>
      {isOpen && kelas.length === 0 ? <p className={styles['why']}>{t('offer.noKelas')}</p> : null}
      {isEligible || state !== 'open' ? null : <WhyNotEligible {...props} />}
    </li>
  )
})
TawaranRow.displayName = 'TawaranRow'
