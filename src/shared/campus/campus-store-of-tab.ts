/** What belongs to the campus in builds with the lab (scripts/vite/lab-build.ts): each tab may emulate another one. */
export { sessionStore as campusStore } from '../storage/browser-storage.ts'
