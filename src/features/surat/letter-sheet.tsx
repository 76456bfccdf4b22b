import { useTranslation } from 'react-i18next'
import type { SuratPratinjau } from '#generated/client/surat/readers.ts'
import { joined } from '#shared/text/joined.ts'
import { DescriptionList } from '#shared/ui/look/description-list.tsx'
import { readRows } from '#shared/wire/readers.ts'
import styles from './letter-paper.module.css'

/**
 * Print page of a letter's text, with a watermark as an invalid preview, on the screen and in print. It has no
 * signature and no code. A preview with an unreadable line is not shown (use-preview.ts).
 */
export const LetterSheet = ({ of }: { of: SuratPratinjau }) => {
  const { t } = useTranslation('surat')
  const { penandatangan, tujuan } = of
  const lines = readRows(of.identitas, 'noted').map(({ label, nilai }) => ({
    label: label || '–',
    value: nilai || '–',
  }))
  const paragraphs = [...(of.paragraf ?? []).entries()]
  const [first, ...others] = paragraphs
  return (
    <article className={styles.paper} data-paper aria-label={t('preview.paper', { judul: of.judul || t('title') })}>
      <p className={styles.mark}>{t('preview.mark')}</p>
      <header className={styles.head}>
        <b>{of.namaPerguruanTinggi}</b>
        <span>{of.alamatPerguruanTinggi}</span>
      </header>
      <div className={styles.title}>
        <h2>{of.judul}</h2>
        <p>{of.nomorSurat ? t('preview.number', { nomor: of.nomorSurat }) : null}</p>
      </div>
      {tujuan ? (
        <p className={styles.line}>
          <span>{t('preview.to')}</span>
          <br />
          <span>{tujuan}</span>
        </p>
      ) : null}
      {first ? <p className={styles.line}>{first[1]}</p> : null}
      {lines.length > 0 ? <DescriptionList facts={lines} /> : null}
      {others.map(([place, text]) => (
        <p key={place} className={styles.line}>
          {text}
        </p>
      ))}
      <div className={styles.sign}>
        <p>{of.tempatTanggal}</p>
        <p>{penandatangan?.jabatan}</p>
        <p className={styles.later}>{t('preview.signature')}</p>
        <p>
          <b>{penandatangan?.nama}</b>
        </p>
        <p>{joined(penandatangan?.nidn ? t('nidn', { nidn: penandatangan.nidn }) : '')}</p>
      </div>
      <p className={styles.foot}>{t('preview.foot')}</p>
    </article>
  )
}
