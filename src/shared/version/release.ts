/** Version of the product and build of its files, as the build writes them into the document and into /version.json. */
export interface ReleaseName {
  version: string
  build: string
}

/** Returns the release of this page, or null where no build has written one (development, tests). */
export const readRelease = (): ReleaseName | null => {
  const content = document.querySelector('meta[name="release"]')?.getAttribute('content')
  const [version, build] = content?.split(' ') ?? []
  return version && build ? { version, build } : null
}
