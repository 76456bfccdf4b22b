import '@testing-library/jest-dom/vitest'
import { installLoading } from './loading-stubs.ts'
import './no-owner-stacks.ts'

installLoading()
