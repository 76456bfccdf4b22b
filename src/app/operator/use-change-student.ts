import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { HOME } from '#shared/home.ts'
import { showToast } from '#shared/ui/overlay/toast.ts'
import { screenAt } from '../screen-at.ts'
import { useScreens } from '../screens.ts'
import { askAboutOpenWrites } from '../session/ask-about-open-writes.ts'
import { chooseStudent } from './chosen-student.ts'

/** Address of the first screen of the subject on the screen: an id or an open dialog belongs to the student before. */
const useFirstScreen = (): string => {
  const { screens } = useScreens()
  const subject = screenAt(screens, useLocation().pathname)?.subject
  return screens.find((screen) => screen.subject === subject && !screen.path.includes(':'))?.path ?? HOME
}

/** Leaves the student on the screen for the chooser, after the questions that logging out asks. */
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
