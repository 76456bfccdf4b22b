import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { HOME } from '#shared/home.ts'
import { showToast } from '#shared/ui/overlay/toast.ts'
import { screenAt } from '../screen-at.ts'
import { useScreens } from '../screens.ts'
import { askAboutOpenWrites } from '../session/ask-about-open-writes.ts'
import { chooseStudent } from './chosen-student.ts'

/**
 * Returns the first screen of the current subject, because an id or an open dialog in the address belongs to the
 * previous student.
 */
const useFirstScreen = (): string => {
  const { screens } = useScreens()
  const subject = screenAt(screens, useLocation().pathname)?.subject
  return screens.find((screen) => screen.subject === subject && !screen.path.includes(':'))?.path ?? HOME
}

/** Returns a function that leaves the student for the chooser, after the same confirmations as at logout. */
export const useChangeStudent = (): (() => void) => {
  const { t } = useTranslation('operator')
  const navigate = useNavigate()
  const first = useFirstScreen()
  const go = () => {
    void navigate(first, { replace: true })
    chooseStudent(null)
  }
  return () => askAboutOpenWrites('change', go, () => showToast(t('change.lost')))
}
