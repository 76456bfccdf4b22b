import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import choice from '#shared/ui/choice/choice.module.css'
import { BOXES, type Boxes } from './sift-tawaran.ts'
import styles from './tawaran.module.css'

const LABELS = { noClash: 'box.noClash', hasSeat: 'box.hasSeat', fits: 'box.fits' }

interface Props {
  boxes: Boxes
  onBoxes: (next: Boxes) => void
  ref: RefObject<HTMLFieldSetElement | null>
}

/** Checkboxes that hide what cannot be taken. They are not stored: a new visit shows the whole offer. */
export const OfferBoxes = ({ boxes, onBoxes, ref }: Props) => {
  const { t } = useTranslation('krs')
  return (
    <fieldset ref={ref} className={styles.boxes} aria-label={t('box.label')}>
      {BOXES.map((box) => (
        <label key={box} className={styles.chip}>
          <input
            type="checkbox"
            className={choice.box}
            checked={boxes[box]}
            onChange={({ target }) => onBoxes({ ...boxes, [box]: target.checked })}
          />
          <span>{t(LABELS[box])}</span>
        </label>
      ))}
    </fieldset>
  )
}
