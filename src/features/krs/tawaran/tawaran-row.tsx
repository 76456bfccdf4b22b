import { IconLock } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { memo, useId } from 'react'
import { tempatText } from '#domain/jadwal/pertemuan.ts'
import { MakulLink } from '#kit/link/makul-link.tsx'
import { joined } from '#shared/text/joined.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Tag } from '#shared/ui/look/tag.tsx'
import { hasSeat, type KelasTawaran, kelasText, type MakulTawaran } from './catalogue.ts'
import styles from './tawaran.module.css'
import { WatchButton } from './watch-button.tsx'
import { WatchLine } from './watch-line.tsx'
import type { SeatLook } from './watch-seats.ts'

/** Shared tools of all rows; a stable object, so that memoized rows do not re-render. */
export interface RowTools {
  /** Changes the plan; a pick or a reserve needs a class. */
  act: (what: 'pick' | 'reserve' | 'remove', makul: MakulTawaran, idKelas?: string) => void
  /** Highlights a makul; null ends the highlight. */
  point: (makul: MakulTawaran | null) => void
  /** Starts to watch a full class, or stops. */
  watch: (makul: MakulTawaran, kelas: KelasTawaran) => void
  t: TFunction<'krs'>
  language: string
}

/** Whether full classes can be watched: on, or full when the page watches as many as it may. */
type Watching = 'off' | 'on' | 'full'

interface KelasProps {
  makul: MakulTawaran
  kelas: KelasTawaran
  /** Clashes that taking the class would cause, one line each. */
  warnings: readonly string[]
  /** True when it can be taken now. */
  isOpen: boolean
  watching: Watching
  /** Last result of watching the class; null when it is not watched. */
  look: SeatLook | null
  /** Whether this class is in the plan. */
  own: 'picked' | 'reserved' | null
  tools: RowTools
}

type TakeProps = Pick<KelasProps, 'makul' | 'kelas' | 'tools'> & { warnedBy: string | undefined }

/**
 * Buttons that put a class into the plan; a full class can only become a reserve. The sum of credits previews a class
 * below a mouse or keyboard only: after a touch it would show the credits of what was just removed.
 */
const TakeButtons = ({ makul, kelas, warnedBy, tools: { act, point, t } }: TakeProps) => {
  // Names the class only when there is a choice.
  const names = { makul: makul.namaMakul, kelas: kelas.nama }
  const isOne = makul.kelas.length === 1
  const taking = hasSeat(kelas) ? (
    <button
      type="button"
      className={buttonClass()}
      aria-label={t(isOne ? 'action.take' : 'action.takeKelas', names)}
      aria-describedby={warnedBy}
      onClick={() => act('pick', makul, kelas.idKelas)}
      onFocus={({ target }) => target.matches(':focus-visible') && point(makul)}
      onBlur={() => point(null)}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && point(makul)}
      onPointerLeave={() => point(null)}
    >
      {t('action.takeShort')}
    </button>
  ) : null
  return (
    <>
      {taking}
      <button
        type="button"
        className={buttonClass('quiet')}
        aria-label={t(isOne ? 'action.reserve' : 'action.reserveKelas', names)}
        onClick={() => act('reserve', makul, kelas.idKelas)}
      >
        {t('action.reserveShort')}
      </button>
    </>
  )
}

/** A class on offer: time, place, lecturer, seats and possible clashes. */
const KelasRow = ({ makul, kelas, warnings, isOpen, watching, look, own, tools }: KelasProps) => {
  const { t, language, watch } = tools
  const id = useId()
  const tempat = tempatText(kelas)
  const isWarned = warnings.length > 0
  const isWatchable = watching !== 'off' && (look !== null || !hasSeat(kelas))
  return (
    <li className={look ? `${styles.kelas} ${styles.watched}` : styles.kelas}>
      <div>
        <p className={styles.when}>{kelasText(kelas, t, language)}</p>
        {tempat ? <p>{tempat}</p> : null}
        {own ? (
          <Tag tone={own === 'picked' ? 'ok' : 'neutral'}>
            {t(own === 'picked' ? 'offer.picked' : 'offer.reserved')}
          </Tag>
        ) : null}
        {isWarned ? (
          <div id={id} className={styles.warn}>
            {[...warnings.entries()].map(([place, line]) => (
              <p key={place}>{line}</p>
            ))}
          </div>
        ) : null}
        {look ? <WatchLine look={look} isKnown={kelas.sisa != null} t={t} language={language} /> : null}
      </div>
      {isOpen || isWatchable ? (
        <div className={styles.buttons}>
          {isWatchable ? (
            <WatchButton
              names={{ makul: makul.namaMakul, kelas: kelas.nama }}
              isWatched={look !== null}
              isFull={watching === 'full'}
              onToggle={() => watch(makul, kelas)}
              t={t}
            />
          ) : null}
          {isOpen ? (
            <TakeButtons makul={makul} kelas={kelas} warnedBy={isWarned ? id : undefined} tools={tools} />
          ) : null}
        </div>
      ) : null}
    </li>
  )
}

interface Props {
  makul: MakulTawaran
  state: 'open' | 'picked' | 'reserved'
  /** Id of the class in the plan; '' when there is none. */
  own: string
  isTooMuch: boolean
  /** Clashes of each class, in order: one line each, an empty line between classes. */
  warnings: string
  watching: Watching
  /** Ids of the watched classes, one line each. */
  watched: string
  /** Last result of watching; null when no class of the makul is watched, so that the row does not re-render. */
  look: SeatLook | null
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
  const { makul, state, own, isTooMuch, warnings, watching, watched, look, tools } = props
  const { namaMakul, kelas, isPart, isEligible } = makul
  const { act, t } = tools
  const isOpen = state === 'open' && isEligible
  const isWatchable = state !== 'picked' && isEligible
  const watchedIds = watched.split('\n')
  const ofKelas = warnings.split('\n\n').map((lines) => lines.split('\n').filter(Boolean))
  return (
    <li className={`${styles.row} ${isEligible ? '' : styles.off}`} data-row>
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
            watching={isWatchable ? watching : 'off'}
            look={watchedIds.includes(one.idKelas) ? look : null}
            own={state !== 'open' && one.idKelas === own ? state : null}
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
