// Layers: an import goes to a lower layer, or stays inside its module. Type imports count. ADR 1
const layers = [
  ['^src/main[.]tsx$', '^src/boot/'],
  ['^src/app/', '^src/login/', '^tools/lab/', '^tools/gallery/', '^src/worker/', '^src/push-worker/'],
  ['^src/features/([^/]+)/', '^tools/demo/', '^src/chat/'],
  ['^src/kit/'],
  ['^src/domain/([^/]+)/'],
  ['^generated/'],
  ['^src/gateway/', '^src/flags/'],
  ['^src/shared/'],
]
/** Modules of the domain that the kit may import. */
const DOMAIN_OF_KIT = [
  'cetak',
  'jadwal',
  'jendela',
  'kampus',
  'kode',
  'mahasiswa',
  'percakapan',
  'periode',
  'referensi',
]
const tests = '([.]test[.]tsx?$|/cases[.]ts$|^tests/)'
const upward = layers.flatMap((modules, index) => {
  const above = layers.slice(0, index).flat()
  const layer = layers.length - 1 - index
  return above.length
    ? [
        {
          name: `no-upward-imports-from-layer-${layer}`,
          severity: 'error',
          from: { path: modules, pathNot: tests },
          to: { path: above },
        },
      ]
    : []
})
const separate = (name, modules) =>
  modules.map((module) => ({
    name: `${name}-do-not-import-each-other`,
    severity: 'error',
    from: { path: `^(src/)?${module}/`, pathNot: tests },
    to: { path: modules.filter((other) => other !== module).map((other) => `^(src/)?${other}/`) },
  }))
module.exports = {
  forbidden: [
    ...upward,
    ...separate('modules-of-layer-6', ['app', 'login', 'tools/lab', 'tools/gallery', 'worker', 'push-worker']),
    ...separate('modules-of-layer-5', ['features', 'tools/demo', 'chat']),
    ...separate('modules-of-layer-1', ['gateway', 'flags']),
    {
      name: 'features-do-not-import-each-other',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'domain-modules-do-not-import-each-other',
      severity: 'error',
      from: { path: '^src/domain/([^/]+)/' },
      to: { path: '^src/domain/', pathNot: '^src/domain/$1/' },
    },
    {
      name: 'campus-words-of-shared-stand-in-one-folder',
      comment:
        'a campus, its clock and its formats are shared/campus; what only domain and above need stands there (ADR 1)',
      severity: 'error',
      from: {},
      to: {
        path: '^src/shared/(?!campus/).*(campus|kampus|mahasiswa|tanggal|momen|rentang)[^/]*[.]tsx?$',
        pathNot: '^src/shared/ui/',
      },
    },
    {
      name: 'the-kit-knows-no-subject',
      comment:
        'the modules of the domain that every screen may need; what only some subjects share stands in their feature folder (ADR 25)',
      severity: 'error',
      from: { path: '^src/kit/', pathNot: tests },
      to: { path: '^src/domain/', pathNot: `^src/domain/(${DOMAIN_OF_KIT.join('|')})/` },
    },
    {
      name: 'the-stages-know-no-demo',
      comment: 'main and lab reach it by a dynamic import',
      severity: 'error',
      from: { path: '^(src/(app|login)|tools/gallery)/', pathNot: tests },
      to: { path: '^tools/demo/' },
    },
    {
      name: 'boot-is-small',
      comment:
        'the head script may import its module, shared, the session core and the addresses of the first calls only',
      severity: 'error',
      from: { path: '^src/boot/', pathNot: [tests, '^src/boot/prerender[.]tsx$'] },
      to: {
        pathNot: [
          '^src/(boot|shared)/',
          '^src/gateway/session/',
          '^src/gateway/(call/early|offline/persisted-name)[.]ts$',
          '^generated/landing[.]ts$',
        ],
      },
    },
    {
      name: 'product-knows-no-mocks',
      severity: 'error',
      from: { path: '^(src|tools)/', pathNot: [tests, '^tools/demo/'] },
      to: { path: ['^generated/mocks/', 'node_modules/msw', 'node_modules/@msw'] },
    },
    {
      name: 'product-knows-no-tests',
      severity: 'error',
      from: { path: '^(src|tools|generated)/', pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|dist-demo|dist-staging|docs|scripts)/' },
    enhancedResolveOptions: { conditionNames: ['import', 'default'], exportsFields: ['exports'] },
  },
}
