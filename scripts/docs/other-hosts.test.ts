// @vitest-environment node
import { expect, test } from 'vitest'
import { otherHosts } from './other-hosts.ts'

test.each([
  '<script src="https://cdn.host.com/redoc.js"></script>',
  '<script type="module" crossorigin src="//cdn.host.com/redoc.js"></script>',
  '<link rel="stylesheet" href="https://fonts.googleapis.com/css?family=Roboto">',
  '<link href="https://fonts.gstatic.com" rel="preconnect">',
  '<img alt="" src="http://host.com/a.png">',
  '@font-face { src: url(https://host.com/a.woff2) }',
  '.a { background: url("//host.com/a.png") }',
  '@import "https://host.com/a.css";',
  'import { init } from "https://cdn.host.com/redoc.js"',
  "import('https://cdn.host.com/redoc.js')",
  '(`img`,{alt:`logo`,src:e?`https://cdn.host.com/logo.svg`:`logo.svg`})',
])('reports the request in %s', (text) => {
  expect(otherHosts(text)).not.toEqual([])
})

test.each([
  '<a href="https://host.com/">a</a>',
  '<svg xmlns="http://www.w3.org/2000/svg"><image href="a.png"/></svg>',
  '<script src="../redoc.js"></script>',
  '.a { background: url(data:image/png;base64,AAAA) }',
  '"<img src=\\"https://evil.example/x\\">"',
])('reports nothing in %s', (text) => {
  expect(otherHosts(text)).toEqual([])
})
