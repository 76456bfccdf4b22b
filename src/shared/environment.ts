/** True in the demo build: own storage names, no early calls, the simulated gateway inside the page. */
export const IS_DEMO = import.meta.env.MODE === 'demo'
