import { ICONS } from 'virtual:menu-icons'

/** Icon of a top entry of the menu; decorative, the label says what it is. Entries inside a group have none. */
export const MenuIcon = ({ id }: { id: string }) => {
  const Icon = ICONS[id]
  return Icon ? <Icon size={20} aria-hidden /> : null
}
