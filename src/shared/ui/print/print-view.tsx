import { IconAlignLeft, IconFileText, IconZoomIn } from '@tabler/icons-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { buttonClass } from '../button/button-class.ts'
import './print.css'
import styles from './print-view.module.css'

let papers = 0

/** Marks the document while it shows a print page: everything around it is not printed. */
const usePaperMark = (): void => {
  useLayoutEffect(() => {
    const count = (more: number) => {
      papers += more
      document.documentElement.toggleAttribute('data-has-paper', papers > 0)
    }
    count(1)
    return () => count(-1)
  }, [])
}

const VIEW = 'baca'
const TEXT = 'teks'

/** Returns the view of the print page on a phone, from the URL (`?baca=teks`), and a function that switches it. */
const useView = () => {
  const [query, setQuery] = useSearchParams()
  const isText = query.get(VIEW) === TEXT
  const turn = () => {
    const { [VIEW]: _, ...others } = Object.fromEntries(query)
    setQuery(isText ? others : { ...others, [VIEW]: TEXT }, { replace: true })
  }
  return { isText, turn }
}

/**
 * Keeps scale and height of the sheet in CSS properties of its box: a transform changes neither the layout width nor
 * the height.
 */
const useFittedSheet = () => {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = ref.current
    const sheet = box?.firstElementChild
    if (!(box && sheet instanceof HTMLElement)) return
    const measure = () => {
      const scale = box.clientWidth / sheet.offsetWidth
      box.style.setProperty('--sheet-scale', String(scale))
      box.style.setProperty('--sheet-height', `${sheet.offsetHeight * scale}px`)
    }
    measure()
    let frame = 0
    // Set in the next frame: it changes the height of the observed box.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    })
    observer.observe(box)
    observer.observe(sheet)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [])
  return ref
}

interface Props {
  /** Content above the print page: back link and print button. */
  bar: ReactNode
  /** The print page: one element with `data-paper`. */
  children: ReactNode
}

/**
 * A print page on the screen. On a phone it is the A4 sheet scaled to the width, which can be zoomed, or the same
 * content as text; the URL stores the choice. From 48em, and in print, both views are the sheet in its own size.
 */
export const PrintView = ({ bar, children }: Props) => {
  const { t } = useTranslation('ui')
  const { isText, turn } = useView()
  const box = useFittedSheet()
  usePaperMark()
  const Icon = isText ? IconFileText : IconAlignLeft
  return (
    <>
      <div className={styles.bar} data-no-print>
        {bar}
        <div className={styles.turn}>
          <button type="button" className={buttonClass()} onClick={turn}>
            <Icon size={20} aria-hidden />
            <span>{t(isText ? 'print.sheet' : 'print.text')}</span>
          </button>
        </div>
      </div>
      <div ref={box} className={isText ? styles.text : styles.sheet}>
        {children}
      </div>
      {isText ? null : (
        <p className={styles.zoom} data-no-print>
          <IconZoomIn size={16} aria-hidden />
          <span>{t('print.zoom')}</span>
        </p>
      )}
    </>
  )
}
