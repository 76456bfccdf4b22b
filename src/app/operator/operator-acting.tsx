import { type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import { focusHeading } from '../layouts/main/route-focus.ts'
import { useChosenStudent } from './chosen-student.ts'
import { OperatorFrame } from './operator-frame.tsx'
import { StudentChooser } from './student-chooser.tsx'
import { useThirdPerson } from './third-person.ts'

interface Props {
  /** Draws what belongs to the student, with the frame that stands around it. */
  children: (idMahasiswa: string, Frame: ComponentType<{ children: ReactNode }>) => ReactNode
}

/** An operator acts for the student chosen in this tab (section 6), and chooses one first. */
export const OperatorActing = ({ children }: Props) => {
  const chosen = useChosenStudent()
  const shown = useRef(chosen)
  const isReady = useThirdPerson()
  // What was pressed is gone with its screen: the next one is announced.
  useEffect(() => {
    if (shown.current === chosen) return
    shown.current = chosen
    return focusHeading()
  }, [chosen])
  if (!isReady) return null
  return chosen === null ? <StudentChooser /> : children(chosen, OperatorFrame)
}
