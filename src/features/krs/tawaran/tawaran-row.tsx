import { IconLock } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { memo, useId } from 'react'
import { tempatText } from '#domain/jadwal/pertemuan.ts'
import { MakulLink } from '#kit/link/makul-link.tsx'
import { joined } from '#shared/text/joined.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { hasSeat, type KelasTawaran, kelasText, type MakulTawaran } from './catalogue.ts'
import styles from './tawaran.module.css'

/** Shared tools of all rows; a stable object, so that memoized rows do not re-render. */
export interface RowTools {
  /** Changes the plan; a pick or a reserve needs a class. */
  act: (what: 'pick' | 'reserve' | 'remove', makul: MakulTawaran, idKelas?: string) => void
  /** Highlights a makul; null ends the highlight. */
  point: (makul: MakulTawaran | null) => void
  t: TFunction<'krs'>
  language: string
}

interface KelasProps {
  makul: MakulTawaran
  kelas: KelasTawaran
  /** Clashes that taking the class would cause, one line each. */
  warnings: readonly string[]
  /** True when it can be taken now. */
  isOpen: boolean
  tools: RowTools
}

/** A class on offer: time, place, lecturer, seats and possible clashes. */
const KelasRow = ({ makul, kelas, warnings, isOpen, tools: { act, point, t, language } }: KelasProps) => {
  const id = useId()
  const tempat = tempatText(kelas)
  // Names the class only when there is a choice.
  const names = { makul: makul.namaMakul, kelas: kelas.nama }
  const isOne = makul.kelas.length === 1
  const isWarned = warnings.length > 0
  const taking = hasSeat(kelas) ? (
    <button
      type="button"
      className={buttonClass()}
      aria-label={t(isOne ? 'action.take' : 'action.takeKelas', names)}
      aria-describedby={isWarned ? id : undefined}
      onClick={() => act('pick', makul, kelas.idKelas)}
      onFocus={() => point(makul)}
      onBlur={() => point(null)}
      onPointerEnter={() => point(makul)}
      onPointerLeave={() => point(null)}
    >
      {t('action.takeShort')}
    </button>
  ) : null
  return (
    <li className={styles.kelas}>
      <div>
        <p className={styles.when}>{kelasText(kelas, t, language)}</p>
        {tempat ? <p>{tempat}</p> : null}
        {isWarned ? (
          <div id={id} className={styles.warn}>
            {[...warnings.entries()].map(([place, line]) => (
              <p key={place}>{line}</p>
            ))}
          </div>
        ) : null}
      </div>
      {isOpen ? (
        <div className={styles.buttons}>
          {taking}
          <button
            type="button"
            className={buttonClass('quiet')}
            aria-label={t(isOne ? 'action.reserve' : 'action.reserveKelas', names)}
            onClick={() => act('reserve', makul, kelas.idKelas)}
          >
            {t('action.reserveShort')}
          </button>
        </div>
      ) : null}
    </li>
  )
}

interface Props {
  makul: MakulTawaran
  state: 'open' | 'picked' | 'reserved'
  isTooMuch: boolean
  /** Clashes of each class, in order: one line each, an empty line between classes. */
  warnings: string
  tools: RowTools
}

const WhyNotEligible = ({ makul: { alasanTidakEligible: alasan, prasyarat }, tools: { t } }: Props) => (
  <p className={styles.why}>
    <IconLock size={16} aria-hidden />
    <span>
      <span>{alasan || t('offer.notEligible')}</span>
      {alasan || prasyarat.length === 0 ? null : (
        <span>{` ${t('offer.prasyarat', { kode: prasyarat.join(', ') })}`}</span>
      )}
      <code>KRS-PRASYARAT</code>
    </span>
  </p>
)

const factsText = ({ makul, tools: { t } }: Props): string => {
  const { kodeMakul, sks, semesterKe, sifat, nilaiSebelumnya } = makul
  return joined(
    kodeMakul,
    sks == null ? '' : t('sks.value', { count: sks }),
    semesterKe == null ? '' : t('offer.semesterKe', { semester: semesterKe }),
    sifat,
    nilaiSebelumnya ? t('offer.nilai', { nilai: nilaiSebelumnya }) : '',
  )
}

/** A makul on offer. There may be hundreds: props are primitive, and rows out of view are not painted. */
export const TawaranRow = memo((props: Props) => {
  const { makul, state, isTooMuch, warnings, tools } = props
  const { namaMakul, kelas, isPart, isEligible } = makul
  const { act, t } = tools
  const isOpen = state === 'open' && isEligible
  const ofKelas = warnings.split('\n\n').map((lines) => lines.split('\n').filter(Boolean))
  return (
    <li className={`${styles.row} ${isEligible ? '' : styles.off}`}>
      <div className={styles.name}>
        <div>
          <h3>
            <MakulLink of={makul}>{namaMakul}</MakulLink>
          </h3>
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
        {[...kelas.entries()].map(([place, one]) => (
          <KelasRow
            key={place}
            makul={makul}
            kelas={one}
            warnings={[...(isTooMuch ? [t('offer.tooMuch')] : []), ...(ofKelas[place] ?? [])]}
            isOpen={isOpen}
            tools={tools}
          />
        ))}
      </ul>
      {isPart ? <p className={styles.why}>{t('offer.unreadKelas')}</p> : null}
      {isOpen && kelas.length === 0 && !isPart ? <p className={styles.why}>{t('offer.noKelas')}</p> : null}
      {isEligible || state !== 'open' ? null : <WhyNotEligible {...props} />}
    </li>
  )
})
TawaranRow.displayName = 'TawaranRow'
