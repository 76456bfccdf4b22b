import { OpenFeatureProvider } from '@openfeature/react-sdk'
import type { ReactNode } from 'react'

/** Makes flags readable by useFlag for everything inside; startFlags() comes first. */
export const FlagsProvider = ({ children }: { children: ReactNode }) => (
  <OpenFeatureProvider>{children}</OpenFeatureProvider>
)
