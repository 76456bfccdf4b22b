import { useRef } from 'react'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { type BiodataBodies, TARGETS, type Target } from './biodata-body.ts'
import { DEFAULT_TYPE, useWriteType, useWriteUtama, type WriteOptions } from './use-write-target.ts'

/** Saves biodata: one write for each part that was changed, one after the other, each with an outcome of its own. */
export const useSaveBiodata = ({ onDone, onRefused }: WriteOptions) => {
  const idMahasiswa = useIdMahasiswa()
  const confirmed = useRef(new Set<Target>())
  const options: WriteOptions = {
    onRefused,
    onDone: (target) => {
      confirmed.current.add(target)
      onDone(target)
    },
  }
  const utama = useWriteUtama(options)
  const diri = useWriteType('diri', options)
  const alamat = useWriteType('alamat', options)
  const orangtua = useWriteType('orangtua', options)
  const pendidikan = useWriteType('pendidikan', options)
  const types = { diri, alamat, orangtua, pendidikan }
  const writes = { utama, ...types }

  const sendOne = async (target: Target, bodies: BiodataBodies): Promise<void> => {
    if (target === 'utama') {
      if (bodies.utama) await utama.send({ idMahasiswa, data: bodies.utama })
      return
    }
    const data = bodies[target]
    if (data) await types[target].send({ idMahasiswa, data, ...(target !== DEFAULT_TYPE && { type: target }) })
  }
  /** @returns whether the gateway has confirmed every part */
  const save = async (bodies: BiodataBodies): Promise<boolean> => {
    confirmed.current.clear()
    for (const target of TARGETS) await sendOne(target, bodies)
    return TARGETS.every((target) => !bodies[target] || confirmed.current.has(target))
  }
  return {
    save,
    isPending: TARGETS.some((target) => writes[target].isPending),
    /** Refusals in the gateway's words, by the part that was refused. */
    failures: TARGETS.flatMap((target) => {
      const { failure } = writes[target]
      return failure ? [{ target, message: failure.message }] : []
    }),
    /** Parts whose answer was lost: they wait in the queue. */
    waiting: TARGETS.filter((target) => writes[target].waiting.length > 0),
  }
}
