import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { usePengumuman } from '#domain/pengumuman/use-pengumuman.ts'
import { AnswerCard } from '#kit/answer/answer-card.tsx'
import { present } from '#shared/wire/readers.ts'
import { PengumumanList } from './pengumuman-list.tsx'
import styles from './pengumuman-page.module.css'

/** So many of the newest stand below the one that is read. */
const OTHERS = 3

/** The newest announcements beside this one, as the bell has them. */
export const Lain = ({ id }: { id: string }) => {
  const { t } = useTranslation('berita')
  const { biodataSingkat, isPending } = useBiodataSingkat()
  const newest = usePengumuman({ tanggalMasuk: biodataSingkat?.tanggalMasuk, enabled: !isPending })
  return (
    <AnswerCard
      title={t('others')}
      aside={<Link to="/berita">{t('all')}</Link>}
      of={newest}
      part={({ data }) =>
        data &&
        present(data)
          .filter(({ idPengumuman }) => idPengumuman !== id)
          .slice(0, OTHERS)
      }
      lines={6}
      empty={t('others.none')}
      waiting={styles['others']}
      flush
    >
      {(rows) => <PengumumanList rows={rows} />}
    </AnswerCard>
  )
}
