/** Returns the link of an event if it leads to this address of the portal. */
export const ownLinkOf = ({ target }: Event): HTMLAnchorElement | null => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link && link.origin === window.location.origin ? link : null
}

/** Returns whether a link opens in this page: not in another tab or window, and not as a file. */
export const opensHere = (
  { button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent,
  { target, download }: HTMLAnchorElement,
): boolean =>
  button === 0 &&
  !(ctrlKey || metaKey || shiftKey || altKey) &&
  (target === '' || target === '_self') &&
  download === ''
