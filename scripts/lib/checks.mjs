/** Checks that do not read generated/: they can run while it is being regenerated. */
export const CHECKS_OF_SOURCES = [
  { name: 'format, imports, accessibility', program: '@biomejs/biome#biome', args: ['check', '.'] },
  {
    name: 'contract lint',
    program: '@redocly/cli#redocly',
    args: ['lint', 'openapi/openapi.yaml', '--max-problems', '40'],
  },
]

/** Slowest first, so that the others run in parallel with it. */
export const CHECKS_OF_ALL = [
  { name: 'types and lint rules', program: 'oxlint', args: [] },
  {
    name: 'layers and circular imports',
    program: 'dependency-cruiser#depcruise',
    args: ['src', 'tools', 'generated', 'tests', '--config', '.dependency-cruiser.cjs'],
  },
  { name: 'dead code', program: 'knip', args: [] },
]

/** The checks of the edit loop: no build, no browser. */
export const CHECKS = [...CHECKS_OF_ALL, ...CHECKS_OF_SOURCES]
