import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver } from 'react-hook-form'
import type { input, output, ZodMiniType, z } from 'zod/mini'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

/** Returns the text key (namespace ui) of a failed check without a key of its own, with the values of its message. */
const messageKey = ({ code, input, origin, minimum, maximum }: Issue): string => {
  if (input === undefined || (code === 'too_small' && origin === 'string')) return 'ui:form.required'
  if (code === 'too_small') return `ui:form.atLeast?min=${String(minimum)}`
  if (code === 'too_big') return origin === 'string' ? 'ui:form.tooLong' : `ui:form.atMost?max=${String(maximum)}`
  return 'ui:form.invalid'
}

/**
 * Returns a resolver of react-hook-form over a generated body schema and its refinements. Messages are text keys:
 * refinements have their own, all other checks use those of the kit.
 */
export const formResolver = <Schema extends ZodMiniType<unknown, FieldValues>>(
  schema: Schema,
): Resolver<input<Schema>, unknown, output<Schema>> => zodResolver(schema, { error: messageKey })
