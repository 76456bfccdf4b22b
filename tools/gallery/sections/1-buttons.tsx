import { IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { SaveButton } from '#shared/ui/form/save-button.tsx'
import styles from '../gallery.module.css'
import { Group, Tile } from '../group.tsx'

export const Section = () => {
  const { t } = useTranslation('gallery')
  const next = <a href="#kit-gallery">{t('pay')}</a>
  return (
    <Group title={t('buttons')}>
      <Tile name="buttons">
        <div className={styles.row}>
          <button type="button" className={buttonClass('main')}>
            {t('send')}
          </button>
          <button type="button" className={buttonClass()}>
            {t('open')}
          </button>
          <button type="button" className={buttonClass('quiet')}>
            {t('other')}
          </button>
          <a href="#kit-gallery" className={buttonClass('icon')} aria-label={t('action')}>
            <IconPrinter size={20} aria-hidden />
          </a>
        </div>
      </Tile>
      <Tile name="button long">
        <button type="button" className={buttonClass('main', true)}>
          {t('long')}
        </button>
      </Tile>
      <Tile name="save">
        <div className={styles.row}>
          <SaveButton />
          <SaveButton pending />
        </div>
      </Tile>
      <Tile name="save locked">
        <SaveButton reason={{ text: t('save.reason'), rule: 'KRS-JADWAL' }} />
      </Tile>
      <Tile name="action locked">
        <ActionButton wide reason={{ text: t('locked'), rule: 'UJIAN-TUNGGAKAN', next }}>
          <IconPrinter size={20} aria-hidden />
          {t('action')}
        </ActionButton>
      </Tile>
      <Tile name="action waits">
        <ActionButton wide reason={{ text: t('offline'), kind: 'wait' }}>
          {t('action')}
        </ActionButton>
      </Tile>
    </Group>
  )
}
