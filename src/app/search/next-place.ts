/** Keys of the combobox pattern that move within the list. */
interface Press {
  key: string
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/**
 * Returns the place in the list to which a key moves; null when the key does not move in it.
 * @param place current place; -1 for none
 */
export const nextPlace = ({ key, shiftKey, ctrlKey, metaKey, altKey }: Press, place: number, count: number) => {
  if (shiftKey || ctrlKey || metaKey || altKey || count === 0) return null
  if (key === 'ArrowDown') return (place + 1) % count
  if (key === 'ArrowUp') return (Math.max(place, 0) - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
