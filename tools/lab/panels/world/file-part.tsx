import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveText } from '#shared/browser/save-file.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { FileInput } from '#shared/ui/choice/file-input.tsx'
import type { Controls } from '#tools/demo/server/controls.ts'
import { MAX_WORLD_BYTES, type WorldProblem } from '#tools/demo/state/world-problem.ts'
import { Part } from '../../simulated/part.tsx'
import { staySignedIn } from './stay-signed-in.ts'

const PROBLEM: Record<WorldProblem, string> = {
  'too-large': 'problem.tooLarge',
  'not-json': 'problem.notJson',
  foreign: 'problem.foreign',
  older: 'problem.older',
  newer: 'problem.newer',
  damaged: 'problem.damaged',
  hostile: 'problem.hostile',
}

const fileName = (moment: string): string => `dunia-simulasi-${moment.slice(0, 16).replace(/[T:]/g, '-')}.json`

interface Props {
  controls: Controls
  /** Called with a message after an action without a change. */
  onTold: (message: string) => void
  /** Called after the mock state was replaced. */
  onDone: (message: string) => void
}

/** Saves the whole mock state to a file, and opens one. */
export const FilePart = ({ controls, onTold, onDone }: Props) => {
  const { t } = useTranslation('lab-world')
  const [problem, setProblem] = useState<WorldProblem | null>(null)
  const open = async (file: File | undefined) => {
    if (!file) {
      setProblem(null)
      return
    }
    const text = await file.text().catch(() => '') // a file deleted after it was chosen counts as empty
    const found = staySignedIn(controls, () => controls.openWorld(text))
    setProblem(found)
    if (found === null) onDone(t('opened', { name: file.name }))
  }
  return (
    <Part title={t('file')} note={t('file.note')}>
      <div>
        <button
          type="button"
          className={buttonClass()}
          onClick={() => {
            saveText(controls.worldFile(), fileName(controls.now()), 'application/json')
            onTold(t('exported'))
          }}
        >
          {t('export')}
        </button>
      </div>
      <FileInput
        label={t('import')}
        accept=".json"
        maxBytes={MAX_WORLD_BYTES}
        error={problem === null ? undefined : t(PROBLEM[problem])}
        onChange={({ target }) => void open(target.files?.[0])}
      />
    </Part>
  )
}
