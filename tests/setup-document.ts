import '@testing-library/jest-dom/vitest'
import { installLoading } from './loading-stubs.ts'
import './no-owner-stacks.ts'
import { installPlainStyles } from './plain-styles.ts'

installLoading()
installPlainStyles()
