/** Returns a data: URL of a module. Stands in for third-party code. */
export const moduleOf = (source: string): string => `data:text/javascript,${encodeURIComponent(source)}`

/** A chat that shows the name of its group. */
export const GROUP_CHAT = moduleOf(`export const mount = (container, host) => {
  const show = () => { container.textContent = 'Grup ' + host.state().groupId }
  show()
  return host.onState(show)
}`)
