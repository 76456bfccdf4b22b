/** Builds a rule that forbids what the selectors match (esquery, as in ESLint). */
const forbid = (...forbidden) => ({
  create: (context) =>
    Object.fromEntries(forbidden.map(([selector, message]) => [selector, (node) => context.report({ node, message })])),
})

// Enforces docs/glossary.md: English synonyms of gateway words are not allowed in identifiers.
const foreignNouns =
  /(^|[a-z])(?:[Cc]ourse|[Ii]nvoice|[Aa]rrears|[Qq]uestionnaire|[Tt]uition|[Aa]nnouncement|[Gg]rade[sd]?$)/

const DOOR = 'The one door to the gateway is src/gateway (and src/boot).'
const HTML = 'Server HTML goes through SafeHtml.'
const ZONE = 'The time zone of the device says nothing to a person: calculate and write with src/shared/campus.'
const DEVICE =
  'The clock of the device may be wrong: campusNow() and useCampusClock() of src/shared/campus are corrected.'
const LOCAL =
  /^(?:[gs]et(?:Hours|Minutes|Date|Day|Month|Year|FullYear|TimezoneOffset)|to(?:Date|Time|Locale\w*)String)$/

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
    'one-door': forbid(
      ['CallExpression[callee.name="fetch"]', DOOR],
      ['CallExpression[callee.property.name="fetch"]', DOOR],
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
