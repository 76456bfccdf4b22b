import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { toDevice } from '#shared/campus/campus-clock.ts'
import { now } from '#shared/state/clock.ts'
import { hasDirtyForm, markFormDirty } from '#shared/state/dirty-forms.ts'
import { DraftOwner } from './draft-owner.ts'
import { type Draft, readDraft, removeDraft, removeOldDrafts, writeDraft } from './draft-store.ts'

/** Longest delay before typed input is stored: the most that a crash can lose. */
const WRITE_MS = 500
/**
 * Delay of the second read: Chromium caches the storage in each process, so writes of the previous page may arrive
 * late.
 */
const LATE_MS = 1000
/**
 * beforeunload comes before the browser's own dialog: data written only on pagehide may reach the next page too late.
 */
const LEAVING = ['beforeunload', 'pagehide'] as const

export interface KeptDraft {
  /** Time at which restored input was typed on an earlier visit, by the device's clock; null without restored input. */
  restoredAt: number | null
  /** Names of files that were chosen then, until a file is chosen again. */
  lostFiles: readonly string[]
  /** Discards the input and resets the form. */
  discard: () => void
  /** Deletes the draft after the input was sent. */
  done: () => void
}

/** Returns whether a stored value has the type of the field's initial value. */
const fits = (stored: unknown, initial: unknown): boolean =>
  initial === undefined ||
  initial === null ||
  (typeof stored === typeof initial && Array.isArray(stored) === Array.isArray(initial))

/** Compares values instead of using dirtyFields, which lags behind fast typing: a word would be lost. */
const changedValues = (values: FieldValues, initial: Partial<Record<string, unknown>>): Draft['values'] =>
  Object.fromEntries(
    Object.entries<unknown>(values).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(initial[name])),
  )

/** Removes files, which cannot be stored and have to be chosen again. */
const keptValues = (values: Draft['values']): Draft['values'] =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !(value instanceof Blob)))

const isFile = (value: unknown): value is File => value instanceof File

/** Returns the part of a stored draft that the form accepts; null when there is none. */
const usableDraft = (owner: string | null, name: string, initial: Partial<Record<string, unknown>>): Draft | null => {
  const draft = readDraft(owner, name, now().getTime())
  if (!draft) return null
  const known = Object.entries(draft.values).filter(([field, value]) => fits(value, initial[field]))
  return known.length > 0 || draft.files ? { ...draft, values: Object.fromEntries(known) } : null
}

const restore = <Values extends FieldValues>(form: UseFormReturn<Values>, { values }: Draft): void => {
  for (const [name, value] of Object.entries(values)) {
    // Name and type of the value were checked against the form's initial values.
    form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
  }
}

/** Calls `write` at most WRITE_MS after the first `soon`, and at once when the page unloads. */
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
 * Stores the input of a form through reload, crash and expiry, for the same owner and form only. Never for passwords: a
 * form with a password field has no draft.
 * @param form the form; untouched fields keep following the gateway's data
 * @param named unique name of the form in the portal: 'biodata-diri'; null stores nothing
 * @param keepUntil day for which the input is meant: the draft does not expire before it; milliseconds since 1970 by
 * the campus's clock
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
    let clearMark: (() => void) | null = null
    let latest: Draft['values'] | null = null
    const writer = createWriter(() => {
      // Nothing is written after a logout: it clears all dirty forms.
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
      clearMark?.()
      clearMark = null
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
        clearMark ??= markFormDirty()
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
      clearMark?.()
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
    // resetOptions would keep the typed input; keepFieldsRef keeps the fields registered, whether they render again or
    // not.
    form.reset(undefined, { keepDirtyValues: false, keepFieldsRef: true })
    done()
  }, [form, done])
  return { restoredAt: draft?.savedAt ?? null, lostFiles, discard, done }
}
