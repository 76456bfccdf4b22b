import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isTooMuch } from '#domain/krs/sks.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Card } from '#shared/ui/look/card.tsx'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import page from '../krs.module.css'
import { clashesBetween, clashText, ujianClashesOf } from '../rencana/clash.ts'
import type { Terpilih } from '../rencana/plan.ts'
import type { KrsFormState } from '../rencana/use-krs-form.ts'
import { filterTawaran, type MakulTawaran, NO_FILTER } from './catalogue.ts'
import { FoundSeats } from './found-seats.tsx'
import { OfferBoxes } from './offer-boxes.tsx'
import { OfferFilters } from './offer-filters.tsx'
import { BOXES, NO_BOXES, siftTawaran } from './sift-tawaran.ts'
import styles from './tawaran.module.css'
import { type RowTools, TawaranRow } from './tawaran-row.tsx'
import { useRowFocus } from './use-row-focus.ts'
import { type SeatWatch, useSeatWatch } from './use-seat-watch.ts'

/** Rows that are rendered with the screen; the others follow, so that a tap on the menu is answered at once. */
const FIRST_ROWS = 6

interface Tools {
  watch: SeatWatch
  /** Called before a press changes the rows. */
  notePress: () => void
}

const useRowTools = ({ pick, reserve, drop, pointed }: KrsFormState, { watch, notePress }: Tools): RowTools => {
  const { t, i18n } = useTranslation('krs')
  const { language } = i18n
  const { toggle } = watch
  return useMemo(
    () => ({
      act: (what, { idMakul }, idKelas) => {
        notePress()
        pointed.emit(null) // the highlighted button is removed
        if (what === 'remove' || idKelas === undefined) drop(idMakul)
        else (what === 'pick' ? pick : reserve)({ idMakul, idKelas })
      },
      point: pointed.emit,
      watch: (makul, kelas) => {
        notePress()
        toggle({ makul, kelas })
      },
      t,
      language,
    }),
    [pick, reserve, drop, pointed, toggle, notePress, t, language],
  )
}

interface RowsProps extends Tools {
  rows: readonly MakulTawaran[]
  form: KrsFormState
}

/** Returns the ids of the watched classes of each makul. */
const watchedIn = ({ current }: SeatWatch): ReadonlyMap<string, string> => {
  const ids = new Map<string, string>()
  for (const { makul, kelas } of current)
    ids.set(makul.idMakul, [...(ids.get(makul.idMakul)?.split('\n') ?? []), kelas.idKelas].join('\n'))
  return ids
}

const Rows = ({ rows, form, ...used }: RowsProps) => {
  const { watch } = used
  const tools = useRowTools(form, used)
  const { plan, picks, meter } = form
  const picked = new Map(plan.makul.map(({ idMakul, idKelas }) => [idMakul, idKelas]))
  const reserved = new Map(plan.makulCadangan.map(({ idMakul, idKelas }) => [idMakul, idKelas]))
  const watched = watchedIn(watch)
  const watching = !watch.isOffered ? 'off' : watch.isFull ? 'full' : 'on'
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
        const ids = watched.get(makul.idMakul)
        return (
          <TawaranRow
            key={makul.idMakul}
            makul={makul}
            state={state}
            own={picked.get(makul.idMakul) ?? reserved.get(makul.idMakul) ?? ''}
            isTooMuch={isOpen && isTooMuch(meter, makul)}
            warnings={
              isOpen && makul.isEligible ? makul.kelas.map((kelas) => warningsOf({ makul, kelas })).join('\n\n') : ''
            }
            watching={watching}
            watched={ids ?? ''}
            look={ids === undefined ? null : watch.look}
            tools={tools}
          />
        )
      })}
    </ul>
  )
}

/** Returns the offer that matches search, selects and checkboxes, and why the checkboxes hide the rest. */
const useOffer = ({ catalogue, picks, meter, plan }: KrsFormState, { current }: SeatWatch) => {
  const { t } = useTranslation('krs')
  const [filter, setFilter] = useState(NO_FILTER)
  const [boxes, setBoxes] = useState(NO_BOXES)
  const wanted = useDeferredValue(filter)
  const checked = useDeferredValue(boxes)
  const rows = useMemo(() => [...catalogue.makul, ...catalogue.cadangan], [catalogue])
  const found = useMemo(() => {
    const matching = filterTawaran(rows, wanted)
    return [...matching.filter(({ isEligible }) => isEligible), ...matching.filter(({ isEligible }) => !isEligible)]
  }, [rows, wanted])
  const staying = [...plan.makul, ...plan.makulCadangan, ...current.map(({ makul }) => makul)]
  const stays = new Set(staying.map(({ idMakul }) => idMakul))
  const { shown, hidden } = siftTawaran(found, checked, { picks, meter, stays })
  const said = {
    noClash: t('hidden.noClash', { count: hidden.noClash }),
    hasSeat: t('hidden.hasSeat', { count: hidden.hasSeat }),
    fits: t('hidden.fits', { count: hidden.fits, sisa: Math.max(0, meter.sisa ?? 0) }),
  }
  return {
    ...{ rows, filter, setFilter, boxes, setBoxes, shown },
    matching: found.length,
    hidden: found.length - shown.length,
    /** '4 bentrok, 2 penuh'; '' when nothing is hidden. */
    why: BOXES.flatMap((box) => (hidden[box] > 0 ? [said[box]] : [])).join(', '),
  }
}

const Filtered = ({ form }: { form: KrsFormState }) => {
  const { t } = useTranslation('krs')
  const watch = useSeatWatch(form)
  const { rows, filter, setFilter, boxes, setBoxes, shown, matching, hidden, why } = useOffer(form, watch)
  const isWhole = useDeferredValue(true, false)
  const checkboxes = useRef<HTMLFieldSetElement>(null)
  const { list, notePress } = useRowFocus()
  const showAll = () => {
    setBoxes(NO_BOXES)
    checkboxes.current?.querySelector('input')?.focus() // the pressed button is removed
  }
  const noMatch = t(rows.length === 0 ? 'offer.none' : 'offer.noMatch')
  return (
    <>
      <OfferFilters rows={rows} filter={filter} onFilter={setFilter} />
      <div className={styles.sift}>
        <p role="status" className={styles.count}>
          {hidden > 0
            ? t('offer.countOf', { count: matching, shown: shown.length })
            : t('offer.count', { count: matching })}
        </p>
        <OfferBoxes ref={checkboxes} boxes={boxes} onBoxes={setBoxes} />
      </div>
      <FoundSeats
        watch={watch}
        onTake={({ makul, kelas }) => form.pick({ idMakul: makul.idMakul, idKelas: kelas.idKelas })}
        onPressed={() => list.current?.focus()}
      />
      <div ref={list} tabIndex={-1} aria-busy={!isWhole}>
        {shown.length === 0 ? (
          <div className={`${page.empty} ${styles.nothing}`}>
            <EmptyState hint={hidden > 0 ? t('box.none', { count: hidden, why }) : noMatch} />
            {hidden > 0 ? (
              <button type="button" className={buttonClass()} onClick={showAll}>
                {t('box.clear')}
              </button>
            ) : null}
          </div>
        ) : (
          <Rows rows={isWhole ? shown : shown.slice(0, FIRST_ROWS)} form={form} watch={watch} notePress={notePress} />
        )}
      </div>
      {hidden > 0 && shown.length > 0 ? (
        <div className={styles.foot}>
          <span>{t('box.hidden', { count: hidden, why })}</span>
          <button type="button" className={buttonClass('quiet')} onClick={showAll}>
            {t('box.showAll')}
          </button>
        </div>
      ) : null}
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
