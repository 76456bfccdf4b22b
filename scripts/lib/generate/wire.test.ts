// @vitest-environment node
import { expect, it } from 'vitest'
import { withWireNames } from './wire.mjs'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

it('adds the suffix Wire to every response type and keeps the names of request-only types', () => {
  const contract = {
    paths: {
      '/v1/krs': {
        post: { requestBody: { schema: ref('SaveKrsBody') }, responses: { 200: ref('Krs'), default: ref('Failure') } },
      },
    },
    components: {
      schemas: {
        Krs: { properties: { makul: { items: ref('Makul') }, induk: ref('Krs') } },
        Makul: { oneOf: [ref('Makul')], discriminator: { mapping: { a: '#/components/schemas/Makul' } } },
        SaveKrsBody: { properties: { pilihan: ref('Pilihan'), ukuran: ref('Makul') } },
        Pilihan: { type: 'string' },
        Failure: { type: 'object' },
      },
    },
  }
  expect(withWireNames(contract)).toEqual({
    paths: {
      '/v1/krs': {
        post: {
          requestBody: { schema: ref('SaveKrsBody') },
          responses: { 200: ref('KrsWire'), default: ref('FailureWire') },
        },
      },
    },
    components: {
      schemas: {
        KrsWire: { properties: { makul: { items: ref('MakulWire') }, induk: ref('KrsWire') } },
        MakulWire: { oneOf: [ref('MakulWire')], discriminator: { mapping: { a: '#/components/schemas/MakulWire' } } },
        SaveKrsBody: { properties: { pilihan: ref('Pilihan'), ukuran: ref('MakulWire') } },
        Pilihan: { type: 'string' },
        FailureWire: { type: 'object' },
      },
    },
  })
})
