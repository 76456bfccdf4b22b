import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AsyncBody } from '#shared/ui/async-body.tsx'
import { Card } from '#shared/ui/card.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { SelectInput } from '#shared/ui/select-input.tsx'
import { TextInput } from '#shared/ui/text-input.tsx'
import { clashText, ujianClashText } from './clash-text.ts'
import { filterTawaran, NO_FILTER, semesterChoices } from './filter-tawaran.ts'
import type { JenisKrs } from './jenis-krs.ts'
import type { RowAction } from './kelas-row.tsx'
import page from './krs.module.css'
import type { KelasTawaran, MakulTawaran } from './makul-tawaran.ts'
import { hariText } from './pertemuan.ts'
import { pickMakul, removeMakul, reserveMakul } from './plan.ts'
import { previewPick } from './preview-pick.ts'
import { countSks, isTooMuch } from './sks.ts'
import styles from './tawaran.module.css'
import { TawaranRow } from './tawaran-row.tsx'
import { useKurikulum } from './use-krs.ts'
import type { KrsFormState } from './use-krs-form.ts'

const DAYS = [1, 2, 3, 4, 5, 6, 7]

interface Props {
  jenis: JenisKrs
  form: KrsFormState
}

/** Stable functions for all rows: a row renders again only when something that it shows has changed. */
const useRowActions = (form: KrsFormState): { act: RowAction; point: (makul: MakulTawaran | null) => void } => {
  const latest = useRef(form)
  useEffect(() => {
    latest.current = form
  })
  const point = useCallback((makul: MakulTawaran | null) => {
    const { meter, preview } = latest.current
    preview.show(makul && meter.sks + countSks([makul]))
  }, [])
  const act: RowAction = useCallback((what, { idMakul }, idKelas) => {
    const { plan, setPlan, preview } = latest.current
    preview.show(null) // the button that was pointed at is gone
    if (what === 'remove' || idKelas === undefined) setPlan(removeMakul(plan, idMakul))
    else setPlan((what === 'pick' ? pickMakul : reserveMakul)(plan, { idMakul, idKelas }))
  }, [])
  return { act, point }
}

const Rows = ({ rows, form }: { rows: readonly MakulTawaran[]; form: KrsFormState }) => {
  const { t, i18n } = useTranslation('krs')
  const { act, point } = useRowActions(form)
  const picked = new Set(form.plan.makul.map(({ idMakul }) => idMakul))
  const reserved = new Set(form.plan.makulCadangan.map(({ idMakul }) => idMakul))
  const stateOf = ({ idMakul }: MakulTawaran) => {
    if (picked.has(idMakul)) return 'picked'
    return reserved.has(idMakul) ? 'reserved' : 'open'
  }
  return (
    <ul className={styles['list']}>
      {rows.map((makul) => {
        const state = stateOf(makul)
        const warningsOf = (kelas: KelasTawaran) => {
          const { clashes, ujianClashes } = previewPick({ makul, kelas }, form.picks)
          return [
            ...clashes.map((clash) => clashText(clash, makul.idMakul, t, i18n.language)),
            ...ujianClashes.map((clash) => ujianClashText(clash, makul.idMakul, t, i18n.language)),
          ].join('\n')
        }
        return (
          <TawaranRow
            key={makul.idMakul}
            makul={makul}
            state={state}
            isTooMuch={state === 'open' && isTooMuch(form.meter, makul)}
            warnings={state === 'open' && makul.isEligible ? makul.kelas.map(warningsOf).join('\n\n') : ''}
            act={act}
            point={point}
            t={t}
            language={i18n.language}
          />
        )
      })}
    </ul>
  )
}

const Filtered = ({ form, rows }: { form: KrsFormState; rows: readonly MakulTawaran[] }) => {
  const { t, i18n } = useTranslation('krs')
  const [filter, setFilter] = useState(NO_FILTER)
  const wanted = useDeferredValue(filter)
  const found = useMemo(() => {
    const matching = filterTawaran(rows, wanted)
    return [...matching.filter(({ isEligible }) => isEligible), ...matching.filter(({ isEligible }) => !isEligible)]
  }, [rows, wanted])
  const semesters = useMemo(() => semesterChoices(rows), [rows])
  return (
    <>
      <div className={styles['filters']}>
        <TextInput
          type="search"
          label={t('offer.search')}
          value={filter.cari}
          onChange={({ target }) => setFilter({ ...filter, cari: target.value })}
        />
        <SelectInput
          label={t('offer.semester')}
          value={filter.semesterKe}
          onChange={({ target }) => setFilter({ ...filter, semesterKe: Number(target.value) })}
        >
          <option value={0}>{t('offer.all')}</option>
          {semesters.map((semester) => (
            <option key={semester} value={semester}>
              {t('offer.semesterKe', { semester })}
            </option>
          ))}
        </SelectInput>
        <SelectInput
          label={t('offer.day')}
          value={filter.hari}
          onChange={({ target }) => setFilter({ ...filter, hari: Number(target.value) })}
        >
          <option value={0}>{t('offer.all')}</option>
          {DAYS.map((hari) => (
            <option key={hari} value={hari}>
              {hariText({ hari, namaHari: '' }, i18n.language)}
            </option>
          ))}
        </SelectInput>
      </div>
      <p role="status" className={styles['count']}>
        {t('offer.count', { count: found.length })}
      </p>
      {found.length === 0 ? (
        <div className={page['empty']}>
          <EmptyState hint={t(rows.length === 0 ? 'offer.none' : 'offer.noMatch')} />
        </div>
      ) : (
        <Rows rows={found} form={form} />
      )}
    </>
  )
}

/** Everything on offer: to be searched, narrowed down and picked from. */
export const TawaranCard = ({ jenis, form }: Props) => {
  const { t } = useTranslation('krs')
  const { kurikulum, error, isPending, refetch } = useKurikulum(jenis)
  const { catalogue } = form
  const rows = useMemo(() => [...catalogue.makul, ...catalogue.cadangan], [catalogue])
  return (
    <div id="tawaran">
      <Card title={t('offer.title')} flush>
        <AsyncBody data={kurikulum?.makul} error={error} isPending={isPending} onReload={refetch} lines={12}>
          {() => <Filtered form={form} rows={rows} />}
        </AsyncBody>
      </Card>
    </div>
  )
}
