import { type SyntheticEvent, useState } from 'react'
import { BimbinganCatatanListWire } from '#generated/models/bimbingan/bimbinganCatatanListWire.zod.ts'
import type { JenisBimbingan } from '#generated/models/jenisBimbingan.zod.ts'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { joined } from '#shared/text/joined.ts'
import { useChat, useHostState, useTexts } from '../talk/chat-context.ts'
import styles from './chat.module.css'

type Records = BimbinganCatatanListWire['data']
type Row = NonNullable<Records>[number]

const useStatusText = () => {
  const t = useTexts()
  const texts: Record<string, string> = {
    menunggu: t('bimbingan.menunggu'),
    disetujui: t('bimbingan.disetujui'),
    revisi: t('bimbingan.revisi'),
  }
  return ({ status }: Row): string => texts[status ?? ''] ?? ''
}

interface Props {
  jenisBimbingan: JenisBimbingan
  usulanId: string
}

/** Records of a group's guidance, fetched when the student opens them. */
export const BimbinganRecords = ({ jenisBimbingan, usulanId }: Props) => {
  const t = useTexts()
  const { host } = useChat()
  const { language } = useHostState()
  const statusOf = useStatusText()
  const [rows, setRows] = useState<Records | 'pending' | 'failed' | null>(null)
  const load = async () => {
    setRows('pending')
    try {
      setRows(BimbinganCatatanListWire.parse(await host.request('listBimbingan', { jenisBimbingan, usulanId })).data)
    } catch {
      setRows('failed') // opening the section again retries
    }
  }
  const onToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (currentTarget.open && !Array.isArray(rows)) void load()
  }
  return (
    <details className={styles.records} onToggle={onToggle}>
      <summary>{t('bimbingan.title')}</summary>
      <div aria-live="polite">
        {rows === 'pending' ? <p>{t('bimbingan.pending')}</p> : null}
        {rows === 'failed' ? <p className={styles.problem}>{t('bimbingan.failed')}</p> : null}
        {Array.isArray(rows) && rows.length === 0 ? <p>{t('bimbingan.empty')}</p> : null}
      </div>
      {Array.isArray(rows) ? (
        <ul>
          {rows.map((row) => (
            <li key={String(row.idBimbingan)}>
              <span>{t('bimbingan.row', { pertemuan: row.pertemuanKe ?? '–', topik: row.topik ?? '–' })}</span>
              <span className={styles.mark}>{joined(formatTanggal(row.tanggal, language), statusOf(row))}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </details>
  )
}
