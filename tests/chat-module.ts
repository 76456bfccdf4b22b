/** A module of somebody else at an address: third-party code is what stands in for itself here. */
export const moduleOf = (source: string): string => `data:text/javascript,${encodeURIComponent(source)}`

/** A chat that says which group it shows. */
export const GROUP_CHAT = moduleOf(`export const mount = (container, host) => {
  const show = () => { container.textContent = 'Grup ' + host.state().groupId }
  show()
  return host.onState(show)
}`)
