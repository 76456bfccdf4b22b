import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '#tests/render-screen.tsx'
import rules from '#tests/spec/rules.json'

/** Returns the routes or ids that a rule of the specification lists. */
const childrenOf = (rule: string): string[] => {
  const values: { children?: string[] } = rules.rows.find(({ id }) => id === rule)?.values ?? {}
  return (values.children ?? []).map((child) => `/${child.replace(/^\//, '')}`)
}

test.each([
  ['R2-054', 'TSM', '/proposal'],
  ['R2-055', 'UBK', '/kompre'],
] as const)(
  '[%s] [R2-039] shows exactly the submissions of campus %s at %s, each with a link',
  async (rule, campus, path) => {
    await renderScreen(path, { campus, wide: true })
    const menu = within(screen.getByRole('navigation', { name: 'Menu utama' }))
    const group = menu.getByText('Pengajuan').closest('details')
    expect(group).toHaveAttribute('open')
    const links = within(group ?? document.body).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(childrenOf(rule))
    expect(childrenOf('R2-039')).toEqual(expect.arrayContaining(childrenOf(rule)))
    expect(
      links.filter((link) => link.getAttribute('aria-current') === 'page').map((link) => link.getAttribute('href')),
    ).toEqual([path])
  },
)
