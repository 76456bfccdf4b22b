import type { ReactNode } from 'react'
import { useChosenStudent } from './chosen-student.ts'
import { StudentChooser } from './student-chooser.tsx'

/** An operator acts for the student chosen in this tab (section 6), and chooses one first. */
export const OperatorActing = ({ children }: { children: (idMahasiswa: string) => ReactNode }) => {
  const chosen = useChosenStudent()
  return chosen === null ? <StudentChooser /> : children(chosen)
}
