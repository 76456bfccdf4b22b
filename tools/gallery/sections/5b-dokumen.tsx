import { useTranslation } from 'react-i18next'
import { FileLine } from '#kit/files/file-list.tsx'
import styles from '#kit/files/files.module.css'
import { Group, Tile } from '../group.tsx'

const FILE = { nama: 'rancangan-basis-data.pdf', url: '', ukuran: 1_400_000 }
const BELOW = { kind: 'gateway', path: '/berkas/7' } as const
const WEB = { kind: 'web', href: 'https://arunika.example' } as const
const idle = { start: () => undefined, isGiven: false, isPending: false, failure: null }

export const Section = () => {
  const { t } = useTranslation('gallery')
  return (
    <Group title={t('dokumen')}>
      <Tile name="dokumen">
        <ul className={styles.files}>
          <FileLine file={FILE} place={WEB} />
          <FileLine file={FILE} place={BELOW} download={idle} />
          <FileLine file={{ ...FILE, nama: '' }} place={{ kind: 'none' }} />
        </ul>
      </Tile>
      <Tile name="dokumen on its way">
        <ul className={styles.files}>
          <FileLine file={FILE} place={BELOW} download={{ ...idle, isPending: true }} />
        </ul>
      </Tile>
      <Tile name="dokumen failed">
        <ul className={styles.files}>
          <FileLine
            file={FILE}
            place={BELOW}
            download={{ ...idle, failure: { kind: 'client', message: t('refused') } }}
          />
        </ul>
      </Tile>
    </Group>
  )
}
