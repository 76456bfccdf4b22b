// @vitest-environment node
import { expect, test } from 'vitest'
import { OPTIONAL_FILES } from '../e2e/optional-files.ts'
import { sources } from './sources.ts'
