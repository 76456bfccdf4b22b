import { Combobox } from '@base-ui/react/combobox'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { IconCheck, IconChevronDown, IconRefresh, IconX } from '@tabler/icons-react'
import { type Ref, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field, type FieldProps } from '../form/field.tsx'
import inputStyles from '../input/input.module.css'
import { DEFAULT_MAX_LENGTH } from '../input/text-input.tsx'
import styles from './remote-select.module.css'
import { useSearchText } from './use-search-text.ts'

/** A choice: `value` is sent, `label` is shown. */
export interface Choice {
  value: string
  label: string
}

/** State of a search. */
export interface Found {
  /** null before the first response. */
  choices: readonly Choice[] | null
  /** True while a request is in flight; the previous list may still be shown. */
  isPending: boolean
  failed: boolean
  onRetry: () => void
}

export interface RemoteSelectProps extends FieldProps {
  name?: string
  value: Choice | null
  onValue: (choice: Choice | null) => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
  /** Called with the search text after a pause in typing; '' for none. */
  onSearch: (text: string) => void
  found: Found
}

/** Entry of the list in place of choices that failed to load, reachable by keyboard. */
const RETRY: Choice = { value: ' retry', label: '' }

/** Keeps the identity of an equal choice: a new object would overwrite the typed text with its label. */
const useSameChoice = (choice: Choice | null): Choice | null => {
  const [same, setSame] = useState(choice)
  const isSame = same?.value === choice?.value && same?.label === choice?.label
  if (!isSame) setSame(choice)
  return isSame ? same : choice
}

/** Replaces the English name of the library's hidden close button with a translated one. */
const useCloseName = (open: boolean): Ref<HTMLDivElement> => {
  const { t } = useTranslation('ui')
  const group = useRef<HTMLDivElement>(null)
  const name = t('queue.close')
  useEffect(() => {
    const element = group.current
    if (!open || !element) return undefined
    const rename = () => element.querySelector('span[role="button"]')?.setAttribute('aria-label', name)
    rename()
    const observer = new MutationObserver(rename) // the button may be rendered after the list
    observer.observe(element, { childList: true })
    return () => observer.disconnect()
  }, [open, name])
  return group
}

/** Returns the text key of the status above the choices. */
const statusKey = ({ choices, failed }: Found, text: string, isPending: boolean): string => {
  if (text === '') return 'remote.type'
  if (isPending) return 'remote.pending'
  if (failed) return 'remote.failed'
  return choices?.length ? 'remote.count' : 'remote.none'
}

const Row = ({ choice }: { choice: Choice }) => {
  const { t } = useTranslation('ui')
  return (
    <Combobox.Item className={styles.item} value={choice}>
      {choice === RETRY ? (
        <IconRefresh size={16} aria-hidden />
      ) : (
        <span className={styles.mark}>
          <Combobox.ItemIndicator>
            <IconCheck size={16} aria-hidden />
          </Combobox.ItemIndicator>
        </span>
      )}
      <span>{choice === RETRY ? t('remote.retry') : choice.label}</span>
    </Combobox.Item>
  )
}

/**
 * Labelled select for a list that is too long to fetch: the user types a part of the name and chooses. Has its own
 * file; load it lazily. Its list is rendered beside the field and not in the library's Popup, which hides the page from
 * screen readers while leaving everything in it focusable.
 */
export const RemoteSelect = ({ label, hint, error, mark, name, value, onValue, ...rest }: RemoteSelectProps) => {
  const { onBlur, ref, onSearch, found } = rest
  const { t } = useTranslation('ui')
  const chosen = useSameChoice(value)
  const [open, setOpen] = useState(false)
  const [list, setList] = useState<HTMLElement | null>(null)
  const group = useCloseName(open)
  const { text, minimum, isWaiting, note } = useSearchText(onSearch)
  const isPending = isWaiting || found.isPending
  const known = text === '' ? [] : (found.choices ?? [])
  const items = found.failed && !isPending && text !== '' ? [RETRY] : known
  const status = statusKey(found, text, isPending)
  const onChoose = (choice: Choice | null, { cancel }: { cancel: () => void }) => {
    if (choice?.value !== RETRY.value) {
      onValue(choice)
      return
    }
    cancel()
    found.onRetry()
  }
  return (
    <CSPProvider disableStyleElements>
      <Field label={label} hint={hint} error={error} mark={mark}>
        {(control) => (
          <Combobox.Root
            items={items}
            filter={null}
            value={chosen}
            onValueChange={onChoose}
            isItemEqualToValue={(item: Choice, other: Choice) => item.value === other.value}
            itemToStringLabel={(choice: Choice) => choice.label}
            open={open}
            onOpenChange={(next) => setOpen(next)}
            onInputValueChange={(typed, { reason }) => note(reason === 'input-change' ? typed : '')}
          >
            <Combobox.InputGroup ref={group} className={styles.group}>
              <Combobox.Input
                {...control}
                ref={ref}
                name={name}
                className={inputStyles.input}
                placeholder={t('remote.placeholder')}
                maxLength={DEFAULT_MAX_LENGTH}
                autoComplete="off"
                spellCheck={false}
                onBlur={(event) => {
                  if (!list?.contains(event.relatedTarget)) setOpen(false)
                  onBlur?.()
                }}
              />
              <Combobox.Clear className={styles.button} aria-label={t('remote.clear', { label })}>
                <IconX size={16} aria-hidden />
              </Combobox.Clear>
              <Combobox.Trigger className={styles.button} aria-label={t('remote.open', { label })}>
                <IconChevronDown size={16} aria-hidden />
              </Combobox.Trigger>
            </Combobox.InputGroup>
            <div ref={setList} />
            {open ? (
              <Combobox.Portal container={list}>
                <Combobox.Positioner className={styles.place} sideOffset={4}>
                  <div className={styles.popup} aria-busy={isPending}>
                    <Combobox.Status className={styles.status}>
                      {t(status, { text, count: status === 'remote.type' ? minimum : known.length })}
                    </Combobox.Status>
                    <Combobox.List className={styles.list} aria-label={label}>
                      {(choice: Choice) => <Row key={choice.value} choice={choice} />}
                    </Combobox.List>
                  </div>
                </Combobox.Positioner>
              </Combobox.Portal>
            ) : null}
          </Combobox.Root>
        )}
      </Field>
    </CSPProvider>
  )
}
