import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver } from 'react-hook-form'
import type { input, output, ZodMiniType, z } from 'zod/mini'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

/** Text key (namespace ui) of a failed check that brings no key of its own, with what its sentence names. */
const messageKey = ({ code, input, origin, minimum, maximum }: Issue): string => {
  if (input === undefined || (code === 'too_small' && origin === 'string')) return 'ui:form.required'
  if (code === 'too_small') return `ui:form.atLeast?min=${String(minimum)}`
  if (code === 'too_big') return origin === 'string' ? 'ui:form.tooLong' : `ui:form.atMost?max=${String(maximum)}`
  return 'ui:form.invalid'
}

/**
 * Resolver of react-hook-form over a generated body schema and its refinements. Messages are text keys:
 * a refinement brings its own, every other check one of the kit.
 */
export const formResolver = <Schema extends ZodMiniType<unknown, FieldValues>>(
  schema: Schema,
): Resolver<input<Schema>, unknown, output<Schema>> => zodResolver(schema, { error: messageKey })
