import { Mutasi } from './mutasi.tsx'
import { PenarikanSaldo } from './penarikan-saldo.tsx'
import { SaldoCard } from './saldo-card.tsx'

/** The balance: how much, what moved it, and the two ways to change it. */
export const SaldoTab = () => (
  <>
    <SaldoCard />
    <PenarikanSaldo />
    <Mutasi />
  </>
)
