/** Mocks the Web Locks of one browser: a crashed tab releases its locks. On plain HTTP there are none. */
export const createLocks = (isThere = true) => {
  const held = new Map<string, number>()
  const managerOf = (tab: number, life: () => boolean): LockManager => {
    const request = async (name: string, ...rest: unknown[]): Promise<unknown> => {
      const action = rest.at(-1) as (lock: object | null) => Promise<unknown>
      const isImpatient = rest.length > 1
      while (held.has(name) && !isImpatient) await new Promise((resolve) => setTimeout(resolve, 1))
      if (!life()) return new Promise(() => undefined)
      if (held.has(name)) return action(null)
      held.set(name, tab)
      enter(tab, life)
      return action({ name }).finally(() => held.delete(name))
    }
    return { request, query: () => Promise.resolve({}) } as LockManager
  }
  const enter = (tab: number, life: () => boolean) =>
    Object.defineProperty(navigator, 'locks', { value: isThere ? managerOf(tab, life) : undefined, configurable: true })
  const release = (tab: number) => {
    for (const [name, owner] of held) if (owner === tab) held.delete(name)
  }
  return { enter, release }
}
