import query from '@tanstack/eslint-plugin-query'
import { defineConfig } from 'eslint/config'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

// docs/glossary.md, as a rule: one word for one thing, the gateway's.
const foreignNouns =
  /(^|[a-z])(?:[Cc]ourse|[Ii]nvoice|[Aa]rrears|[Qq]uestionnaire|[Tt]uition|[Aa]nnouncement|[Gg]rade[sd]?$)/

const door = {
  selector: 'CallExpression[callee.name="fetch"]',
  message: 'The one door to the gateway is src/gateway (and src/boot).',
}
const doorMember = {
  selector: 'CallExpression[callee.property.name="fetch"]',
  message: 'The one door to the gateway is src/gateway (and src/boot).',
}
const campus = {
  selector: 'BinaryExpression[operator=/^[!=]==?$/] > MemberExpression[property.name="unik"]',
  message: 'Ask for a behaviour (useFlag), never for a campus.',
}
const house = [
  { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
  { selector: `Identifier[name=${foreignNouns}]`, message: 'Use the gateway word (docs/glossary.md).' },
  {
    selector:
      'MemberExpression[property.name="dangerouslySetInnerHTML"], JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: 'Server HTML goes through SafeHtml.',
  },
  { selector: 'JSXAttribute[name.name="style"]', message: 'No inline style: the content security policy drops it.' },
]

export default defineConfig(
  { ignores: ['generated/', 'dist*/', 'public/', '.cache/', 'reports/', '*.cjs'] },
  ...tseslint.configs.strictTypeChecked,
  reactHooks.configs.flat.recommended,
  ...query.configs['flat/recommended'],
  {
    languageOptions: { parserOptions: { projectService: { allowDefaultProject: ['*.js', 'scripts/*.mjs'] } } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 120, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 10],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'no-restricted-syntax': ['error', ...house, campus, door, doorMember],
    },
  },
  { files: ['src/gateway/**', 'src/boot/**'], rules: { 'no-restricted-syntax': ['error', ...house, campus] } },
  { files: ['src/flags/**'], rules: { 'no-restricted-syntax': ['error', ...house, door, doorMember] } },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', 'tests/**', 'scripts/**', '*.config.ts', '*.config.js'],
    rules: { 'no-restricted-syntax': 'off', 'max-lines-per-function': 'off' },
  },
  { files: ['scripts/**/*.mjs', '*.config.js'], ...tseslint.configs.disableTypeChecked },
)
