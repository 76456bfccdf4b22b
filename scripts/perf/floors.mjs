// The two pages that the portal is compared with.
import { buildFloor } from './builds.mjs'
import { visitAndClick } from './clicks.mjs'
import { hostBuild, openServer } from './host.mjs'
import { openProfile } from './phone.mjs'
import { createReplay, jsonAnswer } from './recorded-gateway.mjs'
import { visit } from './visit.mjs'

const HOME = {
  name: 'Selamat siang',
  cards: [
    ['IPK', '3.51'],
    ['SKS', '84 / 144'],
    ['Tunggakan', 'Rp 2.750.000'],
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

/** @param {{ open?: string, click: string, opened: string } | undefined} clicks how the second screen is opened */
const openFloor = async ({ name, ready, answers, clicks }) => {
  const server = await openServer()
  const replay = createReplay(answers)
  const host = hostBuild({
    server,
    dir: await buildFloor(name),
    api: { prefixes: ['/api'], answer: replay.answer },
  })
  const unanswered = { takeSent: () => [], takeMissing: replay.takeUnrecorded }
  const target = { name: `floor-${name}`, url: `${server.origin}/`, ready, hosts: [host, unanswered] }
  const measure = async (browser) => {
    const profile = await openProfile(browser)
    try {
      return { first: await visit(profile, target), repeat: await visit(profile, target) }
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
  return { measure, measureClicks, close: host.close }
}

/** A page of HTML with inline style that draws a form like the login. */
export const openStaticFloor = () => openFloor({ name: 'static', ready: '#ready form', answers: new Map() })

/** A bare React page whose call starts beside its script and that shows a list when the answer arrives. */
export const openReactFloor = () =>
  openFloor({
    name: 'react',
    ready: '#ready ul',
    answers: new Map([
      ['GET /home', jsonAnswer(HOME)],
      ['GET /timetable', jsonAnswer({ items: HOME.items })],
    ]),
    clicks: { click: '#open', opened: '#timetable' },
  })
