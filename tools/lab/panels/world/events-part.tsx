import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { CheckboxInput } from '#shared/ui/choice/checkbox-input.tsx'
import { TextInput } from '#shared/ui/input/text-input.tsx'
import type { Controls } from '#tools/demo/server/controls.ts'
import shared from '../../simulated/panel.module.css'
import { Part } from '../../simulated/part.tsx'
import { signedInPersona } from '../../simulated/signed-in.ts'

interface Props {
  controls: Controls
  /** Called with a message after an event; the portal then refetches. */
  onDone: (message: string) => void
}

const PublishForm = ({ controls, onDone }: Props) => {
  const { t } = useTranslation('lab-world')
  const [judul, setJudul] = useState('')
  const [wasSent, setSent] = useState(false)
  const publish = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = judul.trim()
    setSent(text === '')
    if (text === '') return
    controls.publishPengumuman(text)
    setJudul('')
    onDone(t('published', { judul: text }))
  }
  return (
    <form className={shared.part} onSubmit={publish} noValidate>
      <TextInput
        label={t('judul')}
        value={judul}
        error={wasSent && judul.trim() === '' ? t('judul.missing') : undefined}
        onChange={({ target }) => setJudul(target.value)}
      />
      <div>
        <button type="submit" className={buttonClass()}>
          {t('publish')}
        </button>
      </div>
    </form>
  )
}

const waitingPayment = (controls: Controls, persona: string | null): boolean =>
  controls.personaDetails().some((row) => row.persona === persona && (row.mahasiswa?.diproses ?? null) !== null)

/** Events that happen at the campus and not in the portal. */
export const EventsPart = ({ controls, onDone }: Props) => {
  const { t } = useTranslation('lab-world')
  const persona = signedInPersona(controls)
  const hasPayment = waitingPayment(controls, persona)
  return (
    <Part title={t('events')} note={t('events.note')}>
      <PublishForm controls={controls} onDone={onDone} />
      <div>
        <ActionButton
          reason={hasPayment ? null : { text: t('settle.none') }}
          onClick={() => {
            if (persona === null) return
            controls.settlePembayaran(persona)
            onDone(t('settled'))
          }}
        >
          {t('settle')}
        </ActionButton>
      </div>
      <div>
        <button
          type="button"
          className={buttonClass()}
          aria-describedby="lab-world-tokens"
          onClick={() => {
            controls.expireAccessTokens()
            onDone(t('expired'))
          }}
        >
          {t('expire')}
        </button>
        <p className={shared.note} id="lab-world-tokens">
          {t('expire.note')}
        </p>
      </div>
      <CheckboxInput
        label={t('chat')}
        checked={controls.hasChat()}
        onChange={({ target }) => {
          controls.setChat(target.checked)
          onDone(target.checked ? t('chat.on') : t('chat.off'))
        }}
      />
    </Part>
  )
}
