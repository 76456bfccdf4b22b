import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#shared/ui/notice.tsx'
import { BayarBar } from './bayar-bar.tsx'
import { BayarDialogs } from './bayar-dialogs.tsx'
import { setAkanDibayar, toggleTagihan } from './choose-tagihan.ts'
import { groupTagihan } from './group-tagihan.ts'
import { keepChoices } from './keep-choices.ts'
import { KunciTunggakan } from './kunci-tunggakan.tsx'
import { PilihTagihan } from './pilih-tagihan.tsx'
import { sumTagihan } from './sum-tagihan.ts'
import styles from './tagihan.module.css'
import { TagihanGroupRows } from './tagihan-group-rows.tsx'
import type { TagihanItem } from './tagihan-item.ts'
import type { usePay } from './use-pay.ts'

/** What was chosen before a payment took the place of the bills: one that is cancelled brings them back with it. */
export interface Kept {
  kept: readonly TagihanItem[]
  onKeep: (items: readonly TagihanItem[]) => void
}

/** What the student chose; bills that are asked for again keep it, apart from those that changed. */
const useChoices = (tagihan: TagihanItem[], { kept, onKeep }: Kept) => {
  const [choices, setChoices] = useState({ tagihan, items: keepChoices(tagihan, kept) })
  if (choices.tagihan !== tagihan) setChoices({ tagihan, items: keepChoices(tagihan, choices.items) })
  const change = useCallback(
    (next: (items: TagihanItem[]) => TagihanItem[]) => setChoices((now) => ({ ...now, items: next(now.items) })),
    [],
  )
  const onToggle = useCallback((id: string) => change((items) => toggleTagihan(items, id)), [change])
  const onAmount = useCallback(
    (id: string, rupiah: number) => change((items) => setAkanDibayar(items, id, rupiah)),
    [change],
  )
  const { items } = choices
  useEffect(() => onKeep(items), [items, onKeep])
  return { items, change, onToggle, onAmount }
}

interface Props extends Kept {
  tagihan: TagihanItem[]
  pay: ReturnType<typeof usePay>
}

/** The bills by semester, what is chosen of them, and the way to pay it. */
export const TagihanForm = ({ tagihan, pay, ...choices }: Props) => {
  const { t } = useTranslation('biaya-kuliah')
  const { items, change, onToggle, onAmount } = useChoices(tagihan, choices)
  const [isPaying, setPaying] = useState(false)
  const { totalTunggakan, totalBayar } = sumTagihan(items)
  const isNotDone = pay.waiting.some(({ phase }) => phase === 'not-done')
  return (
    <>
      <div role="alert" className={styles['notices']}>
        {isNotDone ? <Notice tone="warn">{t('pay.notDone')}</Notice> : null}
        {pay.changed === 'bills' ? <Notice tone="warn">{t('pay.changed')}</Notice> : null}
        {pay.changed === 'total' ? <Notice tone="warn">{t('pay.changedTotal')}</Notice> : null}
        {pay.failure ? <Notice tone="danger">{pay.failure.message || t('pay.refused')}</Notice> : null}
      </div>
      <PilihTagihan items={items} onChoose={change} />
      <section className={styles['card']} aria-label={t('tab.tagihan')}>
        <div className={styles['head']} aria-hidden="true">
          <span>{t('tab.tagihan')}</span>
          <span>{t('bill.owed')}</span>
          <span>{t('bill.pay')}</span>
        </div>
        {groupTagihan(items).map((group) => (
          <TagihanGroupRows key={group.tingkatSemester} group={group} onToggle={onToggle} onAmount={onAmount} />
        ))}
      </section>
      <KunciTunggakan totalTunggakan={totalTunggakan} totalBayar={totalBayar} />
      <BayarBar items={items} totalBayar={totalBayar} onPay={() => setPaying(true)} />
      {isPaying ? <BayarDialogs items={items} pay={pay} onClose={() => setPaying(false)} /> : null}
    </>
  )
}
