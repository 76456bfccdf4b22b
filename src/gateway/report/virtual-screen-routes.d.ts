declare module 'virtual:screen-routes' {
  /** Paths of all screens, with parameters: '/berita/:id'. */
  const routes: readonly string[]

  export { routes as default }
}
