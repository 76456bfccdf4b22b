import { type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import { focusHeading } from '../layouts/main/route-focus.ts'
import { useChosenStudent } from './chosen-student.ts'
import { OperatorFrame } from './operator-frame.tsx'
import { StudentChooser } from './student-chooser.tsx'
import { useThirdPerson } from './third-person.ts'

interface Props {
  /** Renders the content of the student, with the frame around it. */
  children: (idMahasiswa: string, Frame: ComponentType<{ children: ReactNode }>) => ReactNode
}

/** Shows the student chosen in this tab to an operator (section 6), or the chooser when there is none. */
export const OperatorActing = ({ children }: Props) => {
  const chosen = useChosenStudent()
  const shown = useRef(chosen)
  const isReady = useThirdPerson()
  // Focuses the heading when the screen changes, because the pressed button was removed with its screen.
  useEffect(() => {
    if (shown.current === chosen) return
    shown.current = chosen
    return focusHeading()
  }, [chosen])
  if (!isReady) return null
  return chosen === null ? <StudentChooser /> : children(chosen, OperatorFrame)
}
