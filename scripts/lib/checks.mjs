/** The checks of the edit loop: no build, no browser. The longest first: what runs beside it fills its time. */
export const CHECKS = [
  { name: 'types and rules of the house', program: 'oxlint', args: [] },
  { name: 'format, imports, accessibility', program: '@biomejs/biome#biome', args: ['check', '.'] },
  {
    name: 'floors and circles',
    program: 'dependency-cruiser#depcruise',
    args: ['src', 'generated', 'tests', '--config', '.dependency-cruiser.cjs'],
  },
  { name: 'dead code', program: 'knip', args: [] },
  {
    name: 'contract lint',
    program: '@redocly/cli#redocly',
    args: ['lint', 'openapi/openapi.yaml', '--max-problems', '40'],
  },
]
