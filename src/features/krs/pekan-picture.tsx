import { useTranslation } from 'react-i18next'
import { dayName } from '#shared/format/kalender.ts'
import type { Pekan, PekanBlock } from './pekan.ts'
import styles from './pekan-picture.module.css'

const LEFT = 24
const TOP = 20
const DAY_WIDTH = 44
const HOUR_HEIGHT = 30
const BLOCK_WIDTH = 40
/** Width in pixels below which the initials are compressed to fit their block. */
const LABEL_WIDTH = 26
const GAP = 1

const Block = ({ block, fromHour }: { block: PekanBlock; fromHour: number }) => {
  const { hari, mulai, selesai, label, isClashing, lajur, lajurSemua } = block
  const lane = BLOCK_WIDTH / lajurSemua
  const x = LEFT + (hari - 1) * DAY_WIDTH + 2 + lane * lajur
  const width = lane - (lajurSemua > 1 ? GAP : 0)
  const y = TOP + (mulai / 60 - fromHour) * HOUR_HEIGHT + 1
  const height = ((selesai - mulai) / 60) * HOUR_HEIGHT - 2
  const isNarrow = label.length > 1 && width < LABEL_WIDTH
  return (
    <>
      <rect
        className={isClashing ? styles.bad : undefined}
        x={x}
        y={y}
        width={width}
        height={Math.max(2, height)}
        rx="4"
      />
      <text
        className={isClashing ? styles.badLabel : styles.label}
        x={x + width / 2}
        y={y + height / 2 + 4}
        textAnchor="middle"
        textLength={isNarrow ? width - 2 : undefined}
        lengthAdjust="spacingAndGlyphs"
      >
        {label}
      </text>
    </>
  )
}

interface Props {
  pekan: Pekan
  /** Text alternative for screen readers. */
  text: string
}

/** Small picture of a week of classes: days from Senin, hours downwards, clashing classes side by side. */
export const PekanPicture = ({ pekan, text }: Props) => {
  const { i18n } = useTranslation()
  const { days, fromHour, untilHour, blocks } = pekan
  const width = LEFT + days * DAY_WIDTH + 2
  const hours = Array.from({ length: Math.floor((untilHour - fromHour) / 2) + 1 }, (_, step) => fromHour + step * 2)
  return (
    <svg
      className={styles.week}
      viewBox={`0 0 ${width} ${TOP + (untilHour - fromHour) * HOUR_HEIGHT + 10}`}
      role="img"
      aria-label={text}
    >
      {Array.from({ length: days }, (_, day) => (
        <text key={dayName(day + 1, 'id')} x={LEFT + day * DAY_WIDTH + DAY_WIDTH / 2} y="11" textAnchor="middle">
          {dayName(day + 1, i18n.language).slice(0, 3)}
        </text>
      ))}
      {hours.map((hour) => {
        const y = TOP + (hour - fromHour) * HOUR_HEIGHT
        return (
          <g key={hour}>
            <line x1={LEFT} x2={width} y1={y} y2={y} />
            <text x={LEFT - 6} y={y + 4} textAnchor="end">
              {String(hour).padStart(2, '0')}
            </text>
          </g>
        )
      })}
      {blocks.map((block) => (
        <Block key={block.key} block={block} fromHour={fromHour} />
      ))}
    </svg>
  )
}
