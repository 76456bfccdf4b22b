import menuConfigKeys from '#flag-data/menu-config-keys.json'

/** The documented server key of a flag, in its first spelling; empty for a flag that the server does not name. */
export const serverKeyOf = (flag: string): string =>
  Object.entries(menuConfigKeys).find(([, known]) => known === flag)?.[0] ?? ''
