// Worker of push messages, built separately as /firebase-messaging-sw.js (ADR 16). It caches nothing and controls no
// page.
import { answerClick } from './answer-click.ts'
import { answerPush } from './answer-push.ts'
import type { OpenPage, PushScope } from './worker-scope.ts'

interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
interface PushEvent extends WorkerEvent {
  data: { json: () => unknown } | null
}
interface ClickEvent extends WorkerEvent {
  notification: Notification
}
interface Events {
  install: WorkerEvent
  push: PushEvent
  notificationclick: ClickEvent
}

declare const addEventListener: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => void
declare const registration: ServiceWorkerRegistration
declare const clients: {
  matchAll: (options: object) => Promise<readonly OpenPage[]>
  openWindow: (path: string) => Promise<unknown>
}
declare const skipWaiting: () => Promise<void>

const scope: PushScope = {
  origin: location.origin,
  pages: () => clients.matchAll({ type: 'window', includeUncontrolled: true }),
  openWindow: (path) => clients.openWindow(path),
  notify: (title, options) => registration.showNotification(title, options),
}

const payloadOf = ({ data }: PushEvent): unknown => {
  try {
    return data?.json()
  } catch {
    return null // not JSON: the browser still requires a notification
  }
}

addEventListener('install', (event) => event.waitUntil(skipWaiting()))
addEventListener('push', (event) => event.waitUntil(answerPush(payloadOf(event), scope)))
addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(answerClick(event.notification.data, scope))
})
