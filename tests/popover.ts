// happy-dom has no popovers. This gives it what a browser does with popovertarget, showPopover and hidePopover, events included.
const toggle = (panel: HTMLElement, newState: 'open' | 'closed') => {
  for (const type of ['beforetoggle', 'toggle'])
    panel.dispatchEvent(Object.assign(new Event(type), { newState, oldState: newState === 'open' ? 'closed' : 'open' }))
}

const open = new WeakSet<HTMLElement>()

/** Makes buttons with a popovertarget work in this document. */
export const installPopovers = (): void => {
  HTMLElement.prototype.hidePopover = function (this: HTMLElement) {
    if (!open.delete(this)) return
    toggle(this, 'closed')
    document.querySelector<HTMLElement>(`[popovertarget="${this.id}"]`)?.focus()
  }
  HTMLElement.prototype.showPopover = function (this: HTMLElement) {
    if (open.has(this)) return
    open.add(this)
    toggle(this, 'open')
  }
  document.addEventListener('click', ({ target }) => {
    const id = target instanceof Element ? target.closest('[popovertarget]')?.getAttribute('popovertarget') : null
    const panel = id ? document.getElementById(id) : null
    if (!panel) return
    if (open.has(panel)) {
      panel.hidePopover()
      return
    }
    panel.showPopover()
  })
}
