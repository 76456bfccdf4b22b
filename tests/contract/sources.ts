import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file of the project: its path with forward slashes and its text. */
export interface Source {
  path: string
  text: string
}

const isTest = (path: string) => /\.test\.tsx?$|\/cases\.ts$/.test(path)

/** Returns the files below a folder whose names match, except tests. */
export const sourcesOf = (folder: string, name = /\.tsx?$/): Source[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    .filter((path) => !isTest(path))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

export const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '')
