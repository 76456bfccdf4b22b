import { campusStore } from '#shared/campus/campus-store.ts'

/** Returns the id of the campus for the ids in its calendar files; the address of the portal while it is unknown. */
export const campusOfFile = (): string => campusStore.get('college_id') || window.location.hostname
