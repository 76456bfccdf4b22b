// The part of a service worker's world that is used here: TypeScript has it only in place of the page's.
interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}
interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown
}
