import { ICONS } from 'virtual:menu-icons'

/** Icon of a top-level menu entry; decorative, since the label names it. Entries inside a group have none. */
export const MenuIcon = ({ id }: { id: string }) => {
  const Icon = ICONS[id]
  return Icon ? <Icon size={20} aria-hidden /> : null
}
