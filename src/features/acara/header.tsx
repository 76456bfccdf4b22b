import { useTranslation } from 'react-i18next'
import { TabLinks } from '#kit/tabs/tab-links.tsx'
import type { EventSubject } from './event-subject.ts'

interface Props {
  subjek: EventSubject
  title: string
  /** Current screen of the subject; null on the screen of one event. */
  kini: 'daftar' | 'pembicara' | 'transaksi' | 'unggah' | null
}

/** Heading of an event screen with links to the other screens. */
export const EventHeader = ({ subjek, title, kini }: Props) => {
  const { t } = useTranslation('acara')
  const { alamat, texts } = subjek
  const links = [
    { kind: 'daftar', title: t('acara:nav.daftar', { acara: t(texts.acara) }) },
    { kind: 'transaksi', title: t('acara:nav.transaksi') },
    { kind: 'pembicara', title: t(texts.pembicara) },
    { kind: 'unggah', title: t(texts.unggah) },
  ] as const
  return (
    <>
      <h1>{title}</h1>
      <TabLinks
        label={t('acara:nav', { acara: t(texts.acara) })}
        links={links.map(({ kind, title: name }) => ({ to: alamat[kind], title: name, isCurrent: kind === kini }))}
      />
    </>
  )
}
