import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { toDevice } from '#shared/campus/campus-clock.ts'
import { now } from '#shared/state/clock.ts'
import { hasDirtyForm, markFormDirty } from '#shared/state/dirty-forms.ts'
import { DraftOwner } from './draft-owner.ts'
import { type Draft, readDraft, removeDraft, removeOldDrafts, writeDraft } from './draft-store.ts'

/** At most this much typing is lost when a page dies. */
const WRITE_MS = 500
/** What the page before has written may reach this one late: Chromium keeps a copy of the storage in each process. */
const LATE_MS = 1000
/** The first comes before the browser asks: what is written only at the second may reach the next page too late. */
const LEAVING = ['beforeunload', 'pagehide'] as const

export interface KeptDraft {
  /** When what now stands in the form was typed, if it was on an earlier visit: by the device's clock. */
  restoredAt: number | null
  /** Files that had been chosen then and none of which has been chosen again: their names. */
  lostFiles: readonly string[]
  /** Throws away what was typed: the form is as it began. */
  discard: () => void
  /** What was typed has been sent and is safe. */
  done: () => void
}

/** A stored value fits a field when it is of the kind that the field began with. */
const fits = (stored: unknown, initial: unknown): boolean =>
  initial === undefined ||
  initial === null ||
  (typeof stored === typeof initial && Array.isArray(stored) === Array.isArray(initial))

/** The form's own dirtyFields come a step later than its values when a person types fast: a word would be lost. */
const changedValues = (values: FieldValues, initial: Partial<Record<string, unknown>>): Draft['values'] =>
  Object.fromEntries(
    Object.entries<unknown>(values).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(initial[name])),
  )

/** A file is no text that can be kept: it is chosen again. */
const keptValues = (values: Draft['values']): Draft['values'] =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !(value instanceof Blob)))

const isFile = (value: unknown): value is File => value instanceof File

/** The part of a stored draft that the form can still take; null when there is none. */
const usableDraft = (owner: string | null, name: string, initial: Partial<Record<string, unknown>>): Draft | null => {
  const draft = readDraft(owner, name, now().getTime())
  if (!draft) return null
  const known = Object.entries(draft.values).filter(([field, value]) => fits(value, initial[field]))
  return known.length > 0 || draft.files ? { ...draft, values: Object.fromEntries(known) } : null
}

const restore = <Values extends FieldValues>(form: UseFormReturn<Values>, { values }: Draft): void => {
  for (const [name, value] of Object.entries(values)) {
    // The name and the kind of value were checked against the form's own.
    form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
  }
}

/** Calls `write` at the latest WRITE_MS after the first `soon`, and at once when the page goes. */
const createWriter = (write: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    write()
  }
  const cancel = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const soon = () => {
    timer ??= setTimeout(flush, WRITE_MS)
  }
  return { soon, flush, cancel }
}

/**
 * Keeps what is typed into a form through reload, crash and expiry, for the same person and form only.
 * Never for passwords: a form that asks for one has no draft.
 * @param form the form; fields that were not touched keep following what the gateway says
 * @param named the form, unique in the portal: 'biodata-diri'; null keeps nothing
 * @param keepUntil of what is filled in ahead of a day: not old before it; milliseconds since 1970 by the campus's clock
 */
export const useDraft = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  named: string | null,
  keepUntil?: number,
): KeptDraft => {
  const keeper = useContext(DraftOwner)
  const owner = named === null ? null : keeper
  const name = named ?? ''
  const until = useRef(keepUntil)
  useEffect(() => {
    until.current = keepUntil
  })
  const [draft, setDraft] = useState(() => usableDraft(owner, name, form.formState.defaultValues ?? {}))
  const [first] = useState(draft)
  const [lostFiles, setLostFiles] = useState<readonly string[]>(draft?.files ?? [])
  const clean = useRef<() => void>(() => undefined)

  useEffect(() => {
    if (owner === null) return
    let undo: (() => void) | null = null
    let latest: Draft['values'] | null = null
    const writer = createWriter(() => {
      // After a logout nothing is written any more: every form has been forgotten by then.
      if (!latest || !hasDirtyForm()) return
      const files = Object.values(latest).filter(isFile)
      const kept = {
        ...(until.current !== undefined && { keepUntil: toDevice(until.current) }),
        ...(files.length > 0 && { files: files.map((file) => file.name) }),
      }
      writeDraft(owner, name, { values: keptValues(latest), savedAt: now().getTime(), ...kept })
    })
    const settle = () => {
      writer.cancel()
      undo?.()
      undo = null
      removeDraft(owner, name)
    }
    const stop = form.subscribe({
      formState: { values: true, dirtyFields: true, isDirty: true },
      callback: ({ values }) => {
        latest = changedValues(values, form.formState.defaultValues ?? {})
        if (Object.keys(latest).length === 0) {
          settle()
          return
        }
        if (Object.values(latest).some(isFile)) setLostFiles([])
        undo ??= markFormDirty()
        writer.soon()
      },
    })
    clean.current = settle
    removeOldDrafts(now().getTime())
    if (first) restore(form, first)
    const late = first
      ? undefined
      : setTimeout(() => {
          const found = latest ? null : usableDraft(owner, name, form.formState.defaultValues ?? {})
          if (!found) return
          restore(form, found)
          setDraft(found)
          setLostFiles(found.files ?? [])
        }, LATE_MS)
    for (const name of LEAVING) window.addEventListener(name, writer.flush)
    document.addEventListener('visibilitychange', writer.flush)
    return () => {
      clearTimeout(late)
      writer.flush()
      stop()
      undo?.()
      for (const name of LEAVING) window.removeEventListener(name, writer.flush)
      document.removeEventListener('visibilitychange', writer.flush)
    }
  }, [form, name, owner, first])

  const done = useCallback(() => {
    clean.current()
    setDraft(null)
    setLostFiles([])
  }, [])
  const discard = useCallback(() => {
    // Its own resetOptions would keep what was typed; the fields stay known to the form, drawn anew or not.
    form.reset(undefined, { keepDirtyValues: false, keepFieldsRef: true })
    done()
  }, [form, done])
  return { restoredAt: draft?.savedAt ?? null, lostFiles, discard, done }
}
