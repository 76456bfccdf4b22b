import { useEffect } from 'react'

const isShortcut = ({ ctrlKey, altKey, code, key }: KeyboardEvent): boolean =>
  ctrlKey && altKey && (code === 'KeyL' || key.toLowerCase() === 'l')

/** Ctrl+Alt+L, wherever the focus is: also in a field, and in one that keeps its keys to itself. */
export const useShortcut = (onPress: () => void): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event) || event.repeat) return
      event.preventDefault()
      onPress()
    }
    window.addEventListener('keydown', press, true)
    return () => window.removeEventListener('keydown', press, true)
  }, [onPress])
}
