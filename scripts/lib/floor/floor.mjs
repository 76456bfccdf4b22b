// The oldest browsers that the portal serves (ADR 23). Whatever builds or checks files asks here.

/** Names as people know them, and the version. Edge follows Chrome; 115 is the ESR of old Windows; 16.4 also that of iOS. */
export const FLOOR = { chrome: '111', edge: '111', firefox: '115', safari: '16.4', ios: '16.4' }

/** For the bundler: what is newer in the language and in the styles is written out for these. */
export const BUILD_TARGET = Object.entries(FLOOR).map(([name, version]) => name + version)

const STYLE_NAMES = { ios: 'ios_saf' }
const numberOf = (version) => {
  const [major, minor = 0] = version.split('.').map(Number)
  return (major << 16) | (minor << 8)
}

/** The same for lightningcss. @type {Record<string, number>} */
export const STYLE_TARGETS = Object.fromEntries(
  Object.entries(FLOOR).map(([name, version]) => [STYLE_NAMES[name] ?? name, numberOf(version)]),
)
