import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChannelPembayaran } from '#generated/readers/biaya-kuliah.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import styles from './channel.module.css'
import type { ChannelProblem } from './pesanan.ts'

/** Whoever opens the dialog begins with its first choice, also where that comes late. */
const focusWhenHere = (input: HTMLInputElement | null): void => {
  if (input && !input.form?.contains(document.activeElement)) input.focus()
}

interface Props {
  channel: ChannelPembayaran
  problem: ChannelProblem | null
  isChosen: boolean
  /** The first that can be chosen. */
  isFirst: boolean
  onChoose: () => void
}

/** One way to pay with its fee; one that can not take the amount says why. */
export const ChannelOption = ({ channel, problem, isChosen, isFirst, onChoose }: Props) => {
  const { t } = useTranslation('biaya-kuliah')
  const id = useId()
  const { nama, biayaAdmin, minimalBayar, maksimalBayar } = channel
  const limit = formatRupiah(problem === 'tooLittle' ? minimalBayar : maksimalBayar)
  const fee = biayaAdmin ? t('channel.fee', { rupiah: formatRupiah(biayaAdmin) }) : t('channel.free')
  return (
    <label className={styles['option']}>
      <input
        ref={isFirst ? focusWhenHere : undefined}
        type="radio"
        name="channel"
        checked={isChosen}
        disabled={problem !== null}
        aria-describedby={id}
        onChange={onChoose}
      />
      <span>
        <b>{nama || t('channel.unnamed')}</b>
        <small id={id}>{problem ? t(`channel.${problem}`, { rupiah: limit }) : fee}</small>
      </span>
    </label>
  )
}
