import type { ComponentType, ReactNode } from 'react'
import { useChosenStudent } from './chosen-student.ts'
import { OperatorFrame } from './operator-frame.tsx'
import { StudentChooser } from './student-chooser.tsx'

interface Props {
  /** Draws what belongs to the student, with the frame that stands around it. */
  children: (idMahasiswa: string, Frame: ComponentType<{ children: ReactNode }>) => ReactNode
}

/** An operator acts for the student chosen in this tab (section 6), and chooses one first. */
export const OperatorActing = ({ children }: Props) => {
  const chosen = useChosenStudent()
  return chosen === null ? <StudentChooser /> : children(chosen, OperatorFrame)
}
