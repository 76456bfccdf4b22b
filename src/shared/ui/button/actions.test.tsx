import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { startKitTexts } from '#tests/kit-texts.ts'
import texts from '#tests/spec/texts.json'
import { SaveButton } from '../form/save-button.tsx'
import { TextInput } from '../input/text-input.tsx'
import { ConfirmDialog } from '../overlay/confirm-dialog.tsx'
import { Modal } from '../overlay/modal.tsx'
import { ActionButton } from './action-button.tsx'

beforeEach(() => startKitTexts())
const quoted = (key: string) => texts.rows.find((row) => row.key === key)?.text ?? `no text ${key}`
const button = (name: string) => screen.getByRole('button', { name })
const nothing = () => undefined
const submitted = () => vi.fn((event: SubmitEvent<HTMLFormElement>) => event.preventDefault())

const Opened = ({ pending = false, onSubmit = nothing }: { pending?: boolean; onSubmit?: () => void }) => {
  const [open, setOpen] = useState(true)
  if (!open) return <p>tertutup</p>
  return (
    <Modal title="Ajukan cuti" onClose={() => setOpen(false)} onSubmit={onSubmit} pending={pending}>
      <TextInput label="Alasan" />
    </Modal>
  )
}

describe('ActionButton with a reason', () => {
  const reason = { text: 'Tunggakan belum lunas.', rule: 'UJIAN-TUNGGAKAN', next: <a href="/biaya-kuliah">Bayar</a> }

  test('stays focusable, is described by reason, rule and next step, and ignores clicks', async () => {
    const user = userEvent.setup()
    const act = vi.fn()
    render(
      <ActionButton reason={reason} onClick={act}>
        Cetak kartu
      </ActionButton>,
    )
    await user.tab()
    expect(button('Cetak kartu')).toHaveFocus()
    expect(button('Cetak kartu')).toHaveAttribute('aria-disabled', 'true')
    expect(button('Cetak kartu')).toHaveAccessibleDescription('Tunggakan belum lunas. Bayar Rincian UJIAN-TUNGGAKAN')
    expect(screen.getByRole('link', { name: 'Bayar' })).toBeVisible()
    await user.keyboard('{Enter}')
    await user.click(button('Cetak kartu'))
    expect(act).not.toHaveBeenCalled()
  })

  test('runs the action when there is no reason', async () => {
    const act = vi.fn()
    render(
      <ActionButton reason={null} onClick={act}>
        Cetak kartu
      </ActionButton>,
    )
    await userEvent.click(button('Cetak kartu'))
    expect(act).toHaveBeenCalledTimes(1)
    expect(button('Cetak kartu')).not.toHaveAccessibleDescription()
  })
})

describe('SaveButton', () => {
  const form = (save: ReactNode, onSubmit: (event: SubmitEvent<HTMLFormElement>) => void) => (
    <form onSubmit={onSubmit}>{save}</form>
  )

  test('[R2-072] is labelled Simpan and submits its form', async () => {
    const submit = submitted()
    render(form(<SaveButton />, submit))
    await userEvent.click(button(quoted('button.save')))
    expect(submit).toHaveBeenCalledTimes(1)
  })

  test('takes another label, shows a pending label and does not submit twice', async () => {
    const submit = submitted()
    const { rerender } = render(form(<SaveButton label="Kirim" />, submit))
    expect(button('Kirim')).toHaveAttribute('aria-disabled', 'false')
    rerender(form(<SaveButton label="Kirim" pending />, submit))
    await userEvent.click(button('Menyimpan…'))
    expect(submit).not.toHaveBeenCalled()
  })
})

describe('Modal', () => {
  test('[R2-071] has the buttons Batal and Proses, is wide, and submits on Enter in a field', async () => {
    const user = userEvent.setup()
    const submit = vi.fn()
    render(<Opened onSubmit={submit} />)
    expect(screen.getByRole('dialog', { name: 'Ajukan cuti' }).className).toMatch(/wide/)
    await user.type(screen.getByLabelText('Alasan'), 'sakit{Enter}')
    await user.click(button(quoted('modal.submit')))
    expect(submit).toHaveBeenCalledTimes(2)
    await user.click(button(quoted('modal.cancel')))
    expect(screen.getByText('tertutup')).toBeVisible()
  })

  test('closes on Escape without a confirmation', () => {
    render(<Opened />)
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    expect(screen.getByText('tertutup')).toBeVisible()
  })

  test('stays open while pending: Escape and Batal do not close it, and it is not submitted twice', async () => {
    const submit = vi.fn()
    render(<Opened pending onSubmit={submit} />)
    const esc = new Event('cancel', { cancelable: true })
    fireEvent(screen.getByRole('dialog'), esc)
    expect(esc.defaultPrevented).toBe(true)
    const again = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
    fireEvent(screen.getByRole('dialog'), new Event('close')) // a browser's event for a second Esc
    expect(again).toHaveBeenCalledTimes(1)
    await userEvent.click(button(quoted('modal.cancel')))
    await userEvent.click(button('Memproses…'))
    fireEvent.submit(screen.getByLabelText('Alasan'))
    expect(submit).not.toHaveBeenCalled()
    expect(screen.getByRole('dialog', { name: 'Ajukan cuti' })).toBeVisible()
  })

  test('describes why it cannot be submitted', async () => {
    const submit = vi.fn()
    render(
      <Modal title="Ajukan" onClose={nothing} onSubmit={submit} reason={{ text: 'Masa pengajuan telah lewat.' }}>
        <TextInput label="Alasan" />
      </Modal>,
    )
    expect(button('Proses')).toHaveAccessibleDescription('Masa pengajuan telah lewat.')
    await userEvent.type(screen.getByLabelText('Alasan'), 'x{Enter}')
    expect(submit).not.toHaveBeenCalled()
  })

  test('stays open when a cancel event bubbles up from a file field inside', () => {
    render(<Opened />)
    fireEvent(screen.getByLabelText('Alasan'), new Event('cancel', { bubbles: true }))
    expect(screen.getByRole('dialog')).toBeVisible()
  })
})

test('[R2-073] ConfirmDialog has the title Konfirmasi, the buttons Ok and Batal, and the narrow width', async () => {
  const confirm = vi.fn()
  const cancel = vi.fn()
  const { rerender } = render(
    <ConfirmDialog onConfirm={confirm} onCancel={cancel}>
      Batalkan pengajuan ini?
    </ConfirmDialog>,
  )
  const dialog = screen.getByRole('dialog', { name: quoted('confirm.title') })
  expect(dialog).toHaveTextContent('Batalkan pengajuan ini?')
  expect(dialog.className).not.toMatch(/wide/)
  await userEvent.click(button(quoted('confirm.cancel')))
  await userEvent.click(button(quoted('confirm.ok')))
  expect([confirm.mock.calls.length, cancel.mock.calls.length]).toEqual([1, 1])
  rerender(
    <ConfirmDialog onConfirm={confirm} onCancel={cancel} pending>
      Batalkan pengajuan ini?
    </ConfirmDialog>,
  )
  await userEvent.click(button('Memproses…'))
  await userEvent.click(button(quoted('confirm.cancel')))
  expect([confirm.mock.calls.length, cancel.mock.calls.length]).toEqual([1, 1])
})

test('keeps focus on ActionButton when its reason appears or disappears', () => {
  const reason = { text: 'Tidak ada koneksi internet.' }
  const { rerender } = render(<ActionButton reason={reason}>Simpan</ActionButton>)
  const button = () => screen.getByRole('button', { name: 'Simpan' })
  button().focus()
  rerender(<ActionButton>Simpan</ActionButton>)
  expect(button()).toHaveFocus()
  rerender(<ActionButton reason={reason}>Simpan</ActionButton>)
  expect(button()).toHaveFocus()
  button().blur()
  rerender(<ActionButton>Simpan</ActionButton>)
  expect(button()).not.toHaveFocus()
})
