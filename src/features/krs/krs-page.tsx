import { type ComponentType, memo } from 'react'
import { useTranslation } from 'react-i18next'
import { waktuText } from '#domain/jadwal/pertemuan.ts'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { periodeLabel } from '#domain/periode/periode.ts'
import type { KrsEdit } from '#generated/client/krs/readers.ts'
import { QueryCard } from '#kit/query/query-view.tsx'
import { TabsInAddress } from '#kit/tabs/tabs-in-address.tsx'
import { joined } from '#shared/text/joined.ts'
import { DraftKeeper } from '#shared/ui/form/draft-keeper.tsx'
import { Card } from '#shared/ui/look/card.tsx'
import { Tag } from '#shared/ui/look/tag.tsx'
import type { JenisKrs } from './calls.ts'
import { KrsHead } from './jendela/krs-head.tsx'
import { type Registrasi, useRegistrasi } from './jendela/use-registrasi.tsx'
import { useRegistrasiOpening } from './jendela/use-registrasi-opening.ts'
import styles from './krs.module.css'
import { isBarred } from './krs-state.ts'
import { toPekan } from './pekan.ts'
import { PekanPicture } from './pekan-picture.tsx'
import { CadanganCard, PilihanCard } from './rencana/pilihan-card.tsx'
import { PlanCalendar } from './rencana/plan-calendar.tsx'
import { DifferenceList, PlanTabs } from './rencana/plan-tabs.tsx'
import { SksMeter } from './rencana/sks-meter.tsx'
import { type KrsFormState, type PlansForm, useKrsForm, usePlansForm } from './rencana/use-krs-form.ts'
import { RiwayatKrs } from './riwayat/riwayat-krs.tsx'
import { SaveCard } from './simpan/save-card.tsx'
import { TawaranCard } from './tawaran/tawaran-card.tsx'

/** Week picture of the current plan, with a text alternative. */
const PekanCard = ({ form }: { form: KrsFormState }) => {
  const { t, i18n } = useTranslation('krs')
  const { picks, clashes, ujianClashes, isUnreadable } = form
  const { name, periode } = form.registrasi
  const words = picks.map(({ makul, kelas }) => `${makul.namaMakul} ${waktuText(kelas.jadwal, i18n.language)}`)
  const text = t('week.text', { jadwal: words.join('; ') || t(isUnreadable ? 'save.isPart' : 'plan.empty') })
  return (
    <Card
      title={t('week.title')}
      aside={clashes.length > 0 ? <Tag tone="danger">{t('clash.count', { count: clashes.length })}</Tag> : null}
    >
      <PekanPicture pekan={toPekan(picks, clashes)} text={text} />
      {ujianClashes.length > 0 ? (
        <p className={styles.exam}>{t('clash.examCount', { count: ujianClashes.length })}</p>
      ) : null}
      {isUnreadable ? null : <PlanCalendar picks={picks} name={name} periode={periode} />}
    </Card>
  )
}

interface FormProps {
  of: Registrasi
  edit: KrsEdit
}

/** A registration: editable, or read-only while it is closed. */
const KrsParts = memo(({ plans, of, edit }: FormProps & { plans: PlansForm }) => {
  const form = useKrsForm(plans, of, edit)
  const isOpening = useRegistrasiOpening(of)
  return (
    <div className={styles.split}>
      <div className={styles.stack}>
        <DraftKeeper draft={form.draft} />
        <KrsHead of={of} isOpening={isOpening} canChoose={form.isEditable}>
          {form.isUnreadable || (isBarred(of.block?.rule) && edit.makul?.length === 0) ? null : (
            <SksMeter {...form.meter} clashing={form.clashingSks} clashes={form.clashes.length} />
          )}
        </KrsHead>
        {form.isEditable ? <PlanTabs form={form} /> : null}
        <DifferenceList form={form} />
        <PilihanCard form={form} edit={edit} />
        <CadanganCard form={form} />
        {form.isEditable ? <TawaranCard form={form} /> : null}
      </div>
      <PekanCard form={form} />
      <SaveCard form={form} />
    </div>
  )
})

const KrsForm = (props: FormProps) => <KrsParts {...props} plans={usePlansForm(props.edit)} />

/** Heading: registration, period and programme. */
const Head = ({ of: { jenis, name, periode } }: { of: Registrasi }) => {
  const { t } = useTranslation('krs')
  const { biodataSingkat } = useBiodataSingkat()
  const prodi = [biodataSingkat?.tingkat, biodataSingkat?.prodi].filter(Boolean).join(' ')
  return (
    <header className={styles.head}>
      <h1>{[name, periode && periodeLabel(periode)].filter(Boolean).join(' ')}</h1>
      <p>{joined(t(`kind.${jenis}`), prodi)}</p>
    </header>
  )
}

/** Form of a registration; waits for the registered courses, and for the offer to load or fail. */
const Pengisian = ({ of }: { of: Registrasi }) => {
  const { t } = useTranslation('krs')
  const { jenis, edit, tawaran } = of
  const shown = tawaran.isPending ? undefined : edit.data
  // Unreadable picks must not be edited: a save would replace them.
  if (shown?.makul) return <KrsForm key={jenis} of={of} edit={shown} />
  return (
    <div className={styles.stack}>
      <KrsHead of={of} />
      <QueryCard
        title={t('picks.title')}
        query={{ ...edit, data: undefined, dataUpdatedAt: 0, isPending: edit.isPending || tawaran.isPending }}
        select={() => null}
        lines={16}
      >
        {() => null}
      </QueryCard>
    </div>
  )
}

/** One registration with two tabs: form and history. */
const Krs = ({ jenis }: { jenis: JenisKrs }) => {
  const registrasi = useRegistrasi(jenis)
  return (
    <div className={styles.page}>
      <Head of={registrasi} />
      <TabsInAddress
        ns="krs"
        label="tab.label"
        tabs={[
          { name: 'isi', title: 'tab.isi', content: <Pengisian of={registrasi} /> },
          { name: 'riwayat', title: 'tab.riwayat', content: <RiwayatKrs jenis={jenis} /> },
        ]}
      />
    </div>
  )
}

/** Returns the page of /krs, /krss or /pkrs; they differ only in their calls. */
export const krsPage =
  (jenis: JenisKrs): ComponentType =>
  () => <Krs jenis={jenis} />
