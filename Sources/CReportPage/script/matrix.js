// Labels by locales, coloured by the worst use of room: the worst of both come first.

/** How many rows are shown at first: hundreds would push the findings far down. */
const FIRST_ROWS = 12;

/** How bad a cell is: text that is cut off, then the share of the room. */
const weight = (entry) =>
  (entry.state === 'loses' ? 1000 : 0) + (entry.faults.length ? 800 : 0) + (entry.isInconclusive ? 500 : 0)
  + Math.min(entry.use ?? 0, 400);

const worst = (entries) => entries.reduce((most, entry) => Math.max(most, weight(entry)), 0);
const sum = (entries) => entries.reduce((total, entry) => total + weight(entry), 0);

/** Numbers of labels or locales, those with the worst entries first. */
function worstFirst(entriesByNumber) {
  return [...entriesByNumber]
    .map(([each, entries]) => ({each, worst: worst(entries), sum: sum(entries)}))
    .sort((a, b) => b.sum - a.sum || b.worst - a.worst || a.each - b.each)
    .map(({each}) => each);
}

function cellWords(label, locale, entry) {
  const words = [`${label.name}, ${report.locales[locale]}: ${roomWords(entry)}`];
  if (SIGNS[entry.state]) words.push(SIGNS[entry.state]);
  if (entry.isInconclusive) words.push('inconclusive');
  if (entry.isBorderline) words.push('borderline');
  words.push(counted(entry.layouts, 'layout'));
  return words.join(', ');
}

const cellText = (entry) => {
  const share = entry.use ?? (entry.faults.length ? '!' : '');
  return `${share}${entry.isInconclusive ? '?' : ''}` || '·';
};

function cell(label, locale) {
  const entry = label.locales.get(locale);
  if (!entry) return h('td', {class: 'none'});
  const words = cellWords(label, locale, entry);
  const style = cellStyle(entry) + (entry.isBorderline ? ' borderline' : '');
  return h('td', {}, h('a', {
    class: style, tabindex: -1, title: words, 'aria-label': words, 'data-jump': true,
    href: link({label: label.name, locale: report.locales[locale], status: WHOLE}),
  }, cellText(entry)));
}

function matrixRow(label, locales) {
  return h('tr', {},
    h('th', {scope: 'row'}, h('a', {
      tabindex: -1, href: link({label: label.name, status: WHOLE}), 'data-jump': true, title: label.triage ?? '',
    }, name(label.name))),
    locales.map((locale) => cell(label, locale)));
}

const LEGEND = [
  ['loses far', 'cut off, over 130 %'], ['loses', 'cut off'], ['misplaced', 'at fault on its screen'],
  ['shrunk', 'shrunk or tightened'], ['crowded', 'fits, 90 % or more'], ['fits', 'fits'],
  ['borderline', 'borderline'], ['inconclusive', 'inconclusive'],
];

/** The arrow keys move from cell to cell, so that the Tab key passes all of them at once. */
function moveByArrows(table) {
  table.querySelector('a')?.setAttribute('tabindex', 0);
  table.addEventListener('keydown', (event) => {
    const [across, down] = {
      ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
    }[event.key] ?? [0, 0];
    const from = event.target.closest('td,th');
    if (!from || (!across && !down)) return;
    event.preventDefault();
    let [row, column] = [from.parentElement.rowIndex, from.cellIndex];
    for (;;) {
      row += down;
      column += across;
      const next = table.rows[row]?.cells[column];
      if (!next) return;
      const target = next.querySelector('a');
      if (!target) continue;
      table.querySelector('a[tabindex="0"]')?.setAttribute('tabindex', -1);
      target.setAttribute('tabindex', 0);
      target.focus();
      return;
    }
  });
}

/** The matrix; null where there are no labels. */
function matrix() {
  const byLocale = new Map();
  const shown = labels.filter((label) => label.locales.size > 0);
  for (const label of shown) {
    for (const [locale, entry] of label.locales) {
      if (!byLocale.has(locale)) byLocale.set(locale, []);
      byLocale.get(locale).push(entry);
    }
  }
  if (!shown.length) return null;
  const locales = worstFirst(byLocale);
  const byLabel = new Map(shown.map((label, index) => [index, [...label.locales.values()]]));
  const order = worstFirst(byLabel);
  const body = h('tbody', {});
  const append = (rows) => body.append(...rows.map((index) => matrixRow(shown[index], locales)));
  append(order.slice(0, FIRST_ROWS));
  const table = h('table', {'aria-label': 'Use of room by label and locale, in percent'},
    h('thead', {}, h('tr', {}, h('td', {}), locales.map((locale) => h('th', {scope: 'col'}, h('a', {
      tabindex: -1, href: link({locale: report.locales[locale]}), 'data-jump': true,
      title: languageName(report.locales[locale]),
    }, report.locales[locale]))))),
    body);
  // Columns of one width each, whatever their names.
  table.style.minWidth = `${18 + 3.1 * locales.length}rem`;
  moveByArrows(table);
  const more = order.length > FIRST_ROWS && h('button', {
    type: 'button', class: 'more', click: () => {
      append(order.slice(FIRST_ROWS));
      more.remove();
    },
  }, `Show all ${number.format(order.length)} labels`);
  return h('section', {class: 'matrix', 'aria-labelledby': 'matrix'},
    h('h2', {id: 'matrix'}, 'Room by label and locale'),
    h('p', {class: 'legend'}, h('span', {}, 'worst text, in % of the room:'),
      LEGEND.filter(([style]) => table.querySelector(`a.${style.replace(' ', '.')}`))
        .map(([style, words]) => h('span', {class: `key ${style}`}, words))),
    h('div', {class: 'scroll', role: 'region', 'aria-label': 'Labels by locale'}, table), more);
}
