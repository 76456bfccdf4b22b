import { forgetPagesInThisFile } from './page-state.ts'
import { listenInThisFile } from './simulated-gateway.ts'

// Runs anew for each file, also where files share their modules (scripts/vite/test-groups.ts).
listenInThisFile()
forgetPagesInThisFile()
