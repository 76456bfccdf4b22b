import { useState } from 'react'
import { emulatedMenuConfig } from '#flags/menu/emulated-menu-config.ts'
import { sessionStore } from '#shared/storage/browser-storage.ts'
import { isRecord } from '#shared/text/is-record.ts'
import type { LabHost } from '../../panel.ts'

const NAME = 'lab_menu_config'

/** Returns the response that a link or a file has already set up. */
const pretended = ({ controls }: LabHost): string => {
  const answer = controls ? controls.menuConfig() : emulatedMenuConfig()
  const isSaid = Array.isArray(answer) || (isRecord(answer) && Object.keys(answer).length > 0)
  return isSaid ? JSON.stringify(answer, null, 2) : ''
}

/** Returns the pasted response, which stays in this tab when the lab is closed and after a reload. */
export const useKeptText = (host: LabHost): [text: string, keep: (text: string) => void] => {
  const [text, setText] = useState(() => sessionStore.get(NAME) ?? pretended(host))
  const keep = (next: string) => {
    setText(next)
    sessionStore.set(NAME, next)
  }
  return [text, keep]
}
