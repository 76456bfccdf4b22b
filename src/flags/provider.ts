import {
  ErrorCode,
  type EvaluationContext,
  type JsonValue,
  OpenFeatureEventEmitter,
  type Provider,
  ProviderEvents,
  type ResolutionDetails,
  StandardResolutionReasons,
} from '@openfeature/web-sdk'
import type { FlagStore } from './flag-store.ts'

const failed = <Value>(value: Value, errorCode: ErrorCode): ResolutionDetails<Value> => ({
  value,
  errorCode,
  reason: StandardResolutionReasons.ERROR,
})

/** Name of our provider in the metadata and events of OpenFeature. */
export const PROVIDER_NAME = 'portal-flags'

/**
 * Creates the OpenFeature provider of the portal: reads decisions from the store and emits ConfigurationChanged when a
 * layer changes. Campus, role and language are the evaluation context; only the campus selects values.
 * @param onCampus called when the context names another campus
 */
export const createFlagProvider = (store: FlagStore, onCampus?: (unik: unknown) => void): Provider => {
  const events = new OpenFeatureEventEmitter()
  store.subscribe((flagsChanged) => events.emit(ProviderEvents.ConfigurationChanged, { flagsChanged }))

  const evaluate = <Value extends JsonValue>(
    key: string,
    fallback: Value,
    fits: (value: JsonValue) => value is Value,
  ): ResolutionDetails<Value> => {
    const decided = store.resolution(key)
    if (!decided) return failed(fallback, ErrorCode.FLAG_NOT_FOUND)
    // Not spread: the value is narrowed once, and the client copies the object anyway.
    const { value, reason, flagMetadata } = decided
    return fits(value) ? { value, reason, flagMetadata } : failed(fallback, ErrorCode.TYPE_MISMATCH)
  }
  const isBoolean = (value: JsonValue): value is boolean => typeof value === 'boolean'
  const isText = (value: JsonValue): value is string => typeof value === 'string'
  const isNumber = (value: JsonValue): value is number => typeof value === 'number'

  return {
    metadata: { name: PROVIDER_NAME },
    runsOn: 'client',
    events,
    onContextChange: (before: EvaluationContext, after: EvaluationContext) => {
      if (before['campus'] !== after['campus']) onCampus?.(after['campus'])
    },
    resolveBooleanEvaluation: (key, fallback) => evaluate(key, fallback, isBoolean),
    resolveStringEvaluation: (key, fallback) => evaluate(key, fallback, isText),
    resolveNumberEvaluation: (key, fallback) => evaluate(key, fallback, isNumber),
    resolveObjectEvaluation: <T extends JsonValue>(key: string, fallback: T) =>
      evaluate(key, fallback, (value): value is T => typeof value === 'object' && value !== null),
  }
}
