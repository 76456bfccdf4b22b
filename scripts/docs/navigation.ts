/** An entry of the navigation: its address from the root of the site. */
export interface Entry {
  address: string
  title: string
}

export interface Group {
  title: string
  entries: Entry[]
}

const START = ['README.md', 'CHANGELOG.md', 'SECURITY.md']
const CAMPUS = [
  ...['docs/adopt.md', 'deploy/README.md', 'docs/gateway-check.md', 'docs/operations.md'],
  ...['docs/assumed.md', 'docs/stored.md', 'docs/opening-day.md'],
]
const CODE = ['CONTRIBUTING.md', 'docs/architecture.md', 'docs/subject.md', 'docs/contract.md', 'docs/adr/README.md']
const REFERENCE = ['generated/operations.md']

/** Titles that name a page better than its heading does among other pages. */
const TITLES: Readonly<Record<string, string>> = {
  'README.md': 'Overview',
  'docs/adr/README.md': 'Decisions',
  'generated/operations.md': 'List of operations',
}

/**
 * Returns the groups of the navigation. A page of docs/ that no group names is in the last one.
 * @param titles heading of each document
 */
export const navigationOf = (titles: ReadonlyMap<string, string>, addressOf: (path: string) => string): Group[] => {
  const entry = (path: string): Entry[] => {
    const title = titles.get(path)
    return title === undefined ? [] : [{ address: addressOf(path), title: TITLES[path] ?? title }]
  }
  const named = [...START, ...CAMPUS, ...CODE, ...REFERENCE]
  const rest = [...titles.keys()].filter((path) => /^docs\/[^/]+\.md$/.test(path) && !named.includes(path))
  return [
    { title: 'Start', entries: START.flatMap(entry) },
    { title: 'For a campus', entries: CAMPUS.flatMap(entry) },
    {
      title: 'Reference',
      entries: [
        { address: 'contract/index.html', title: 'Contract of the gateway' },
        ...REFERENCE.flatMap(entry),
        { address: 'tools/gallery/index.html?lng=en', title: 'Component gallery' },
      ],
    },
    { title: 'For developers', entries: [...CODE, ...rest].flatMap(entry) },
  ]
}
