import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { fileErrors } from '#shared/browser/chunk-errors.ts'
import { type ContractMismatch, contractMismatches, onContractMismatch } from '../answer/contract-mismatch.ts'
import type { ReportEvent } from './report-event.ts'
import { routeOf } from './route-of.ts'

type Add = (event: ReportEvent) => void

const currentRoute = (): string => routeOf(window.location.pathname)

/** Returns the route that this page was opened at: a vital belongs to it, even when another screen is shown by then. */
const openedRoute = (): string => {
  const [opened] = performance.getEntriesByType('navigation')
  return opened ? routeOf(new URL(opened.name, window.location.href).pathname) : currentRoute()
}

/** Reports each web vital once it is final. The library's id of the page and its entries (elements) are left out. */
export const reportVitals = (add: Add): void => {
  const route = openedRoute()
  const report = ({ name, value, rating, navigationType }: MetricType) => {
    const rounded = Math.round(value * 1000) / 1000 // CLS is a score below 1
    add({ kind: 'vital', route, name, value: rounded, rating, navigation: navigationType })
  }
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report)
}

/** A name of a field in the code of a gateway; other keys of a response may be data, such as a student number. */
const FIELD_NAME = /^(?:[a-zA-Z_]{1,40}\d{0,2}|\[\])$/

const eventOf = ({ operation, path, expected, got }: ContractMismatch): ReportEvent => {
  const names = path === '' ? [] : path.split('.').map((name) => (FIELD_NAME.test(name) ? name : '*'))
  return { kind: 'mismatch', route: currentRoute(), operation, path: names.join('.'), expected, got }
}

/** Reports contract mismatches, also those from before the call. @returns an unsubscribe function */
export const reportMismatches = (add: Add): (() => void) => {
  const report = (mismatches: readonly ContractMismatch[]) => {
    for (const one of mismatches.slice(reported)) add(eventOf(one))
    reported = mismatches.length
  }
  let reported = 0
  report(contractMismatches())
  return onContractMismatch(report)
}

/** The name of a file of the portal, without its content hash and the number of the attempt. */
const FILE = /\/assets\/([a-zA-Z-]+?)(?:-[\w-]{8})?\.(js|css)(?:\?\d+)?$/

const fileOf = (message: string): string => {
  const [, name, ending] = FILE.exec(message) ?? []
  return name === undefined || ending === undefined ? 'unknown' : `${name}.${ending}` // Safari names no file
}

/**
 * Reports files that failed to load: those of the first load, which the head script fetches again, and those of later
 * screens. @returns an unsubscribe function
 */
export const reportFiles = (add: Add): (() => void) => {
  const report = () => {
    const route = currentRoute()
    const addresses = window.portalFiles?.failed() ?? []
    for (const message of [...addresses, ...fileErrors.get()]) add({ kind: 'file', route, file: fileOf(message) })
  }
  report()
  return fileErrors.subscribe(report)
}

/** Schemes whose addresses have a host; the host of another scheme would name an extension of the user's browser. */
const OF_HOSTS = /^(?:https?|wss?):$/

/** Returns the host of a blocked address, or the word or scheme that stands for it (`inline`, `data`). */
export const blockedHost = (address: string): string => {
  try {
    const { host, protocol } = new URL(address)
    return OF_HOSTS.test(protocol) ? host : protocol.slice(0, -1)
  } catch {
    return address // a word, such as `inline`; anything longer does not fit the format
  }
}

/**
 * Reports violations of the content security policy. A violation by the report itself is left out: the policy is older
 * than config.json, and no report could arrive. @returns an unsubscribe function
 */
export const reportViolations = (add: Add, receiver: string): (() => void) => {
  const own = new URL(receiver, window.location.href)
  const report = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    const blocked = blockedHost(blockedURI)
    if (blocked === own.host && effectiveDirective === 'connect-src') return
    add({ kind: 'policy', route: currentRoute(), directive: effectiveDirective, blocked })
  }
  document.addEventListener('securitypolicyviolation', report)
  return () => document.removeEventListener('securitypolicyviolation', report)
}
