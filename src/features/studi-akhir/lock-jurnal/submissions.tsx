import { useTranslation } from 'react-i18next'
import type { PengajuanJurnal } from '#generated/client/lock-jurnal/readers.ts'
import { ListItemHead } from '#kit/list/list.tsx'
import { ListByParts } from '#kit/list/list-by-parts.tsx'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { joined } from '#shared/text/joined.ts'
import type { Listed } from '#shared/wire/readers.ts'
import styles from '../studi-akhir.module.css'
import { Article, addressOf, Delete, LockJurnalStatusTag, useArticleWords } from './article.tsx'

/** Number of submissions shown at first; older ones are shown on demand. */
const FIRST = 3

const Submission = ({ of }: { of: PengajuanJurnal }) => {
  const { t, i18n } = useTranslation('lock-jurnal')
  const { examined } = useArticleWords(of)
  const day = formatTanggal(of.tanggalDaftar, i18n.language)
  return (
    <div className={styles.submission}>
      <ListItemHead title={of.idJurnal || '–'} to={of.idJurnal && addressOf(of)}>
        <LockJurnalStatusTag of={of} />
      </ListItemHead>
      <Article of={of} />
      <p className={styles.minor}>{day ? t('submitted', { hari: day }) : '–'}</p>
      {of.catatan ? (
        <div className={styles.reason}>
          <p>{of.catatan}</p>
          <p className={styles.minor}>{joined(examined.note)}</p>
        </div>
      ) : null}
      <Delete of={of} />
    </div>
  )
}

export const Submissions = ({ rows }: { rows: Listed<PengajuanJurnal> }) => (
  <ListByParts rows={rows} first={FIRST} idOf={({ idJurnal }) => idJurnal}>
    {(row) => <Submission of={row} />}
  </ListByParts>
)
