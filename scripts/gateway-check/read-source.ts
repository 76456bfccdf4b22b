import { readFileSync } from 'node:fs'
import { type Contract, readContract } from './contract.ts'
import type { Inventory } from './screens.ts'

/** What the check knows of the portal. */
export interface Source {
  contract: Contract
  inventory: Inventory
}

const rowsOf = <Row>(root: string, name: string): Row[] =>
  (JSON.parse(readFileSync(`${root}tests/spec/${name}.json`, 'utf8')) as { rows: Row[] }).rows

/** Reads the contract and the inventory of screens. @param root folder of the portal's source, with a slash at its end */
export const readSource = (root: string): Source => ({
  contract: readContract(readFileSync(`${root}generated/openapi.yaml`, 'utf8')),
  inventory: { routes: rowsOf(root, 'routes'), calls: rowsOf(root, 'calls') },
})
