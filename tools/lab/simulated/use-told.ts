import { useEffect, useState } from 'react'

/** Same duration as the portal's toasts. The result is also visible in the panel. */
const TOLD_MS = 6000

/** Shows a message for a while; repeating the same message shows it again. */
export const useStatusMessage = (): { message: string; show: (text: string) => void } => {
  const [said, setSaid] = useState({ text: '', turn: 0 })
  useEffect(() => {
    if (said.text === '') return undefined
    const timer = setTimeout(() => setSaid(({ turn }) => ({ text: '', turn })), TOLD_MS)
    return () => clearTimeout(timer)
  }, [said])
  return { message: said.text, show: (text) => setSaid(({ turn }) => ({ text, turn: turn + 1 })) }
}
