import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { AsyncBody } from '#shared/ui/async-body.tsx'
import { CheckboxInput } from '#shared/ui/checkbox-input.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { Modal } from '#shared/ui/modal.tsx'
import styles from './channel.module.css'
import { ChannelOption } from './channel-option.tsx'
import { channelProblem, type Pesanan } from './pesanan.ts'
import { saldoBebas } from './saldo-state.ts'
import { sumTagihan } from './sum-tagihan.ts'
import type { TagihanItem } from './tagihan-item.ts'
import { useChannel, useSaldo, useSaldoSwitch } from './use-keuangan.ts'

interface Props {
  items: readonly TagihanItem[]
  onChosen: (pesanan: Pesanan) => void
  onClose: () => void
}

/** Balance that may be spent; 0 when it can not be read or the features are off. */
const useSpendable = (): number => {
  const hasSaldo = useSaldoSwitch()
  const { saldo } = useSaldo()
  return hasSaldo ? (saldoBebas(saldo) ?? 0) : 0
}

/** How to pay: a channel that can take the amount, and whether the balance goes first. */
export const ChannelModal = ({ items, onChosen, onClose }: Props) => {
  const { t } = useTranslation('biaya-kuliah')
  const { channel, error, isPending, refetch } = useChannel()
  const saldo = useSpendable()
  const [chosenId, setChosenId] = useState<string | number | null>(null)
  const [pakaiSaldo, setPakaiSaldo] = useState(false)
  const { totalBayar } = sumTagihan(items)
  const usable = channel?.filter((one) => channelProblem(one, totalBayar) === null) ?? []
  const chosen = usable.find(({ idChannel }) => idChannel === chosenId)
  return (
    <Modal
      title={t('channel.title')}
      submitLabel={t('channel.next')}
      reason={chosen ? null : { text: t('channel.none'), kind: 'wait' }}
      onClose={onClose}
      onSubmit={() => {
        if (chosen) onChosen({ items, channel: chosen, pakaiSaldo, saldo })
      }}
    >
      <p className={styles['amount']}>{formatRupiah(totalBayar)}</p>
      <AsyncBody data={channel} isPending={isPending} error={error} onReload={refetch} lines={6}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState hint={t('channel.empty')} />
          ) : (
            <fieldset className={styles['list']}>
              <legend>{t('channel.legend')}</legend>
              {rows.map((row) => (
                <ChannelOption
                  key={row.idChannel}
                  channel={row}
                  problem={channelProblem(row, totalBayar)}
                  isChosen={row === chosen}
                  isFirst={row === usable[0]}
                  onChoose={() => setChosenId(row.idChannel)}
                />
              ))}
            </fieldset>
          )
        }
      </AsyncBody>
      {saldo > 0 ? (
        <CheckboxInput
          label={t('channel.saldo', { rupiah: formatRupiah(saldo) })}
          checked={pakaiSaldo}
          onChange={(event) => setPakaiSaldo(event.target.checked)}
        />
      ) : null}
    </Modal>
  )
}
