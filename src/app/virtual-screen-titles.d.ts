declare module 'virtual:screen-titles/id' {
  /** Names of all screens by '<subject>:<key>', from the texts of their subjects. */
  const titles: Record<string, string>

  export { titles as default }
}
declare module 'virtual:screen-titles/en' {
  const titles: Record<string, string>

  export { titles as default }
}
declare module 'virtual:screen-titles/all' {
  /** Names of all screens by language, and by '<subject>:<key>'. */
  const titles: Record<'id' | 'en', Record<string, string>>

  export { titles as default }
}
