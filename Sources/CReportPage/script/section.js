// The heading above the findings of one label, rule, file or locale.

const SIGNS = {fits: '', tightened: 'tightened', shrunk: 'shrunk', loses: 'cut off'};

/** What is at fault with the place of a label, and the room that it has. */
function roomWords(entry) {
  if (entry.faults.length && entry.use === null) return entry.faults.join(', ');
  return [roomLeft(entry), ...entry.faults].join(', ');
}

/** `14.3 pt too long, 2 characters`, or about what is left. */
function roomLeft(entry) {
  if (entry.use === null) return 'fits with room to spare';
  if (!entry.room) return `uses ${entry.use} %`;
  const {points, clusters} = entry.room;
  const count = clusters ? counted(Math.abs(clusters), 'character') : '';
  return points < 0
    ? `${number.format(-points)} pt too long${count && `, ${count}`}`
    : `${number.format(points)} pt left${count && `, about ${count}`}`;
}

/** How a cell of the matrix, and a locale of a label, looks. */
function cellStyle(entry) {
  if (entry.state === 'loses') return entry.use > 130 ? 'loses far' : 'loses';
  if (entry.faults.length) return 'misplaced';
  if (entry.isInconclusive) return 'inconclusive';
  if (entry.state === 'shrunk' || entry.state === 'tightened') return entry.state;
  return entry.use !== null && entry.use >= 90 ? 'crowded' : 'fits';
}

/** The room left in each locale, the least first. */
function roomList(index, locale) {
  const label = labels[index];
  const entries = [...label.locales].filter(([each]) => locale < 0 || each === locale)
    .sort(([, a], [, b]) => (b.use ?? 0) - (a.use ?? 0));
  if (!entries.length) return null;
  const items = h('ul', {class: 'room'}, entries.map(([each, entry]) => h('li', {},
    h('a', {
      class: `tag ${cellStyle(entry)}`, title: languageName(report.locales[each]),
      href: link({label: label.name, locale: report.locales[each], status: WHOLE}), 'data-jump': true,
    }, report.locales[each]),
    h('span', {}, roomWords(entry), entry.isInconclusive && ', inconclusive'))));
  if (entries.length === 1) return items;
  return h('details', {class: 'rooms'},
    h('summary', {}, `Room in ${counted(entries.length, 'locale')}, over all lines`), items);
}

function labelSection(index, counts, locale) {
  const label = labels[index];
  const [cause, ...rest] = (label.triage ?? '').split(':');
  return h('header', {class: 'section'},
    h('h2', {}, name(label.name), h('span', {class: 'counts'}, counts)),
    label.triage && h('p', {class: 'triage'}, h('strong', {}, cause), ':', rest.join(':'),
      label.clears && h('span', {class: 'help'}, label.clears)),
    label.setting && h('p', {class: 'quiet'}, label.setting,
      label.location && [' · ', code(label.location)]),
    roomList(index, locale));
}

function plainSection(title, words, counts) {
  return h('header', {class: 'section'},
    h('h2', {}, title, h('span', {class: 'counts'}, counts)),
    words && h('p', {class: 'quiet'}, words));
}
