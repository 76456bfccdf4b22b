// Names of the generated models: schemas in a response end in …Wire, so that the plain name means the value that a
// screen reads.
import { nameOf, refsIn } from './readers.mjs'

const SCHEMAS = '#/components/schemas/'

/** Returns the model name of a schema in a response. */
export const wireName = (schema) => `${schema}Wire`

/**
 * Renames each schema that a response contains, directly or nested. Schemas used only in requests keep their name: a
 * body is sent as it is, and has one type.
 * @template Contract
 * @param {Contract} contract the bundled document
 * @returns {Contract}
 */
export const withWireNames = (contract) => {
  const { paths, components } = contract
  const held = new Set()
  const visit = (name) => {
    if (held.has(name)) return
    held.add(name)
    for (const inner of refsIn(components.schemas[name])) visit(inner)
  }
  for (const item of Object.values(paths))
    for (const { responses } of Object.values(item)) for (const name of refsIn(responses)) visit(name)
  const renamed = (name) => (held.has(name) ? wireName(name) : name)
  // References occur as strings in `$ref` and in the mapping of a discriminator.
  const isReference = (value) => typeof value === 'string' && value.startsWith(SCHEMAS)
  const next = JSON.parse(JSON.stringify(contract), (_, value) =>
    isReference(value) ? `${SCHEMAS}${renamed(nameOf(value))}` : value,
  )
  next.components.schemas = Object.fromEntries(
    Object.entries(next.components.schemas).map(([name, schema]) => [renamed(name), schema]),
  )
  return next
}
