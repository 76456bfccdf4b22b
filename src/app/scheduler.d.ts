/** React's own scheduler, of which the portal says one thing (start.tsx); nobody keeps types that name it. */
declare module 'scheduler' {
  export const unstable_forceFrameRate: (framesPerSecond: number) => void
}
