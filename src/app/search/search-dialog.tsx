import { IconArrowLeft, IconSearch, IconSearchOff, IconUserShield, IconWifiOff, IconX } from '@tabler/icons-react'
import {
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useIsActing } from '#domain/mahasiswa/mahasiswa-context.ts'
import { closeOnBack } from '#shared/browser/close-on-back.ts'
import { useOffline } from '#shared/state/online.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { ConfirmDialog } from '#shared/ui/overlay/confirm-dialog.tsx'
import { DialogNote } from '#shared/ui/overlay/dialog-note.ts'
import { AsOf } from '#shared/ui/state/as-of.tsx'
import { useLeave } from '../session/use-leave.ts'
import { nextPlace } from './next-place.ts'
import { OptionList, optionId } from './option-list.tsx'
import styles from './search-dialog.module.css'
import { type Found, useFound } from './use-found.ts'
import { wordsOf } from './words-of.ts'

const UNSEARCHED = { makul: 'unsearched.makul', panduan: 'unsearched.panduan' } as const

/** Line above the results: whose screens are searched, or how old the announcements are. */
const Note = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <p className={styles.note}>
    {icon}
    <span>{children}</span>
  </p>
)

const Notes = ({ newsSince }: Pick<Found, 'newsSince'>) => {
  const { t } = useTranslation('search')
  const isActing = useIsActing()
  const who = useContext(DialogNote)
  const offline = useOffline()
  return (
    <>
      {who === null ? null : <Note icon={<IconUserShield size={20} aria-hidden />}>{who}</Note>}
      {offline && !isActing ? (
        <Note icon={<IconWifiOff size={20} aria-hidden />}>
          <span>{t(newsSince === null ? 'offline.nothing' : 'offline')}</span>
          {newsSince === null ? null : (
            <>
              {' '}
              <AsOf deviceMs={newsSince} />
            </>
          )}
        </Note>
      ) : null}
    </>
  )
}

/** Foot of the dialog: the number of hits, which is announced, and the keys. */
const Foot = ({ count, unsearched }: Pick<Found, 'count' | 'unsearched'>) => {
  const { t } = useTranslation('search')
  const found = count === null ? '' : t('count', { count })
  return (
    <div className={styles.foot}>
      <span role="status">{count === 0 ? t('none') : found}</span>
      {unsearched.map((kind) => (
        <span key={kind}>{t(UNSEARCHED[kind])}</span>
      ))}
      <span className={styles.keys} aria-hidden>
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        <span>{t('key.choose')}</span>
        <kbd>Enter</kbd>
        <span>{t('key.open')}</span>
        <kbd>Esc</kbd>
        <span>{t('key.close')}</span>
      </span>
    </div>
  )
}

/** Opens a modal dialog with the focus in its field; the browser returns the focus when it closes. */
const useModal = (onClose: () => void) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  // Layout effect: closed while it is still in the document, so that the browser restores the focus.
  useLayoutEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    field.current?.focus()
    return () => opened?.close()
  }, [])
  const onBack = useEffectEvent(onClose)
  useEffect(() => closeOnBack(() => onBack()), [])
  return { dialog, field }
}

interface Props {
  onClose: () => void
  onChangePassword: () => void
}

/**
 * Search of the whole portal: a combobox (WAI-ARIA APG) in a modal dialog, on a phone over the whole screen. What is
 * typed is state of this component only.
 */
export const SearchDialog = ({ onClose, onChangePassword }: Props) => {
  const { t } = useTranslation('search')
  const navigate = useNavigate()
  const isActing = useIsActing()
  const list = useId()
  const { dialog, field } = useModal(onClose)
  const [{ typed, place }, setState] = useState({ typed: '', place: 0 })
  const [isLeaving, setLeaving] = useState(false)
  const { leave } = useLeave()
  const type = (next: string) => setState({ typed: next, place: 0 })
  const open = (address: string) => {
    onClose()
    void navigate(address)
  }
  const { groups, count, unsearched, newsSince } = useFound(typed, {
    onOpen: open,
    onChangePassword,
    onClose,
    onLeave: () => setLeaving(true),
    onTyped: type,
  })
  const options = groups.flatMap((group) => group.options)
  const active = options[place] ?? options[0]
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const next = nextPlace(event, active ? options.indexOf(active) : -1, options.length)
    if (next !== null) setState({ typed, place: next })
    else if (event.key === 'Enter') active?.run()
    else if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) field.current?.select()
    else return
    event.preventDefault()
  }
  const confirmLeave = () => {
    onClose()
    leave()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the keyboard's way; a press on the backdrop is the pointer's
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('app:search.open')}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className={styles.head}>
        <button
          type="button"
          className={`${buttonClass('icon')} ${styles.back}`}
          aria-label={t('close')}
          onClick={onClose}
        >
          <IconArrowLeft size={24} aria-hidden />
        </button>
        <span className={styles.icon}>
          <IconSearch size={24} aria-hidden />
        </span>
        <input
          ref={field}
          className={styles.field}
          type="text"
          role="combobox"
          aria-expanded={options.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={active ? optionId(list, active.key) : undefined}
          aria-label={t(isActing ? 'field.operator' : 'field')}
          placeholder={t(isActing ? 'field.operator' : 'field')}
          value={typed}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
          inputMode="search"
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={100}
        />
        {typed === '' ? null : (
          <button
            type="button"
            className={buttonClass('icon')}
            aria-label={t('clear')}
            onClick={() => {
              type('')
              field.current?.focus()
            }}
          >
            <IconX size={20} aria-hidden />
          </button>
        )}
      </div>
      <Notes newsSince={newsSince} />
      {count === 0 ? (
        <p className={styles.none}>
          <IconSearchOff size={24} aria-hidden />
          <span>{t('none')}</span>
        </p>
      ) : null}
      <OptionList id={list} groups={groups} active={active?.key} typed={wordsOf(typed)} />
      <Foot count={count} unsearched={unsearched} />
      {isLeaving ? (
        <ConfirmDialog confirmLabel={t('logout')} onConfirm={confirmLeave} onCancel={() => setLeaving(false)}>
          <p>{t('logout.question')}</p>
        </ConfirmDialog>
      ) : null}
    </dialog>
  )
}
