import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChannelPembayaran, ChannelPembayaranList } from '#generated/client/biaya-kuliah/readers.ts'
import { UnreadNote } from '#kit/list/unread-note.tsx'
import { type QueryResult, QueryView } from '#kit/query/query-view.tsx'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { formatTerbilang } from '#shared/format/terbilang.ts'
import { CheckboxInput } from '#shared/ui/choice/checkbox-input.tsx'
import choice from '#shared/ui/choice/choice.module.css'
import { Modal } from '#shared/ui/overlay/modal.tsx'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import { readRows } from '#shared/wire/readers.ts'
import { saldoBebas, useSaldo, useSaldoSwitch } from '../saldo/use-saldo.ts'
import { sumTagihan, type TagihanItem } from '../tagihan/tagihan-item.ts'
import styles from './channel.module.css'
import { Jumlah } from './jumlah.tsx'
import { type ChannelProblem, channelProblem, type Pesanan, sumPesanan } from './pesanan.ts'

/** Focuses the first choice when the dialog opens, even if the choices load later. */
const focusWhenHere = (input: HTMLInputElement | null): void => {
  if (input && !input.form?.contains(document.activeElement)) input.focus()
}

interface OptionProps {
  channel: ChannelPembayaran
  problem: ChannelProblem | null
  isChosen: boolean
  /** True for the first enabled choice. */
  isFirst: boolean
  onChoose: () => void
}

/** One payment channel with its fee; a channel that cannot take the amount shows why. */
const ChannelOption = ({ channel, problem, isChosen, isFirst, onChoose }: OptionProps) => {
  const { t } = useTranslation('biaya-kuliah')
  const id = useId()
  const { nama, biayaAdmin, minimalBayar, maksimalBayar } = channel
  const limit = formatRupiah(problem === 'tooLittle' ? minimalBayar : maksimalBayar)
  const fee = biayaAdmin ? t('channel.fee', { rupiah: formatRupiah(biayaAdmin) }) : t('channel.free')
  return (
    <label className={styles.option}>
      <input
        ref={isFirst ? focusWhenHere : undefined}
        className={choice.dot}
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

interface Props {
  channels: QueryResult<ChannelPembayaranList>
  items: readonly TagihanItem[]
  onChosen: (pesanan: Pesanan) => void
  onClose: () => void
}

/** Dialog that selects a channel for the amount, and whether to use the balance first. */
export const ChannelModal = ({ channels, items: shown, onChosen, onClose }: Props) => {
  const { t } = useTranslation('biaya-kuliah')
  const hasSaldo = useSaldoSwitch()
  const free = saldoBebas(useSaldo().data)
  const saldo = hasSaldo && free !== null ? free : 0
  // The bills as they were when the dialog opened: a refetch must not change what the student confirms.
  const [items] = useState(shown)
  const [chosenId, setChosenId] = useState<string | number | null>(null)
  const [pakaiSaldo, setPakaiSaldo] = useState(false)
  const { totalBayar } = sumTagihan(items)
  const usable = readRows(channels.data?.channelPembayaran, 'noted').filter(
    (one) => channelProblem(one, totalBayar) === null,
  )
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
      <p className={styles.amount}>{formatRupiah(totalBayar)}</p>
      <QueryView query={channels} select={({ channelPembayaran }) => channelPembayaran} lines={6}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState hint={t('channel.empty')} />
          ) : (
            <fieldset className={styles.list}>
              <legend>{t('channel.legend')}</legend>
              {readRows(rows, 'noted').map((row) => (
                <ChannelOption
                  key={`${String(row.idChannel)} ${rows.indexOf(row)}`}
                  channel={row}
                  problem={channelProblem(row, totalBayar)}
                  isChosen={row === chosen}
                  isFirst={row === usable[0]}
                  onChoose={() => setChosenId(row.idChannel)}
                />
              ))}
              <UnreadNote of={rows} />
            </fieldset>
          )
        }
      </QueryView>
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

/** The complete order as it will be sent, with the amount in words. */
export const KonfirmasiBayar = ({ pesanan }: { pesanan: Pesanan }) => {
  const { t } = useTranslation('biaya-kuliah')
  const { biayaAdmin, dariSaldo, total } = sumPesanan(pesanan)
  const chosen = pesanan.items.filter(({ checked }) => checked)
  return (
    <>
      <p>{t('confirm.question', { channel: pesanan.channel.nama || t('channel.unnamed') })}</p>
      <div className={styles.sums}>
        <Jumlah
          tagihan={chosen.map(({ nama, akanDibayar }) => ({ nama, rupiah: akanDibayar }))}
          biayaAdmin={biayaAdmin}
          dariSaldo={dariSaldo}
          total={total}
        />
      </div>
      <p className={styles.words} lang="id">
        {`${formatTerbilang(total)} rupiah`}
      </p>
      <p className={styles.once}>{t('confirm.once')}</p>
    </>
  )
}
