// Writes the files of a build in the layout that a host needs: node scripts/deploy-files.mjs [folder of the build]
// <folder to write>
import { resolve } from 'node:path'
import { writePublicFiles } from './lib/nginx/nginx-files.mjs'
import { fail } from './lib/setup.mjs'

const [out, dist = 'dist'] = process.argv.slice(2).reverse()
if (!out) fail('Which folder? node scripts/deploy-files.mjs dist /srv/portal')
const kB = (number) => (number / 1000).toFixed(1)
try {
  const { files, bytes, packed } = writePublicFiles(dist, resolve(out))
  console.log(`${files} files in ${resolve(out)}/public; texts ${kB(bytes)} kB, as .gz ${kB(packed)} kB`)
} catch (error) {
  fail(error.message)
}
