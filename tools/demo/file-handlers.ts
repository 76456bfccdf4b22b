import { type HttpHandler, HttpResponse, http } from 'msw'
import { checkAccess, queryOf } from './call.ts'
import { pdfBlob } from './pdf.ts'
import { failureBody, Refusal } from './refusal.ts'
import { authenticate } from './session.ts'
import type { Store } from './state/store.ts'

const HANDED_IN = 'Gateway simulasi menyimpan nama dan ukuran berkas yang dikumpulkan, bukan isinya.'

const nameOf = (name: string): string => (name.toLowerCase().endsWith('.pdf') ? name : `${name}.pdf`)

const headersOf = (name: string): Record<string, string> => ({
  'Content-Type': 'application/pdf',
  'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
})

/** Returns whether the fault script drops every call: then files are not delivered either. */
const isCut = ({ world }: Store): boolean =>
  world.faults.some(({ operation, kind, times }) => operation === '*' && kind === 'network' && times !== 0)

/**
 * Serves the files (Dokumen) named in responses: a small PDF with the file name, generated on request. Of a student's
 * uploads only name and size are stored, and the PDF says so. Files of a student are only for accounts with access to
 * that student.
 */
export const fileHandlers = (store: Store): HttpHandler[] =>
  ['*/berkas/*', '*/media/*'].map((address) =>
    http.get(address, (info) => {
      if (isCut(store)) return HttpResponse.error()
      try {
        const akun = authenticate(store, info.request)
        const [file = '', owner = ''] = new URL(info.request.url).pathname.split('/').toReversed()
        if (owner in store.world.mahasiswa) checkAccess(akun, owner)
        const name = queryOf(info, 'nama') ?? decodeURIComponent(file)
        const note = file.startsWith('jawaban-') ? HANDED_IN : 'Contoh dokumen: gateway demo'
        return new HttpResponse(pdfBlob(name, note), { headers: headersOf(nameOf(name)) })
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return HttpResponse.json(failureBody(error.status, error.message), { status: error.status })
      }
    }),
  )
