import { useTranslation } from 'react-i18next'
import { buttonClass } from '#shared/ui/button-class.ts'
import styles from '../panel.module.css'
import { chooseTagihan } from './choose-tagihan.ts'
import { isLewatTempo, type TagihanItem } from './tagihan-item.ts'

interface Props {
  items: readonly TagihanItem[]
  onChoose: (next: (items: TagihanItem[]) => TagihanItem[]) => void
}

/** Many bills with one press: those that are overdue, all, none. */
export const PilihTagihan = ({ items, onChoose }: Props) => {
  const { t } = useTranslation('biaya-kuliah')
  if (items.length < 2) return null
  const ways = [
    { label: t('choose.late'), isWanted: isLewatTempo, isOffered: items.some(isLewatTempo) },
    { label: t('choose.all'), isWanted: () => true, isOffered: true },
    { label: t('choose.none'), isWanted: () => false, isOffered: items.some(({ checked }) => checked) },
  ]
  return (
    <div className={styles['buttons']}>
      {ways.map(({ label, isWanted, isOffered }) =>
        isOffered ? (
          <button
            key={label}
            type="button"
            className={buttonClass('quiet')}
            onClick={() => onChoose((all) => chooseTagihan(all, isWanted))}
          >
            {label}
          </button>
        ) : null,
      )}
    </div>
  )
}
