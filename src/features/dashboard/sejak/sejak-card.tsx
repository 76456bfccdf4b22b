import {
  IconCalendarWeek,
  IconChartBar,
  IconCheck,
  IconFileText,
  IconReceipt2,
  IconSpeakerphone,
} from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type Kabar, type Kunjungan, markSeen } from '#domain/kunjungan/kunjungan.ts'
import type { ListName } from '#domain/kunjungan/lists.ts'
import { ScreenLink } from '#kit/link/screen-link.tsx'
import { momenText } from '#shared/campus/momen.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Card } from '#shared/ui/look/card.tsx'
import styles from './sejak.module.css'
import { useSejak } from './use-sejak.ts'

/** Element id that the line at the top of the screen links to. */
export const SEJAK_ID = 'sejak-kunjungan-terakhir'

/** Screen and icon of each list. */
const PLACES: Readonly<Partial<Record<ListName, { to: string; icon: ReactNode }>>> = {
  jadwal: { to: '/jadwal-dan-presensi', icon: <IconCalendarWeek aria-hidden /> },
  nilai: { to: '/nilai', icon: <IconChartBar aria-hidden /> },
  tagihan: { to: '/biaya-kuliah', icon: <IconReceipt2 aria-hidden /> },
  pengumuman: { to: '/notifikasi', icon: <IconSpeakerphone aria-hidden /> },
}

/**
 * Returns the link of a list. Requests link to their subject, whose menu entry names them. The student has used it, so
 * the link is valid even when the menu hides the subject.
 */
const placeOf = (name: ListName) => PLACES[name] ?? { to: `/${name}`, icon: <IconFileText aria-hidden /> }

const Row = ({ kabar: { name, baru } }: { kabar: Kabar }) => {
  const { t } = useTranslation('dashboard')
  const { to, icon } = placeOf(name)
  const texts: Partial<Record<ListName, string>> = {
    jadwal: t('ui:since.jadwal'),
    nilai: t('ui:since.nilai'),
    tagihan: t('ui:since.tagihan'),
    pengumuman: baru > 0 ? t('ui:since.pengumuman.new', { count: baru }) : t('ui:since.pengumuman'),
  }
  const row = (
    <>
      {icon}
      <span>{texts[name] ?? t('ui:since.request', { nama: t(`app:menu.${name}`) })}</span>
    </>
  )
  const link = { className: styles.row, to }
  return (
    <li>
      {name in PLACES ? (
        <ScreenLink {...link} instead={<div className={styles.row}>{row}</div>}>
          {row}
        </ScreenLink>
      ) : (
        <Link {...link}>{row}</Link>
      )}
    </li>
  )
}

interface Props {
  known: Kunjungan & { since: number }
  onSeen: () => void
}

const News = ({ known: { since, kabar }, onSeen }: Props) => {
  const { t, i18n } = useTranslation('dashboard')
  return (
    <Card title={t('ui:since.title')} flush>
      <p className={styles.moment}>{t('ui:since.moment', momenText(since, i18n.language, 'weekday'))}</p>
      <ul className={styles.list}>
        {kabar.map((one) => (
          <Row key={one.name} kabar={one} />
        ))}
      </ul>
      <p className={styles.actions}>
        <button type="button" className={buttonClass()} onClick={onSeen}>
          <IconCheck size={20} aria-hidden />
          <span>{t('ui:since.seen')}</span>
        </button>
      </p>
    </Card>
  )
}

/**
 * Changes since this student's last visit on this device. Last on the screen: it loads late and must not move other
 * content.
 */
export const SejakCard = () => {
  const { t } = useTranslation('dashboard')
  const known = useSejak()
  const [isSeen, setSeen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const { since = null, kabar = [] } = known ?? {}
  const hasNews = known != null && since !== null && kabar.length > 0
  // The pressed button is removed: the focus moves here.
  useEffect(() => {
    if (isSeen && !hasNews) place.current?.focus()
  }, [isSeen, hasNews])
  if (!hasNews && !isSeen) return null
  const see = () => {
    setSeen(true)
    void markSeen(known?.idMahasiswa ?? '')
  }
  return (
    <div id={SEJAK_ID} ref={place} tabIndex={-1} className={styles.place}>
      {hasNews ? (
        <News known={{ ...known, since }} onSeen={see} />
      ) : (
        <p role="status" className={styles.seen}>
          {t('ui:since.none')}
        </p>
      )}
    </div>
  )
}
