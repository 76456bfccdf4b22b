import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clearOutbox } from '#gateway/writes/outbox.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { allowAssumedWrites } from '#tests/allow-assumed-writes.ts'
import { card, renderScreen } from '#tests/render-screen.tsx'
import type { FaultKind } from '#tools/demo/server/fault-types.ts'

beforeAll(() => Promise.all([import('./tugas-akhir-detail-page.tsx'), import('./tugas-akhir-sidang-page.tsx')]), 60_000)
allowAssumedWrites() // the specification has no write of a defence
beforeEach(() => {
  clearOutbox()
  localStore.clear()
})

const WORK = '/tugas-akhir/412'
const failing = (operation: string, kind: FaultKind = 'server') => ({ faults: [{ operation, kind }] })
const journey = () => within(card('Perjalanan'))

describe('deadline for approving the attendance', () => {
  test.each([WORK, `${WORK}/sidang/71`])('is not shown on %s while its rule is unreadable', async (address) => {
    await renderScreen(address, failing('getAturanPersetujuanKehadiran'))
    expect(await screen.findByText('Batas persetujuan belum terbaca.')).toBeVisible()
    expect(screen.queryByText(/2[24] November 2026 pukul 13\.30/)).toBeNull()
    expect(screen.queryByRole('button', { name: /^Batas persetujuan ke kalender/ })).toBeNull()
    expect(screen.getByRole('button', { name: /^Muat ulang/i })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Setujui kehadiran' })).toBeEnabled()
  })

  test('is not shown when the rule has no hours', async () => {
    await renderScreen(`${WORK}/sidang/71`, {
      answers: { '/v2/final-project/aturan-sidang/persetujuan-kehadiran-mahasiswa': { wajib: true } },
    })
    expect(screen.queryByText(/2[24] November 2026 pukul 13\.30/)).toBeNull()
  })
})

describe('steps after the proposal', () => {
  test('are not shown while the list of defences is unreadable', async () => {
    await renderScreen(WORK, failing('listSidang'))
    expect(await journey().findByRole('button', { name: /^Muat ulang/i })).toBeVisible()
    expect(journey().queryByText('Giliran Anda')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Ajukan sidang' })).toBeNull()
  })

  test('show in the list of proposals that they are unreadable', async () => {
    await renderScreen('/tugas-akhir', failing('listSidang'))
    const [approved] = within(card('Usulan Anda')).getAllByRole('listitem')
    await waitFor(() =>
      expect(within(approved as HTMLElement).getByRole('button', { name: /^Muat ulang/i })).toBeVisible(),
    )
    expect(approved).not.toHaveTextContent('Giliran Anda')
  })

  test('offer no next defence while one of the defences is unreadable', async () => {
    await renderScreen(WORK, { answers: { '/v2/final-project/sidang': { data: [null, { id: '7', usulanId: '1' }] } } })
    expect(journey().getByText('1 baris tidak dapat dibaca.')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Ajukan sidang' })).toBeNull()
  })
})

describe('partial list from the gateway', () => {
  test('is fetched completely, and a work outside the first part is not reported as missing', async () => {
    const works = Array.from({ length: 20 }, (_, place) => ({ id: String(500 + place), status: 'ditolak' }))
    const shown = await renderScreen('/tugas-akhir/sidang/tambah?usulanId=544', {
      answers: { '/v2/final-project/usulan': { data: works, meta: { totalItems: 45, itemsPerPage: 20 } } },
    })
    expect(shown.asked.some((request) => /\/usulan\?.*page=3/.test(request))).toBe(true)
    expect(screen.queryByText(/^Usulan ini tidak ada di antara usulan Anda/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Muat Ulang' })).toBeVisible()
  })
})

describe('proposal changed elsewhere', () => {
  test('is not submitted under the previously confirmed title', async () => {
    const shown = await renderScreen('/tugas-akhir/420')
    await shown.user.click(await screen.findByRole('button', { name: 'Ajukan usulan' }))
    const body = {
      ...{ judul: 'Judul lain', jalur: 'skripsi', idJenisPenelitian: '2', latarBelakang: 'Baru.' },
      pembimbing: [{ urutan: 1, idDosen: '0612057901' }],
    }
    const answer = await fetch('http://gateway.test/v2/final-project/usulan/420', {
      method: 'PUT',
      headers: {
        Authorization: `Bearer ${shown.controls.signIn('aktif').access_token}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(body),
    })
    expect(answer.status, await answer.clone().text()).toBe(200)
    await shown.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ajukan usulan' }))
    expect(await screen.findByText(/^Usulan ini diubah sejak Anda membukanya: sekarang “Judul lain”/)).toBeVisible()
    expect(shown.asked.filter((request) => /\/submit/.test(request))).toEqual([])
  })
})
