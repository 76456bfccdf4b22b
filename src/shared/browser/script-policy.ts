interface ScriptPolicy {
  /** @throws TypeError when the policy rejects the address */
  createScriptURL: (address: string) => string
}
interface PolicyFactory {
  createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy
}

const isFactory = (value: unknown): value is PolicyFactory =>
  typeof value === 'object' && value !== null && 'createPolicy' in value

/**
 * Creates a Trusted Types policy for script addresses; its name is in the list of the shipped header. Its result is
 * typed as text, which is the declared type of script and worker addresses. In browsers without Trusted Types the same
 * check runs directly.
 * @param name created once per page: the header does not allow a second policy of the same name
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
