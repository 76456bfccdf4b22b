// The baseline pages that the portal is compared with.
import { setTimeout as delay } from 'node:timers/promises'
import { visitAndClick, visitAndSignIn } from '../clicks.mjs'
import { hostBuild, openServer } from '../host.mjs'
import { openProfile } from '../phone.mjs'
import { createReplay, jsonAnswer, preflightMemory } from '../recorded-gateway.mjs'
import { visit } from '../visit.mjs'
import { buildFloor } from './builds.mjs'

const HOME = {
  name: 'Selamat siang',
  cards: [
    ['IPK', '3.51'],
    ['SKS', '84 / 144'],
    ['Tagihan', 'Rp 2.750.000'],
    ['Berita', '3'],
  ],
  items: [
    ['Rekayasa Perangkat Lunak', 'Senin 08.00'],
    ['Teori Bahasa dan Automata', 'Selasa 10.30'],
    ['Sistem Terdistribusi', 'Rabu 08.00'],
    ['Praktikum Basis Data Lanjut', 'Rabu 13.00'],
    ['Pancasila dan Kewarganegaraan', 'Kamis 08.00'],
    ['Basis Data Lanjut', 'Kamis 15.30'],
    ['Grafika Komputer', 'Jumat 08.00'],
    ['Pemrograman Web Lanjut', 'Jumat 13.30'],
  ],
}

/**
 * Serves a baseline page and returns its measurements.
 * @param {object} floor
 * @param {{ open?: string, click: string, opened: string }} [floor.clicks] how the second screen is opened
 * @param {boolean} [floor.crossOrigin] true when its calls go to another origin
 * @param {number | undefined} [floor.maxAgeS] seconds that a browser may cache a preflight
 */
const openFloor = async ({ name, ready, answers, clicks, crossOrigin = false, maxAgeS }) => {
  const [server, dir] = [await openServer(), await buildFloor(name)]
  const replay = createReplay(answers, { maxAgeS })
  const api = { prefixes: ['/api'], answer: replay.answer }
  const gateway = crossOrigin ? hostBuild({ server: await openServer(), api }) : null
  const host = hostBuild({ server, dir, ...(!gateway && { api }) })
  const unanswered = { takeSent: () => [], takeMissing: replay.takeUnrecorded }
  const hosts = [host, ...(gateway ? [gateway] : []), unanswered]
  const search = gateway ? `?gateway=${encodeURIComponent(gateway.origin)}` : ''
  const target = { name: `floor-${name}`, url: `${server.origin}/${search}`, ready, hosts }
  const measure = async (browser) => {
    const profile = await openProfile(browser)
    try {
      const first = await visit(profile, target)
      await delay(preflightMemory({ crossOrigin, maxAgeS }))
      return { first, repeat: await visit(profile, target) }
    } finally {
      await profile.close()
    }
  }
  const measureClicks = async (browser) => {
    const profile = await openProfile(browser)
    try {
      return await visitAndClick(profile, target, clicks)
    } finally {
      await profile.close()
    }
  }
  const measureSignIn = async (browser, typingMs) => {
    const profile = await openProfile(browser)
    try {
      const typed = { username: '1', password: 'x', typingMs, opened: '#ready ul' }
      return await visitAndSignIn(profile, target, typed)
    } finally {
      await profile.close()
    }
  }
  const close = () => {
    host.close()
    gateway?.close()
  }
  return { measure, measureClicks, measureSignIn, close }
}

/** Serves a static HTML page with inline style that shows a form like the login. */
export const openStaticFloor = () => openFloor({ name: 'static', ready: '#ready form', answers: new Map() })

/**
 * Serves a bare React page whose call starts in parallel with its script and that shows a list when the response
 * arrives.
 * @param {{ crossOrigin?: boolean, maxAgeS?: number | undefined }} [gateway] target of its call: the page's own server,
 * or another origin with a token as in the portal
 */
export const openReactFloor = (gateway) =>
  openFloor({
    ...gateway,
    name: 'react',
    ready: '#ready ul',
    answers: new Map([
      ['GET /home', jsonAnswer(HOME)],
      ['GET /timetable', jsonAnswer({ items: HOME.items })],
    ]),
    clicks: { click: '#open', opened: '#timetable' },
  })

/** Serves a bare React page with a form: one POST, then one GET with the token from its response. */
export const openSignInFloor = () =>
  openFloor({
    name: 'sign-in',
    ready: '#ready form',
    answers: new Map([
      ['POST /token', jsonAnswer({ token: 'floor' })],
      ['GET /home', jsonAnswer(HOME)],
    ]),
  })
