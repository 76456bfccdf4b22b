/** True in the demo build: own storage names, no early calls, the simulated gateway inside the page. */
export const IS_DEMO = import.meta.env.MODE === 'demo'

/** True in the two builds that carry the campus lab (docs/adr/0018-the-campus-lab.md); production is none of them. */
export const IS_LAB_BUILD = import.meta.env.MODE === 'demo' || import.meta.env.MODE === 'staging'

/** Also in unit tests: what the lab needs of the rooms below it is there. */
export const CARRIES_LAB = IS_LAB_BUILD || import.meta.env.MODE === 'test'
