import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChannelPembayaran } from '#generated/models/biaya-kuliah/channelPembayaran.zod.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { plainText } from '#shared/plain-text.ts'
import styles from './channel.module.css'
import type { ChannelProblem } from './pesanan.ts'
import { readRupiah, rupiahText } from './rupiah.ts'

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
  const fee = readRupiah(biayaAdmin) ?? 0
  const limit = rupiahText(problem === 'tooLittle' ? minimalBayar : maksimalBayar)
  const free = fee > 0 ? t('channel.fee', { rupiah: formatRupiah(fee) }) : t('channel.free')
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
        <b>{plainText(nama) || t('channel.unnamed')}</b>
        <small id={id}>{problem ? t(`channel.${problem}`, { rupiah: limit }) : free}</small>
      </span>
    </label>
  )
}
