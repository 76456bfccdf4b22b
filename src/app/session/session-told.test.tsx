import { cleanup, render, screen } from '@testing-library/react'
import { startTransition, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ensureCampus } from '#domain/kampus/ensure-campus.ts'
import { adoptTokens, startSession } from '#gateway/session/session.ts'
import { openGateway } from '#tests/simulated-gateway.ts'
import { assumeSession } from './open-persisted.ts'
import { establishSession, sessionState, useSessionState } from './session-state.ts'

const SEKAR = { username: '240117023', role: 'ROLE_MAHASISWA' as const }
/** Longer than React renders without yielding. */
const SLICE_MS = 12
const PLACES = Array.from({ length: 40 }, (_, place) => place)

beforeEach(() => startSession(() => ({ gatewayUrl: '', collegeId: '' })))
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

/** Prepares a student whose cached answers are about to be rendered; user_info is still pending. */
const assumed = async () => {
  const gateway = openGateway()
  const { college_id } = await ensureCampus()
  adoptTokens(gateway.controls.signIn('aktif'))
  expect(assumeSession({ campus: college_id, ...SEKAR, mark: '' })).toBe(true)
  return gateway
}

let begun = 0
let confirmedAt = -1
let firstDrawn = ''
const Frame = () => {
  const session = useSessionState()
  const text = session.status === 'ready' && session.isAssumed ? 'diduga' : 'pasti'
  useState(() => {
    begun += 1
    firstDrawn = text
  })
  return <p>{text}</p>
}
const isConfirmed = (): boolean => {
  const state = sessionState()
  return state.status === 'ready' && !state.isAssumed
}

const draw = (place: number): void => {
  if (place === 0) void establishSession()
  if (confirmedAt < 0 && isConfirmed()) confirmedAt = place
  const end = performance.now() + SLICE_MS
  let left = end - performance.now()
  while (left > 0) left = end - performance.now()
}

/** One of many parts, each slow enough that React yields after it; the first one requests user_info. */
const Part = ({ place }: { place: number }) => {
  draw(place)
  return null
}

test('renders the first screen once when the student is confirmed during its render', async () => {
  await assumed()
  const container = document.body.appendChild(document.createElement('div'))
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const root = createRoot(container)
  startTransition(() =>
    root.render(
      <>
        <Frame />
        {PLACES.map((place) => (
          <Part key={place} place={place} />
        ))}
      </>,
    ),
  )
  expect(await screen.findByText('pasti', {}, { timeout: 5000 })).toBeVisible()
  expect(confirmedAt).toBeGreaterThan(0) // the confirmation arrived during the render
  expect(begun).toBe(1)
  root.unmount()
})

test('notifies a mounted screen of the confirmed student at once', async () => {
  await assumed()
  render(<Frame />)
  expect(screen.getByText('diduga')).toBeVisible()
  await establishSession()
  expect(await screen.findByText('pasti')).toBeVisible()
})

test('renders the confirmed student first when it is not the assumed one', async () => {
  const gateway = await assumed()
  adoptTokens(gateway.controls.signIn('cuti'))
  await establishSession()
  render(<Frame />)
  expect(sessionState()).toMatchObject({ status: 'ready' })
  expect(firstDrawn).toBe('pasti')
})
