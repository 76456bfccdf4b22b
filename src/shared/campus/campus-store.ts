/** What belongs to the campus, kept until logout. Builds with the lab take campus-store-of-tab.ts in its place. */
export { localStore as campusStore } from '../storage/browser-storage.ts'
