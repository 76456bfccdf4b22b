import { useTranslation } from 'react-i18next'
import { type Step, Timeline } from '#kit/timeline/timeline.tsx'
import { addDays } from '#shared/campus/campus-time.ts'
import { today } from '#shared/campus/today.ts'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { Tag } from '#shared/ui/look/tag.tsx'
import { Group, Tile } from '../group.tsx'

/** Days until the deadline that is shown, independent of the clock. */
const AHEAD_DAYS = 21

export const Section = () => {
  const { t } = useTranslation('gallery')
  const proposal: Step = { key: 'proposal', title: t('step.proposal'), state: 'done', note: '3 September 2026' }
  const guidance: Step = { key: 'guidance', title: t('step.guidance'), state: 'done', aside: '8 / 8' }
  const report: Step = { key: 'report', title: t('step.report'), state: 'done', note: '13 Oktober 2026' }
  const defence: Step = {
    key: 'defence',
    title: t('step.defence'),
    state: 'now',
    aside: <Tag tone="accent">{t('step.scheduled')}</Tag>,
    isYours: true,
    until: { action: t('action'), value: `${addDays(today(), AHEAD_DAYS)}T10:00:00+07:00` },
    content: <ActionButton variant="main">{t('action')}</ActionButton>,
  }
  const rest: Step[] = [
    { key: 'revision', title: t('step.revision'), state: 'later', note: t('step.revision.note') },
    { key: 'finished', title: t('step.finished'), state: 'later' },
  ]
  const rejected: Step = { key: 'rejected', title: t('step.rejected'), state: 'stopped', reason: t('step.reason') }
  return (
    <Group title={t('timeline')}>
      <Tile name="timeline with a present step">
        <Timeline steps={[proposal, guidance, report, defence, ...rest]} />
      </Tile>
      <Tile name="timeline stopped">
        <Timeline steps={[proposal, { ...rejected, note: '20 Oktober 2026' }, ...rest]} />
      </Tile>
      <Tile name="timeline stopped twice">
        <Timeline
          steps={[
            proposal,
            rejected,
            { ...rejected, key: 'again' },
            { ...defence, aside: undefined, content: undefined },
          ]}
        />
      </Tile>
      <Tile name="timeline with an unknown state">
        <Timeline
          steps={[proposal, { key: 'x', title: t('step.odd'), state: 'unknown', note: 'ditangguhkan' }, ...rest]}
        />
      </Tile>
      <Tile name="timeline after its deadline">
        <Timeline
          steps={[
            proposal,
            {
              key: 'late',
              title: t('step.guidance'),
              state: 'now',
              until: { action: t('action'), value: '2026-08-31' },
            },
          ]}
        />
      </Tile>
      <Tile name="timeline that is done">
        <Timeline
          steps={Array.from({ length: 8 }, (_, index) => ({ ...report, key: String(index), title: t('step.report') }))}
        />
      </Tile>
      <Tile name="timeline of one step">
        <Timeline steps={[{ ...proposal, state: 'now' }]} />
      </Tile>
    </Group>
  )
}
