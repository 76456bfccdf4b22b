/** Builds a rule that forbids what the selectors match (esquery, as in ESLint). */
const forbid = (...forbidden) => ({
  create: (context) =>
    Object.fromEntries(forbidden.map(([selector, message]) => [selector, (node) => context.report({ node, message })])),
})

// Enforces docs/glossary.md: English synonyms of gateway words are not allowed in identifiers.
const foreignNouns =
  /(^|[a-z])(?:[Cc]ourse|[Ii]nvoice|[Aa]rrears|[Qq]uestionnaire|[Tt]uition|[Aa]nnouncement|[Gg]rade[sd]?$)/

// Phrases that only this repository had (CONTRIBUTING.md, Words): a reader has to translate them.
const PRIVATE_PHRASES =
  /\b(?:the undo|(?:is|are) told|on (?:its|their) way|(?:the )?one door|whoever|stands? there|nobody knows|asks? anew|asked anew|by turns|all the same)\b/i
const PLAIN = 'Write it in plain words: name who does what, with the verbs of the field (CONTRIBUTING.md, Words).'
const TITLED = new Set(['describe', 'it', 'test'])

/** Returns the name of the function that a chain of calls and members begins with: `test` of `test.each(…)(…)`. */
const firstName = (node) => {
  if (node.type === 'Identifier') return node.name
  const inner = node.callee ?? node.object ?? node.tag
  return inner ? firstName(inner) : ''
}

/** Returns the written text of a literal or of a template; '' for anything else. */
const textOf = (node) =>
  node?.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.raw).join('…') : String(node?.value ?? '')

// Names that went (ADR 35), and prefixes of such names.
const GONE_NAMES =
  /^(?:AnswerCard|Asked|FactLine|Fold|Items|Rows|PilihanSaring|Intent|PaperPage|PaperView|both|question|present|ask(?:Anew|Again|Ahead)|cutAnswer|optionalPart|lostQuietly|use(?:Asked|ListAddress|KeptIntents)|(?:record|on)Drift|check(?:Later|With)|(?:hear|tell)[A-Z]\w*|(?:ambil|batal|bulatkan|hapus|kirim|simpan|ubah|unggah)[A-Z]\w*|(?:Bagian|Baris|Bilah|Halaman|Isi|Kepala|Kotak|Layar|Lembar|Papan|Subjek|Tombol))$/
const GONE = 'This name went: use the word of the field (docs/adr/house/0035-names.md).'

const GATEWAY = 'Only src/gateway and src/boot call the gateway.'
const HTML = 'Server HTML goes through SafeHtml.'
const ZONE = 'The time zone of the device says nothing to a person: calculate and write with src/shared/campus.'
const DEVICE =
  'The clock of the device may be wrong: campusNow() and useCampusClock() of src/shared/campus are corrected.'
const LOCAL =
  /^(?:[gs]et(?:Hours|Minutes|Date|Day|Month|Year|FullYear|TimezoneOffset)|to(?:Date|Time|Locale\w*)String)$/

/** Returns the visitor that reports private phrases in the comments of a file. */
const checkComments = (context) => () => {
  for (const comment of context.sourceCode.getAllComments())
    if (PRIVATE_PHRASES.test(comment.value)) context.report({ loc: comment.loc, message: PLAIN })
}

/** Returns the visitor that reports private phrases in the title of a test. */
const checkTitle =
  (context) =>
  ({ callee, arguments: [title] }) => {
    if (TITLED.has(firstName(callee)) && PRIVATE_PHRASES.test(textOf(title)))
      context.report({ node: title, message: PLAIN })
  }

/** Project rules that no linter has built in. .oxlintrc.json sets where each applies. */
export default {
  meta: { name: 'house' },
  rules: {
    'named-exports': forbid(['ExportDefaultDeclaration', 'Named exports only.']),
    'gateway-words': forbid([`Identifier[name=${foreignNouns}]`, 'Use the gateway word (docs/glossary.md).']),
    'safe-html': forbid(
      ['MemberExpression[property.name="dangerouslySetInnerHTML"]', HTML],
      ['JSXAttribute[name.name="dangerouslySetInnerHTML"]', HTML],
    ),
    'no-inline-style': forbid([
      'JSXAttribute[name.name="style"]',
      'No inline style: the content security policy drops it.',
    ]),
    behaviour: forbid([
      'BinaryExpression[operator=/^[!=]==?$/] > MemberExpression[property.name="unik"]',
      'Ask for a behaviour (useFlag), never for a campus.',
    ]),
    'gateway-client': forbid(
      ['CallExpression[callee.name="fetch"]', GATEWAY],
      ['CallExpression[callee.property.name="fetch"]', GATEWAY],
    ),
    'plain-words': {
      create: (context) => ({ Program: checkComments(context), CallExpression: checkTitle(context) }),
    },
    'gone-names': forbid(
      [`ExportNamedDeclaration > VariableDeclaration > VariableDeclarator[id.name=${GONE_NAMES}] > .id`, GONE],
      [`ExportNamedDeclaration > .declaration[id.name=${GONE_NAMES}] > .id`, GONE],
    ),
    'one-clock': forbid(
      [`CallExpression > MemberExpression.callee[property.name=${LOCAL}]`, ZONE],
      ['NewExpression[callee.name="Date"][arguments.length>1]', ZONE],
      ['NewExpression[callee.name="Date"][arguments.length=0]', DEVICE],
      ...['NewExpression', 'CallExpression'].map((node) => [
        `${node}[callee.property.name="DateTimeFormat"]:not(:has(Property[key.name="timeZone"]))`,
        ZONE,
      ]),
    ),
    'one-calendar': forbid([
      ':matches(ImportDeclaration, ImportExpression)[source.value=/^dayjs/]',
      'dayjs is for src/shared/time: calculate and write dates with src/shared/campus.',
    ]),
    // The age of data stored on this device is measured with the device's own clock; such an import needs a disable
    // comment on its line.
    'device-clock': forbid(['ImportDeclaration[source.value=/state.clock/]', DEVICE]),
  },
}
