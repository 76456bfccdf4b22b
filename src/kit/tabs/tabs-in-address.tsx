import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { TabLinks } from './tab-links.tsx'
import styles from './tabs.module.css'

/** One part of a screen with an address of its own. */
export interface Tab {
  /** Name in the address: ?tab=riwayat. */
  name: string
  /** Text key. */
  title: string
  content: ReactNode
}

interface Props {
  /** Namespace of the texts of label and titles. */
  ns: string
  /** Text key of the accessible name: what the tabs are parts of. */
  label: string
  /** The first one is shown when the address names none of them. */
  tabs: readonly [Tab, ...Tab[]]
}

/** Keeps the period of the address, because every tab shows it. */
const addressOf = (name: string, params: URLSearchParams): string => {
  const kept = ['tahun', 'semester'].flatMap((one) => {
    const value = params.get(one)
    return value === null ? [] : [[one, value]]
  })
  return `?${new URLSearchParams([['tab', name], ...kept]).toString()}`
}

/**
 * Tabs that are addresses, so that links, the back button and a reload restore each one. Only the chosen tab is
 * rendered.
 */
export const TabsInAddress = ({ ns, label, tabs }: Props) => {
  const { t } = useTranslation(ns)
  const [params] = useSearchParams()
  const current = tabs.find(({ name }) => name === params.get('tab')) ?? tabs[0]
  return (
    <>
      <TabLinks
        label={t(label)}
        links={tabs.map(({ name, title }) => ({
          to: addressOf(name, params),
          title: t(title),
          isCurrent: name === current.name,
        }))}
      />
      <div className={styles.content}>{current.content}</div>
    </>
  )
}
