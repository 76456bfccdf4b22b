/** The checks of the edit loop: no build, no browser. The longest first: what runs beside it fills its time. */
export const CHECKS = [
  {
    name: 'rules of the house (eslint)',
    program: 'eslint',
    args: ['.', '--max-warnings', '0', '--cache', '--cache-strategy', 'content', '--cache-location', '.cache/eslint'],
  },
  { name: 'types', program: 'typescript#tsc', args: ['--noEmit', '-p', '.'] },
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
