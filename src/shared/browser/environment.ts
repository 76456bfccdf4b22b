/** True in the demo build: own storage names, no early calls, the simulated gateway inside the page. */
export const IS_DEMO = import.meta.env.MODE === 'demo'

/** True where the campus lab is (ADR 18): two builds, and unit tests; production is none of them. */
export const CARRIES_LAB = IS_DEMO || import.meta.env.MODE === 'staging' || import.meta.env.MODE === 'test'
