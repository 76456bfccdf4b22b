// The oldest browsers that the portal supports (ADR 23). Builds and checks import them from here.

/**
 * Browser names and minimum versions. Edge follows Chrome; 115 is the ESR for old Windows; 16.4 is also the version of
 * iOS.
 */
export const FLOOR = { chrome: '111', edge: '111', firefox: '115', safari: '16.4', ios: '16.4' }

/** Targets for the bundler: newer syntax in scripts and styles is transpiled for these versions. */
export const BUILD_TARGET = Object.entries(FLOOR).map(([name, version]) => name + version)

const STYLE_NAMES = { ios: 'ios_saf' }
const numberOf = (version) => {
  const [major, minor = 0] = version.split('.').map(Number)
  return (major << 16) | (minor << 8)
}

/** The same targets for lightningcss. @type {Record<string, number>} */
export const STYLE_TARGETS = Object.fromEntries(
  Object.entries(FLOOR).map(([name, version]) => [STYLE_NAMES[name] ?? name, numberOf(version)]),
)
