import { IconClockHour4 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { campusTimeText } from '#domain/krs/campus-time.ts'
import type { Fase, Jendela } from '#domain/krs/jendela.ts'
import { AsyncBody } from '#shared/ui/async-body.tsx'
import { WhyNot } from '#shared/ui/why-not.tsx'
import { Countdown } from './countdown.tsx'
import styles from './jendela-card.module.css'
import type { JenisKrs } from './jenis-krs.ts'
import { useBlock } from './use-block.ts'
import { useBlockReason } from './use-block-reason.tsx'
import { usePembatasWaktu } from './use-krs.ts'

const HEADING: Record<Exclude<Fase, 'before' | 'open'>, string> = {
  after: 'window.after',
  shut: 'window.shut',
  unknown: 'window.unknown',
}

const MOMENT: Record<Fase, string> = {
  before: 'window.opensAt',
  open: 'window.closesAt',
  after: 'window.closedAt',
  shut: 'window.closesAt',
  unknown: 'window.closesAt',
}

const Heading = ({ fase, jendela: { mulai, selesai } }: { fase: Fase; jendela: Jendela }) => {
  const { t } = useTranslation('krs')
  if (fase === 'before') return mulai ? <Countdown to={mulai} text="window.opensIn" /> : t('window.shut')
  if (fase === 'open') return selesai ? <Countdown to={selesai} text="window.closesIn" /> : t('window.open')
  return t(HEADING[fase])
}

const Moment = ({ fase, jendela: { mulai, selesai } }: { fase: Fase; jendela: Jendela }) => {
  const { t, i18n } = useTranslation('krs')
  const time = fase === 'before' ? mulai : selesai
  if (!time || fase === 'shut') return null
  return <p>{t(MOMENT[fase], campusTimeText(time, i18n.language))}</p>
}

interface Props {
  jenis: JenisKrs
  /** The screen is asking whether it has opened. */
  isOpening?: boolean
  /** Below the window: the meter of the plan on the screen. */
  children?: ReactNode
}

/** The first thing to know: whether the registration is open, until when, and what stands in the way. */
export const JendelaCard = ({ jenis, isOpening = false, children }: Props) => {
  const { t } = useTranslation('krs')
  const { waktu, error, isPending, refetch } = usePembatasWaktu(jenis)
  const { jendela, fase, block } = useBlock(jenis)
  const reason = useBlockReason(jenis, block, jendela)
  return (
    <section className={styles['card']} aria-label={t('window.label')}>
      <AsyncBody data={waktu} error={error} isPending={isPending} onReload={refetch} lines={3}>
        {() => (
          <div className={styles['top']}>
            <IconClockHour4 size={24} aria-hidden />
            <div>
              <h2>
                <Heading fase={fase} jendela={jendela} />
              </h2>
              <Moment fase={fase} jendela={jendela} />
            </div>
          </div>
        )}
      </AsyncBody>
      <div role="status">{isOpening ? <p className={styles['asking']}>{t('window.asking')}</p> : null}</div>
      {reason?.rule && block?.isClosed ? <WhyNot id={`${jenis}-closed`} reason={reason} /> : null}
      {children}
    </section>
  )
}
