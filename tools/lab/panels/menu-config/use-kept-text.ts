import { useState } from 'react'
import { emulatedMenuConfig } from '#flags/menu/emulated-menu-config.ts'
import { sessionStore } from '#shared/storage/browser-storage.ts'
import { isRecord } from '#shared/text/is-record.ts'
import type { LabHost } from '../../panel.ts'

const NAME = 'lab_menu_config'

/** What the lab already makes the server say, from a link or a file. */
const pretended = ({ controls }: LabHost): string => {
  const answer = controls ? controls.menuConfig() : emulatedMenuConfig()
  const isSaid = Array.isArray(answer) || (isRecord(answer) && Object.keys(answer).length > 0)
  return isSaid ? JSON.stringify(answer, null, 2) : ''
}

/** The pasted answer; it stays in this tab while the lab is closed and over a reload. */
export const useKeptText = (host: LabHost): [text: string, keep: (text: string) => void] => {
  const [text, setText] = useState(() => sessionStore.get(NAME) ?? pretended(host))
  const keep = (next: string) => {
    setText(next)
    sessionStore.set(NAME, next)
  }
  return [text, keep]
}
