// The report: numbers packed as text (PackedNumbers.swift) that point into tables of texts.

const SEVERITIES = ['error', 'warning', 'note'];

const report = JSON.parse(document.getElementById('data').textContent);
// The text would stay in memory beside what was read from it.
document.getElementById('data').remove();

/** Reads packed numbers one after the other. */
class Numbers {
  constructor(text, place = 0) {
    this.text = text;
    this.place = place;
  }

  /** A number that is not negative: digits of base 45, the lowest first. */
  next() {
    let result = 0;
    for (let unit = 1; ; unit *= 45) {
      const digit = DIGITS[this.text.charCodeAt(this.place++)];
      if (digit === undefined) throw new RangeError('the report is cut short');
      if (digit < 45) return result + digit * unit;
      result += (digit - 45) * unit;
    }
  }

  /** A number of either sign: a negative one is odd. */
  signed() {
    const number = this.next();
    return number % 2 ? -(number + 1) / 2 : number / 2;
  }

  /** -1 for a number that is missing. */
  optional() { return this.next() - 1; }

  /** A length in points. */
  points() { return this.signed() / 100; }

  /** A text by its number; null where it is missing. */
  string() {
    const number = this.optional();
    return number < 0 ? null : report.texts[number];
  }
}

const DIGITS = new Uint8Array(128);
for (let sign = 0x23, digit = 0; sign < 0x7f; sign++) {
  if (sign !== 0x5c && sign !== 0x3c) DIGITS[sign] = digit++;
}

/** What findings are filtered and sorted by: an array for each property, by the row's number. */
const findings = (() => {
  const count = report.rows.length;
  const column = () => new Int32Array(count);
  const columns = {
    severity: column(), rule: column(), status: column(), parent: column(), label: column(),
    locale: column(), table: column(), key: column(), path: column(), line: column(),
    column: column(), message: column(), text: column(), source: column(), rest: column(),
  };
  const optional = new Set(['parent', 'label', 'locale', 'table', 'key', 'text', 'source']);
  const order = Object.entries(columns).filter(([property]) => property !== 'rest');
  for (let row = 0; row < count; row++) {
    const numbers = new Numbers(report.rows[row]);
    for (const [property, values] of order) {
      values[row] = optional.has(property) ? numbers.optional() : numbers.next();
    }
    columns.rest[row] = numbers.place;
  }
  return {count, ...columns};
})();

/** The rows that a finding tells of as well, by its row: the same fault in other locales. */
const others = new Map();
findings.parent.forEach((parent, row) => {
  if (parent < 0) return;
  if (!others.has(parent)) others.set(parent, []);
  others.get(parent).push(row);
});

const text = (number) => (number < 0 ? null : report.texts[number]);
const ruleName = (row) => report.rules[findings.rule[row]][0];
const localeName = (row) => report.locales[findings.locale[row]] ?? null;
const place = (row) =>
  `${text(findings.path[row])}:${findings.line[row]}:${findings.column[row]}`;

function message(row) {
  const form = findings.message[row];
  const words = text(form >> 1);
  return form % 2 ? `'${text(findings.key[row])}' (${localeName(row)}${words}` : words;
}

/** What only a finding's card shows. */
function details(row) {
  const numbers = new Numbers(report.rows[row], findings.rest[row]);
  const result = {suggestion: numbers.string(), reason: numbers.string()};
  if (numbers.next()) {
    result.variant = text(numbers.next());
    const flags = numbers.next();
    result.isRightToLeft = (flags & 1) > 0;
    result.isFallback = (flags & 2) > 0;
    result.sourceLocale = report.locales[numbers.optional()] ?? null;
    result.lostCount = numbers.next();
    result.lost = result.lostCount > 0 ? text(numbers.next()) : '';
    result.facts = Array.from({length: numbers.next()}, () => {
      const name = text(numbers.next());
      return [name, text(numbers.next())];
    });
  }
  if (numbers.next()) result.scene = numbers;
  return result;
}

const STATES = ['fits', 'tightened', 'shrunk', 'loses'];

/** The labels, worst first; what each does in a locale is found by the locale's number. */
const labels = report.labels.map((packed) => {
  const numbers = new Numbers(packed);
  const label = {
    name: text(numbers.next()), setting: numbers.string(), triage: numbers.string(),
    clears: numbers.string(), place: numbers.string(), locales: new Map(),
  };
  for (let count = numbers.next(); count > 0; count--) {
    const locale = numbers.next();
    const entry = {layouts: numbers.next(), state: STATES[numbers.next()]};
    const doubt = numbers.next();
    entry.isBorderline = (doubt & 1) > 0;
    entry.isInconclusive = (doubt & 2) > 0;
    // In percent of the room; null where everything fits with room to spare.
    const use = numbers.next();
    entry.use = use === 0 ? null : use - 1;
    entry.room = numbers.next()
      ? {points: numbers.signed() / 10, clusters: numbers.signed()} : null;
    label.locales.set(locale, entry);
  }
  return label;
});
