import { useTranslation } from 'react-i18next'
import { SelectInput } from '#shared/ui/choice/select-input.tsx'
import { CAMPUS_COLOURS } from './campus-colours.ts'
import styles from './gallery.module.css'
import { type Look, readLook } from './look.ts'

/** Sets colour mode, language and campus colour of the whole page. */
export const Toolbar = ({ look, onLook }: { look: Look; onLook: (look: Look) => void }) => {
  const { t } = useTranslation('gallery')
  const change = (name: keyof Look, value: string) => {
    onLook(readLook(new URLSearchParams({ ...look, [name]: value }).toString()))
  }
  return (
    <div className={styles.toolbar}>
      <SelectInput label={t('mode')} value={look.mode} onChange={(event) => change('mode', event.target.value)}>
        <option value="light">{t('mode.light')}</option>
        <option value="dark">{t('mode.dark')}</option>
      </SelectInput>
      <SelectInput label={t('language')} value={look.lng} onChange={(event) => change('lng', event.target.value)}>
        <option value="id">Indonesia</option>
        <option value="en">English</option>
      </SelectInput>
      <SelectInput label={t('campus')} value={look.campus} onChange={(event) => change('campus', event.target.value)}>
        {Object.keys(CAMPUS_COLOURS).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectInput>
    </div>
  )
}
