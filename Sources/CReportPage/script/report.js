// The report: tables of numbers with named columns (PageTable.swift), which refer to lists of texts
// and to rows of each other.

const SEVERITIES = ['error', 'warning', 'note'];
const STATES = ['fits', 'tightened', 'shrunk', 'loses'];

const report = JSON.parse(document.getElementById('data').textContent);
// The text would stay in memory beside what was read from it.
document.getElementById('data').remove();

const DIGITS = new Uint8Array(128);
for (let sign = 0x23, digit = 0; sign < 0x7f; sign++) {
  if (sign !== 0x5c && sign !== 0x3c) DIGITS[sign] = digit++;
}

/** The numbers of a text: digits of base 45, the lowest first; one that goes on is 45 higher. */
function unpacked(packed) {
  const numbers = [];
  let [number, unit] = [0, 1];
  for (let index = 0; index < packed.length; index++) {
    const digit = DIGITS[packed.charCodeAt(index)];
    number += (digit < 45 ? digit : digit - 45) * unit;
    unit *= 45;
    if (digit < 45) {
      numbers.push(number);
      [number, unit] = [0, 1];
    }
  }
  return numbers;
}

/** A table of the report: an array for each column, by the row's number; -1 is nothing. */
function table(name) {
  const {count, columns} = report[name];
  const result = {count};
  for (const [column, packed] of Object.entries(columns)) {
    result[column] = Float64Array.from(unpacked(packed), (number) => number - 1);
    if (result[column].length !== count) throw new RangeError('the report is cut short');
  }
  delete report[name];
  return result;
}

/** A number of either sign: a negative one is odd. */
const signed = (number) => (number % 2 ? -(number + 1) / 2 : number / 2);

/** A length in points. */
const points = (number) => signed(number) / 100;

/** The rows of another table that belong to each row, by how many they are: an array of ranges. */
function ranges(counts) {
  let end = 0;
  return Array.from(counts, (count) => ({start: end, end: end += Math.max(count, 0)}));
}

/** What `make` makes of each row of a range. */
const rowsOf = ({start, end}, make) =>
  Array.from({length: end - start}, (_, index) => make(start + index));

const text = (number) => (number < 0 ? null : report.texts[number]);

const findings = table('findings');
const factTable = table('facts');
const factsOf = ranges(findings.facts);

/** The rows of a finding's `others`, by its row: the same fault in other locales. */
const others = new Map();
findings.parent.forEach((parent, row) => {
  if (parent < 0) return;
  if (!others.has(parent)) others.set(parent, []);
  others.get(parent).push(row);
});

const ruleName = (row) => report.rules[findings.rule[row]][0];
const localeName = (row) => report.locales[findings.locale[row]] ?? null;
const locationText = (row) =>
  `${text(findings.path[row])}:${findings.line[row]}:${findings.column[row]}`;

function message(row) {
  const end = text(findings.messageEnd[row]);
  return end === null ? text(findings.message[row])
    : `'${text(findings.key[row])}' (${localeName(row)}${end}`;
}

/** What only a finding's card shows. */
function details(row) {
  return {
    suggestion: text(findings.suggestion[row]),
    reason: text(findings.reason[row]),
    hasLayout: findings.variant[row] >= 0,
    variant: text(findings.variant[row]),
    isRightToLeft: findings.isRightToLeft[row] > 0,
    isFallback: findings.isFallback[row] > 0,
    sourceLocale: report.locales[findings.sourceLocale[row]] ?? null,
    lostCount: findings.lostCount[row],
    lost: text(findings.lost[row]),
    facts: rowsOf(factsOf[row],
      (fact) => [text(factTable.name[fact]), text(factTable.value[fact])]),
    picture: findings.picture[row],
  };
}

/** What the rules about scenes find, by their names. */
const SCENE_FAULTS = {
  overlap: 'overlaps another text', 'off-screen': 'runs out of the screen',
  unsatisfiable: 'breaks a constraint', 'row-overflow': 'lacks room in its row',
};

/** The faults of the scene around a label, by the numbers of the label and the locale. */
const sceneFaults = new Map();
for (let row = 0; row < findings.count; row++) {
  const words = SCENE_FAULTS[ruleName(row)];
  const key = `${findings.label[row]} ${findings.locale[row]}`;
  if (words) sceneFaults.set(key, [...new Set([...sceneFaults.get(key) ?? [], words])]);
}

/** The labels, worst first; what each does in a locale is found by the locale's number. */
const labels = (() => {
  const rows = table('labels');
  const cells = table('cells');
  const entry = (row, cell) => [cells.locale[cell], {
    faults: sceneFaults.get(`${row} ${cells.locale[cell]}`) ?? [],
    layouts: cells.layouts[cell],
    state: STATES[cells.state[cell]],
    isBorderline: cells.isBorderline[cell] > 0,
    isInconclusive: cells.isInconclusive[cell] > 0,
    // In percent of the room; null where everything fits with room to spare.
    use: cells.use[cell] < 0 ? null : cells.use[cell],
    room: cells.points[cell] < 0 ? null
      : {points: signed(cells.points[cell]) / 10, clusters: signed(cells.clusters[cell])},
  }];
  return ranges(rows.cells).map((range, row) => ({
    name: text(rows.name[row]), setting: text(rows.setting[row]), triage: text(rows.triage[row]),
    clears: text(rows.clears[row]), location: text(rows.location[row]),
    locales: new Map(rowsOf(range, (cell) => entry(row, cell))),
  }));
})();
