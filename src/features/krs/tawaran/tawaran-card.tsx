import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isTooMuch } from '#domain/krs/sks.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { dayName } from '#shared/format/kalender.ts'
import { SelectInput } from '#shared/ui/choice/select-input.tsx'
import { TextInput } from '#shared/ui/input/text-input.tsx'
import { Card } from '#shared/ui/look/card.tsx'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import page from '../krs.module.css'
import { clashesBetween, clashText, ujianClashesOf } from '../rencana/clash.ts'
import type { Terpilih } from '../rencana/plan.ts'
import type { KrsFormState } from '../rencana/use-krs-form.ts'
import { filterTawaran, type MakulTawaran, NO_FILTER, semesterChoices } from './catalogue.ts'
import styles from './tawaran.module.css'
import { type RowTools, TawaranRow } from './tawaran-row.tsx'

const DAYS = [1, 2, 3, 4, 5, 6, 7]

const useRowTools = ({ pick, reserve, drop, pointed }: KrsFormState): RowTools => {
  const { t, i18n } = useTranslation('krs')
  const { language } = i18n
  return useMemo(
    () => ({
      act: (what, { idMakul }, idKelas) => {
        pointed.emit(null) // the highlighted button is removed
        if (what === 'remove' || idKelas === undefined) drop(idMakul)
        else (what === 'pick' ? pick : reserve)({ idMakul, idKelas })
      },
      point: pointed.emit,
      t,
      language,
    }),
    [pick, reserve, drop, pointed, t, language],
  )
}

const Rows = ({ rows, form }: { rows: readonly MakulTawaran[]; form: KrsFormState }) => {
  const tools = useRowTools(form)
  const { plan, picks, meter } = form
  const picked = new Set(plan.makul.map(({ idMakul }) => idMakul))
  const reserved = new Set(plan.makulCadangan.map(({ idMakul }) => idMakul))
  const stateOf = ({ idMakul }: MakulTawaran) => {
    if (picked.has(idMakul)) return 'picked'
    return reserved.has(idMakul) ? 'reserved' : 'open'
  }
  const warningsOf = (wish: Terpilih): string =>
    [...picks.flatMap((one) => clashesBetween(one, wish)), ...picks.flatMap((one) => ujianClashesOf([one, wish]))]
      .map((clash) => clashText(clash, wish.makul.idMakul, tools.t, tools.language))
      .join('\n')
  return (
    <ul>
      {rows.map((makul) => {
        const state = stateOf(makul)
        const isOpen = state === 'open'
        return (
          <TawaranRow
            key={makul.idMakul}
            makul={makul}
            state={state}
            isTooMuch={isOpen && isTooMuch(meter, makul)}
            warnings={
              isOpen && makul.isEligible ? makul.kelas.map((kelas) => warningsOf({ makul, kelas })).join('\n\n') : ''
            }
            tools={tools}
          />
        )
      })}
    </ul>
  )
}

const Filtered = ({ form }: { form: KrsFormState }) => {
  const { t, i18n } = useTranslation('krs')
  const { catalogue } = form
  const [filter, setFilter] = useState(NO_FILTER)
  const wanted = useDeferredValue(filter)
  const rows = useMemo(() => [...catalogue.makul, ...catalogue.cadangan], [catalogue])
  const found = useMemo(() => {
    const matching = filterTawaran(rows, wanted)
    return [...matching.filter(({ isEligible }) => isEligible), ...matching.filter(({ isEligible }) => !isEligible)]
  }, [rows, wanted])
  const semesters = semesterChoices(rows).map((semester) => [semester, t('offer.semesterKe', { semester })] as const)
  const days = DAYS.map((hari) => [hari, dayName(hari, i18n.language)] as const)
  const selects = [
    { name: 'semesterKe', label: t('offer.semester'), options: semesters },
    { name: 'hari', label: t('offer.day'), options: days },
  ] as const
  return (
    <>
      <div className={styles.filters}>
        <TextInput
          type="search"
          label={t('offer.search')}
          value={filter.cari}
          onChange={({ target }) => setFilter({ ...filter, cari: target.value })}
        />
        {selects.map(({ name, label, options }) => (
          <SelectInput
            key={name}
            label={label}
            value={filter[name]}
            onChange={({ target }) => setFilter({ ...filter, [name]: Number(target.value) })}
          >
            <option value={0}>{t('offer.all')}</option>
            {options.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </SelectInput>
        ))}
      </div>
      <p role="status" className={styles.count}>
        {t('offer.count', { count: found.length })}
      </p>
      {found.length === 0 ? (
        <div className={page.empty}>
          <EmptyState hint={t(rows.length === 0 ? 'offer.none' : 'offer.noMatch')} />
        </div>
      ) : (
        <Rows rows={found} form={form} />
      )}
    </>
  )
}

/** All makul on offer, with search and filters. */
export const TawaranCard = ({ form }: { form: KrsFormState }) => {
  const { t } = useTranslation('krs')
  return (
    <div id="tawaran">
      <Card title={t('offer.title')} flush>
        <QueryView query={form.registrasi.tawaran} select={({ makul }) => makul} lines={12}>
          {() => <Filtered form={form} />}
        </QueryView>
      </Card>
    </div>
  )
}
