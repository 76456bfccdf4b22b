/** Store of campus data, kept until logout. Builds with the lab replace it with campus-store-of-tab.ts. */
export { localStore as campusStore } from '../storage/browser-storage.ts'
