import { useState } from 'react'
import { sessionStore } from '#shared/storage/browser-storage.ts'

const NAME = 'lab_menu_config'

/** The pasted answer; it stays in this tab while the lab is closed and over a reload. */
export const useKeptText = (): [text: string, keep: (text: string) => void] => {
  const [text, setText] = useState(() => sessionStore.get(NAME) ?? '')
  const keep = (next: string) => {
    setText(next)
    sessionStore.set(NAME, next)
  }
  return [text, keep]
}
