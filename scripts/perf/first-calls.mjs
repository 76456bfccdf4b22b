// Budget 3: the calls that the head script sends must have ended when the last script of the first load arrives.

/** Ends of the addresses of the first calls. A test compares them with the calls of the head script. */
export const FIRST_CALLS = [
  '/api/user_info',
  '/biodata_singkat_web',
  '/v1/menu_config/menu-portalmhs',
  '/v1/semester_akademik_berjalan',
  '/dashboard',
  '/rekap_pembayaran',
  '/riwayat_kuliah',
]

const lastEnd = (resources) => Math.max(...resources.map(({ end }) => end))
const pathOf = (name) => new URL(name).pathname

/**
 * Returns arrival times of the first load.
 * @param {{ name: string, start: number, end: number }[]} resources of one visit; ms since the navigation began
 * @param {readonly string[]} scripts addresses of the first load
 * @returns {{ scripts: number, calls: number }} arrival of the last script, and of the last of the first calls
 * @throws Error when one of them was not requested: then there is nothing to compare
 */
export const arrivals = (resources, scripts) => {
  const byPath = (wanted, matches) => {
    const found = resources.filter(({ name }) => matches(pathOf(name), wanted))
    if (found.length === 0) throw new Error(`${wanted} was not asked for`)
    return found
  }
  return {
    scripts: lastEnd(scripts.flatMap((path) => byPath(path, (name, wanted) => name === wanted))),
    calls: lastEnd(FIRST_CALLS.flatMap((path) => byPath(path, (name, wanted) => name.endsWith(wanted)))),
  }
}
