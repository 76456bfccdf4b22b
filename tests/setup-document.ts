import '@testing-library/jest-dom/vitest'
import { installLoading } from './loading-stubs.ts'
import { installPopovers } from './popover.ts'

// Once for a document, which files share: a second listener would close each popover that the first has opened.
installPopovers()
installLoading()
