import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver } from 'react-hook-form'
import type { input, output, ZodMiniType } from 'zod/mini'

/** Text key (namespace ui) of a failed check that brings no key of its own. */
const messageKey = ({ code, minimum }: { code: string; minimum?: unknown }): string => {
  if (code === 'too_small' && minimum === 1) return 'ui:form.required'
  if (code === 'too_big') return 'ui:form.tooLong'
  return 'ui:form.invalid'
}

/**
 * Resolver of react-hook-form over a generated body schema and its refinements (house, forms). Messages are text keys:
 * a refinement brings its own, every other check one of the kit.
 */
export const formResolver = <Schema extends ZodMiniType<unknown, FieldValues>>(
  schema: Schema,
): Resolver<input<Schema>, unknown, output<Schema>> => zodResolver(schema, { error: messageKey })
