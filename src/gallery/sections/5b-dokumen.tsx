import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FileLine } from '#kit/files/file-line.tsx'
import { Group, Tile } from '../group.tsx'

const FILE = { nama: 'rancangan-basis-data.pdf', url: '', ukuran: 1_400_000 }
const link = (name: ReactNode) => <a href="#kit-gallery">{name}</a>

export const Section = () => {
  const { t } = useTranslation('gallery')
  return (
    <Group title={t('dokumen')}>
      <Tile name="dokumen">
        <ul>
          <FileLine file={FILE} kind="web" open={link} />
          <FileLine file={{ ...FILE, nama: '' }} kind="none" />
        </ul>
      </Tile>
      <Tile name="dokumen on its way">
        <ul>
          <FileLine file={FILE} kind="gateway" open={link} download={{ isPending: true, failure: null }} />
        </ul>
      </Tile>
      <Tile name="dokumen failed">
        <ul>
          <FileLine
            file={FILE}
            kind="gateway"
            open={link}
            download={{ isPending: false, failure: { kind: 'client', message: t('refused') } }}
          />
        </ul>
      </Tile>
    </Group>
  )
}
