// Second screen of the baseline page: one call when it opens, one list.
import { useEffect, useState } from 'react'

type Rows = [label: string, when: string][]

export const Timetable = () => {
  const [rows, setRows] = useState<Rows | null>(null)
  useEffect(() => {
    void fetch('/api/timetable')
      .then((answer) => answer.json() as Promise<{ items: Rows }>)
      .then(({ items }) => setRows(items))
  }, [])
  if (!rows) return <h1>…</h1>
  return (
    <>
      <h1>Jadwal</h1>
      <ul id="timetable">
        {rows.map(([label, when]) => (
          <li key={label}>
            <span>{label}</span>
            <span>{when}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
