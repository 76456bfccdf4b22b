import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ToastArea } from '#shared/ui/overlay/toast-area.tsx'
import styles from './gallery.module.css'
import { applyLook, type Look } from './look.ts'
import { Toolbar } from './toolbar.tsx'

const sections = import.meta.glob<{ Section: ComponentType }>('./sections/*.tsx', { eager: true })

/** Renders every shared component in every state. Sections are found by their file. */
export const Gallery = ({ first }: { first: Look }) => {
  const { t } = useTranslation('gallery')
  const [look, setLook] = useState(first)
  const onLook = (next: Look) => {
    setLook(next)
    void applyLook(next)
  }
  return (
    <>
      <main className={styles.gallery} id="kit-gallery">
        <h1>{t('title')}</h1>
        <Toolbar look={look} onLook={onLook} />
        {Object.entries(sections).map(([file, { Section }]) => (
          <Section key={file} />
        ))}
      </main>
      <ToastArea />
    </>
  )
}
