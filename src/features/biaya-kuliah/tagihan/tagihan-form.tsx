import { Fragment, memo, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isLocking } from '#domain/pembayaran/bill-sums.ts'
import { periodeLabel, toPeriode } from '#domain/periode/periode.ts'
import { useListChannelPembayaran } from '#generated/client/biaya-kuliah/biaya-kuliah.ts'
import { useReason } from '#kit/action/use-reason.ts'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { unreadableWord } from '#shared/format/unreadable.ts'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { QuietRow } from '#shared/ui/button/quiet-row.tsx'
import { CheckboxInput } from '#shared/ui/choice/checkbox-input.tsx'
import { BottomBar } from '#shared/ui/form/bottom-bar.tsx'
import { RupiahInput } from '#shared/ui/input/rupiah-input.tsx'
import type { Angka } from '#shared/wire/readers.ts'
import { ChannelModal } from '../bayar/channel-modal.tsx'
import type { Pesanan } from '../bayar/pesanan.ts'
import { KunciTunggakan, missingFor, useLocks } from './kunci-tunggakan.tsx'
import styles from './tagihan.module.css'
import { chooseTagihan, groupTagihan, isLewatTempo, sumTagihan, type TagihanItem } from './tagihan-item.ts'
import type { useChoices } from './use-tagihan.ts'

type Choices = ReturnType<typeof useChoices>

type Locks = ReturnType<typeof useLocks>

/** Buttons that select several bills at once: those that open a lock, overdue ones, all, none. */
const PilihTagihan = ({ items, change, locks }: Pick<Choices, 'items' | 'change'> & { locks: Locks }) => {
  const { t } = useTranslation('biaya-kuliah')
  if (items.length < 2) return null
  const ways = [
    ...[...new Set(locks.map(({ kunci }) => kunci))].map((kunci) => ({
      label: t(`choose.opens.${kunci}`),
      isWanted: (item: TagihanItem) => isLocking(item, kunci) === true,
      isOffered: missingFor(kunci, items) !== null,
    })),
    { label: t('choose.late'), isWanted: isLewatTempo, isOffered: items.some(isLewatTempo) },
    { label: t('choose.all'), isWanted: () => true, isOffered: true },
    { label: t('choose.none'), isWanted: () => false, isOffered: items.some(({ checked }) => checked) },
  ]
  return (
    <QuietRow>
      {ways.map(({ label, isWanted, isOffered }) =>
        isOffered ? (
          <button
            key={label}
            type="button"
            className={buttonClass('quiet')}
            onClick={() => change((all) => chooseTagihan(all, isWanted))}
          >
            {label}
          </button>
        ) : null,
      )}
    </QuietRow>
  )
}

const Keterangan = ({ item }: { item: TagihanItem }) => {
  const { t, i18n } = useTranslation('biaya-kuliah')
  const date = formatTanggal(item.jatuhTempo, i18n.language)
  const isLate = isLewatTempo(item)
  const event = item.namaEvent || item.keterangan
  return (
    <>
      {event ? <span className={styles.event}>{event}</span> : null}
      {date ? (
        <span className={isLate ? styles.late : undefined}>{t(isLate ? 'bill.late' : 'bill.due', { date })}</span>
      ) : (
        <span>{t('bill.noDue')}</span>
      )}
    </>
  )
}

/** One bill with checkbox and amount. Memoized: there may be a hundred. */
const TagihanRow = memo(
  ({ item, onToggle, onAmount }: Pick<Choices, 'onToggle' | 'onAmount'> & { item: TagihanItem }) => {
    const { t } = useTranslation('biaya-kuliah')
    const { id, tunggakan, akanDibayar, checked } = item
    const nama = item.nama || t('bill.unnamed')
    const rest = (tunggakan ?? 0) - akanDibayar
    // Keeps the field mounted while its amount is 0 or empty during typing.
    const [isTyping, setTyping] = useState(false)
    return (
      <li className={styles.bill}>
        <div className={styles.name}>
          <CheckboxInput
            label={nama}
            hint={<Keterangan item={item} />}
            checked={checked}
            disabled={tunggakan === null}
            onChange={() => onToggle(id)}
          />
        </div>
        <p className={styles.owed}>{formatRupiah(tunggakan)}</p>
        {checked || isTyping ? (
          <div className={styles.pay}>
            <RupiahInput
              label={t('bill.pay')}
              aria-label={t('bill.payOf', { nama })}
              value={akanDibayar}
              onFocus={() => setTyping(true)}
              onBlur={() => setTyping(false)}
              onValue={(rupiah) => {
                if ((rupiah ?? 0) !== akanDibayar) onAmount(id, rupiah ?? 0)
              }}
            />
          </div>
        ) : null}
        {checked && rest > 0 ? <p className={styles.part}>{t('bill.part', { rest: formatRupiah(rest) })}</p> : null}
        {tunggakan === null ? <p className={styles.part}>{t('bill.unreadable')}</p> : null}
      </li>
    )
  },
)

const periodeText = ([first]: readonly TagihanItem[]): string => {
  const periode = toPeriode(first?.tahun, first?.semester)
  return periode ? periodeLabel(periode) : ''
}

interface Props {
  choices: Choices
  /** Outcome of an order. */
  notices: ReactNode
  onOrder: (pesanan: Pesanan) => void
}

/** Bills by semester, the current selection and the button to pay it. */
export const TagihanForm = ({ choices: { items, change, onToggle, onAmount }, notices, onOrder }: Props) => {
  const { t, i18n } = useTranslation('biaya-kuliah')
  const channels = useListChannelPembayaran()
  const [isPaying, setPaying] = useState(false)
  const locks = useLocks()
  const { totalBayar } = sumTagihan(items)
  const count = items.filter(({ checked }) => checked).length
  const reason = useReason({ own: count === 0 ? { text: t('bar.none'), kind: 'wait' } : null })
  const semesterText = (tingkat: Angka): string => {
    if (tingkat === undefined) return unreadableWord(i18n.language)
    return tingkat === null ? t('bill.noSemester') : t('bill.semester', { tingkat })
  }
  const order = (pesanan: Pesanan) => {
    setPaying(false)
    onOrder(pesanan)
  }
  return (
    <>
      {notices}
      <PilihTagihan items={items} change={change} locks={locks} />
      <section className={styles.card} aria-label={t('tab.tagihan')}>
        <div className={styles.head} aria-hidden="true">
          <span>{t('tab.tagihan')}</span>
          <span>{t('bill.owed')}</span>
          <span>{t('bill.pay')}</span>
        </div>
        {groupTagihan(items).map(({ tingkatSemester: tingkat, items: bills }) => (
          <Fragment key={`${tingkat}`}>
            <h2 className={styles.group}>
              <span>
                <span>{semesterText(tingkat)}</span> <small>{tingkat == null ? '' : periodeText(bills)}</small>
              </span>
              <span>{formatRupiah(sumTagihan(bills).totalTunggakan)}</span>
            </h2>
            <ul>
              {bills.map((item) => (
                <TagihanRow key={item.id} item={item} onToggle={onToggle} onAmount={onAmount} />
              ))}
            </ul>
          </Fragment>
        ))}
      </section>
      <KunciTunggakan locks={locks} items={items} />
      <BottomBar className={styles.bar}>
        <p>
          <span>{t('bar.chosen', { count })}</span>
          <b>{formatRupiah(totalBayar)}</b>
        </p>
        <ActionButton variant="main" reason={reason} onClick={() => setPaying(true)}>
          {t('bar.pay')}
        </ActionButton>
      </BottomBar>
      {isPaying ? (
        <ChannelModal channels={channels} items={items} onChosen={order} onClose={() => setPaying(false)} />
      ) : null}
    </>
  )
}
