import { readSource } from '../gateway-check/read-source.ts'

/** The contract and the table of screens; parsed once, because that takes most of the time. */
export const SOURCE = readSource(`${process.cwd()}/`)
