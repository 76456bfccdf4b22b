/**
 * Store of campus data in builds with the lab (scripts/vite/lab-build.ts), per tab: each tab may emulate another
 * campus.
 */
export { sessionStore as campusStore } from '../storage/browser-storage.ts'
