interface ScriptPolicy {
  /** @throws TypeError when the policy refuses the address */
  createScriptURL: (address: string) => string
}
interface PolicyFactory {
  createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy
}

const isFactory = (value: unknown): value is PolicyFactory =>
  typeof value === 'object' && value !== null && 'createPolicy' in value

/**
 * A policy of Trusted Types for addresses that become scripts; its name stands in the list of the shipped header.
 * What it gives is typed as the text that scripts and workers are declared to take. Where a browser knows
 * no Trusted Types the same check runs by itself.
 * @param name created once a page: the header allows no second policy of the name
 * @param isAllowed decides about each address
 */
export const createScriptPolicy = (name: string, isAllowed: (address: string) => boolean): ScriptPolicy => {
  const rules: ScriptPolicy = {
    createScriptURL: (address) => {
      if (isAllowed(address)) return address
      throw new TypeError(`${name}: script address refused`)
    },
  }
  const factory: unknown = Reflect.get(window, 'trustedTypes')
  return isFactory(factory) ? factory.createPolicy(name, rules) : rules
}
