/** True in the demo build: own storage names, no early calls, the simulated gateway inside the page. */
export const IS_DEMO = import.meta.env.MODE === 'demo'

/** True in builds with the campus lab (ADR 18): demo, staging and unit tests, but not production. */
export const CARRIES_LAB = IS_DEMO || import.meta.env.MODE === 'staging' || import.meta.env.MODE === 'test'
