import { IconCalendarPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ICS_TYPE, icsName, toEventIcs, type UjianKalender } from '#domain/jadwal/ics.ts'
import { NotSaved } from '#kit/files/not-saved.tsx'
import { ownedEvents, ownedTitle, useCalendarOwner } from '#kit/jadwal/calendar-owner.ts'
import { saveText } from '#shared/browser/save-file.ts'
import { campusNow } from '#shared/campus/campus-clock.ts'
import { campusOffset } from '#shared/campus/campus-zone.ts'
import { ActionButton } from '#shared/ui/button/action-button.tsx'

interface Props {
  /** Events to save, each with a stable id; empty while the campus has set no date. */
  events: readonly UjianKalender[]
  /** Name of the calendar and of its file, e.g. 'Sidang tugas akhir'. */
  title: string
  /** Text of the button when 'Tambahkan ke kalender' is not specific enough. */
  label?: string
  variant?: 'plain' | 'main' | 'quiet'
}

/**
 * Button that saves dated events as one calendar file in the campus's time zone. Importing it again updates the events.
 */
export const EventFileButton = ({ events, title, label, variant = 'plain' }: Props) => {
  const { t } = useTranslation('ui')
  const [isGiven, setGiven] = useState(false)
  const owner = useCalendarOwner()
  const reason = events.length === 0 ? ({ text: t('ui:ics.noDate'), kind: 'wait' } as const) : null
  const save = () => {
    const name = ownedTitle(title, owner)
    const facts = { offsetMinutes: campusOffset(), madeAtMs: campusNow(), title: name }
    saveText(toEventIcs(ownedEvents(events, owner), facts), icsName(name), ICS_TYPE)
    setGiven(true)
  }
  return (
    <>
      <ActionButton variant={variant} reason={reason} onClick={save}>
        <IconCalendarPlus size={20} aria-hidden />
        <span>{label ?? t('ui:ics.event')}</span>
      </ActionButton>
      <NotSaved isGiven={isGiven} />
    </>
  )
}
