import { useTranslation } from 'react-i18next'
import type { BimbinganCatatan } from '#generated/client/bimbingan/readers.ts'
import { FileList } from '#kit/files/file-list.tsx'
import { ListItemHead } from '#kit/list/list.tsx'
import { writtenMomenText } from '#shared/campus/momen.ts'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { joined } from '#shared/text/joined.ts'
import { Tag } from '#shared/ui/look/tag.tsx'
import styles from './guidance.module.css'
import { type RecordState, recordState } from './guidance.ts'

const TONES = { waiting: 'wait', approved: 'ok', revision: 'danger', unknown: 'neutral' } as const

/** Tag with the state of a record. */
export const RecordTag = ({ of }: { of: BimbinganCatatan }) => {
  const { t } = useTranslation('studi-akhir')
  const state: RecordState = recordState(of)
  if (state === 'unknown' && of.status === '') return null
  return <Tag tone={TONES[state]}>{state === 'unknown' ? of.status : t(`record.state.${state}`)}</Tag>
}

/** The supervisor's answer, with name and time. */
const Reply = ({ of }: { of: BimbinganCatatan }) => {
  const { t, i18n } = useTranslation('studi-akhir')
  if (of.tanggapan === '') return null
  const moment = writtenMomenText(of.tanggalTanggapan, i18n.language)
  return (
    <blockquote className={styles.reply}>
      <p>{of.tanggapan}</p>
      <footer>{joined(of.pembimbing?.nama, moment ? t('moment', moment) : '')}</footer>
    </blockquote>
  )
}

interface Props {
  of: BimbinganCatatan
  /** Address of the record's own page; unset on that page. */
  to?: string
}

/** One guidance meeting: topic, day, report, files, answer, and next assignment. */
export const GuidanceRecord = ({ of, to }: Props) => {
  const { t, i18n } = useTranslation('studi-akhir')
  const topik = of.topik || t('record.untitled')
  const title = of.pertemuanKe === null ? topik : t('record.numbered', { nomor: of.pertemuanKe, topik })
  const waitsFor = recordState(of) === 'waiting' ? (of.pembimbing?.nama ?? '') : ''
  return (
    <div className={styles.record}>
      <ListItemHead title={title} to={to}>
        <RecordTag of={of} />
      </ListItemHead>
      <p className={styles.minor}>
        {joined(formatTanggal(of.tanggal, i18n.language) || '–', waitsFor === '' ? of.pembimbing?.nama : '')}
      </p>
      {of.uraian ? <p className={styles.report}>{of.uraian}</p> : null}
      <FileList title={t('record.files', { topik })} titleHidden files={of.berkas} />
      <Reply of={of} />
      {of.tugasBerikutnya ? (
        <p className={styles.minor}>
          <span>{t('record.next')}</span> <b>{of.tugasBerikutnya}</b>
        </p>
      ) : null}
      {waitsFor === '' ? null : <p className={styles.minor}>{t('record.turn', { nama: waitsFor })}</p>}
    </div>
  )
}
