import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { Kontak } from '#domain/kampus/kontak.tsx'
import type { Action } from '#kit/action/action.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { showDone } from '#kit/action/show-done.ts'

interface Props<Variables> {
  action: Action<Variables>
  of: Variables
}

interface SubmitProps<Variables> extends Props<Variables> {
  isAllowed: boolean
  /** Reason why submission is disabled when the campus does not allow it. */
  refused: string
  question: ReactNode
  /** Warning that the work cannot be changed after submission. */
  final: ReactNode
}

/** Button that submits a work after a confirmation. */
export const SubmitWork = <Variables extends { data?: unknown }>({
  isAllowed,
  refused,
  question,
  final,
  ...props
}: SubmitProps<Variables>) => (
  <ConfirmAction
    {...props}
    variant="main"
    reason={isAllowed ? null : { text: refused, next: <Kontak /> }}
    questionOf={() => (
      <>
        <p>{question}</p>
        <p>{final}</p>
      </>
    )}
  />
)

interface DeleteProps<Variables> extends Props<Variables> {
  /** Address of the list, opened after the deletion. */
  back: string
}

/** Button that deletes a work after a confirmation and navigates to the list. */
export const DeleteWork = <Variables extends { data?: unknown }>({ back, ...props }: DeleteProps<Variables>) => {
  const navigate = useNavigate()
  return (
    <ConfirmAction
      {...props}
      variant="quiet"
      onDone={(how) => {
        if (how === 'checked') showDone(props.action)
        void navigate(back, { replace: true })
      }}
    />
  )
}
