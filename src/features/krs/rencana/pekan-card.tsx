import { useTranslation } from 'react-i18next'
import { toPekan } from '#domain/jadwal/pekan.ts'
import { waktuText } from '#domain/jadwal/pertemuan.ts'
import { periodeLabel } from '#domain/periode/periode.ts'
import { IcsButton } from '#kit/jadwal/ics-button.tsx'
import { PekanPicture } from '#kit/jadwal/pekan-picture.tsx'
import { Card } from '#shared/ui/card.tsx'
import { Tag } from '#shared/ui/tag.tsx'
import styles from './pekan-card.module.css'
import type { KrsFormState } from './use-krs-form.ts'

/** The week of the plan on the screen, at a glance; the same in words for whoever does not see it. */
export const PekanCard = ({ form }: { form: KrsFormState }) => {
  const { t, i18n } = useTranslation('krs')
  const { picks, clashes, ujianClashes } = form
  const { name, periode, now } = form.registrasi
  const words = picks.map(({ makul, kelas }) => `${makul.namaMakul} ${waktuText(kelas.jadwal, i18n.language)}`)
  const text = t('week.text', { jadwal: words.join('; ') || t('plan.empty') })
  return (
    <Card
      title={t('week.title')}
      aside={clashes.length > 0 ? <Tag tone="danger">{t('clash.count', { count: clashes.length })}</Tag> : null}
    >
      <PekanPicture pekan={toPekan(picks, clashes)} text={text} />
      {ujianClashes.length > 0 ? (
        <p className={styles['exam']}>{t('clash.examCount', { count: ujianClashes.length })}</p>
      ) : null}
      <IcsButton
        kelas={picks}
        title={[name, periode && periodeLabel(periode)].filter(Boolean).join(' ')}
        empty={t('ics.empty')}
        offsetMinutes={now.jendela.mulai?.offsetMinutes}
      />
    </Card>
  )
}
