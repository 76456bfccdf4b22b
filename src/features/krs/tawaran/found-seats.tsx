import { IconCircleCheck, IconInfoCircle, IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { waktuText } from '#domain/jadwal/pertemuan.ts'
import { campusNow } from '#shared/campus/campus-clock.ts'
import { formatJamDetik } from '#shared/campus/tanggal.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import type { Terpilih } from '../rencana/plan.ts'
import styles from './found-seats.module.css'
import type { SeatWatch } from './use-seat-watch.ts'

interface Props {
  watch: SeatWatch
  /** Puts a class into the plan. */
  onTake: (one: Terpilih) => void
  /** Called after each press: the pressed button is removed. */
  onPressed: () => void
}

const namesOf = ({ makul, kelas }: Terpilih) => ({ makul: makul.namaMakul, kelas: kelas.nama })
const keyOf = ({ makul, kelas }: Terpilih) => `${makul.idMakul} ${kelas.idKelas}`

/** A watched class with a seat, and when the page first saw it. The time is not read out again with each request. */
const Found = ({ one, children }: { one: Terpilih; children: ReactNode }) => {
  const { t, i18n } = useTranslation('krs')
  const [seenAt] = useState(campusNow)
  const waktu = waktuText(one.kelas.jadwal, i18n.language)
  return (
    <div className={styles.found}>
      <IconCircleCheck size={20} aria-hidden />
      <div>
        <b>{t('found.title', { count: one.kelas.sisa ?? 0 })}</b>
        <p>
          <span>{`${[t('found.kelas', namesOf(one)), waktu].filter(Boolean).join(', ')}.`}</span>{' '}
          <span>{t('found.seen', { jam: formatJamDetik(seenAt, i18n.language) })}</span>
        </p>
      </div>
      <div className={styles.buttons}>{children}</div>
    </div>
  )
}

/** Watched classes that have a seat again, or are no longer offered. Asks; takes nothing by itself. */
export const FoundSeats = ({ watch: { found, gone, stop: stopWatching }, onTake, onPressed }: Props) => {
  const { t } = useTranslation('krs')
  const stop = (one: Terpilih) => {
    stopWatching(one)
    onPressed()
  }
  return (
    <div role="status" className={styles.list}>
      {found.map((one) => (
        <Found key={keyOf(one)} one={one}>
          <button
            type="button"
            className={buttonClass('main')}
            aria-label={t('action.takeKelas', namesOf(one))}
            onClick={() => {
              onTake(one)
              stop(one)
            }}
          >
            <IconPlus size={20} aria-hidden />
            <span>{t('action.takeShort')}</span>
          </button>
          <button
            type="button"
            className={buttonClass('quiet')}
            aria-label={t('found.dismiss', namesOf(one))}
            onClick={() => stop(one)}
          >
            {t('found.dismissShort')}
          </button>
        </Found>
      ))}
      {gone.map((one) => (
        <div key={keyOf(one)} className={`${styles.found} ${styles.gone}`}>
          <IconInfoCircle size={20} aria-hidden />
          <p>{t('found.gone', namesOf(one))}</p>
          <div className={styles.buttons}>
            <button type="button" className={buttonClass('quiet')} onClick={() => stop(one)}>
              {t('found.close')}
            </button>
          </div>
        </div>
      ))}
    </div>
  )
}
