// Puts the page together, and answers to the address, the form and the keyboard.

/** How many findings are printed. */
const MOST_PRINTED = 500;

const main = document.getElementById('main');
const bar = filterBar();
const empty = h('div', {class: 'empty', hidden: true},
  h('p'), h('button', {type: 'button', click: () => showAll()}));
const unprinted = h('p', {class: 'unprinted'});
const asides = h('p', {class: 'asides quiet'});

let view = viewOfAddress();
/** The headings of the list; an item of it is a row, or `~` and the number of a heading. */
let sections = [];
/** How many findings the list has, and where each stands among them. */
let positions = new Map();

const items = new List(
  (item) => typeof item === 'string' ? sections[Number(item.split('~')[1])].make()
    : card(item, positions.get(item), positions.size, view.locale),
  (item) => typeof item === 'string' ? 120 : (findings.text[item] < 0 ? 62 : 270) + (findings.region[item] < 0 ? 0 : 190));

/** What a row stands below in the view's order; nothing where the order needs no headings. */
function sectionOf(row) {
  switch (view.sort) {
    case 'file': return `path ${findings.path[row]}`;
    case 'locale': return `locale ${findings.locale[row]}`;
    case 'key': return null;
    default:
      return findings.label[row] >= 0
        ? `label ${findings.label[row]}` : `rule ${findings.rule[row]}`;
  }
}

function heading(section, rows) {
  const counts = countWords(SEVERITIES.map((_, index) =>
    rows.reduce((sum, row) => sum + (findings.severity[row] === index), 0)));
  const [kind, which] = section.split(' ');
  switch (kind) {
    case 'label': return labelSection(Number(which), counts, report.locales.indexOf(view.locale));
    case 'rule': return plainSection(name(report.rules[which][0]), report.rules[which][1], counts);
    case 'path': return plainSection(code(text(which)), null, counts);
    default: return which < 0 ? plainSection('All locales', null, counts)
      : plainSection(name(report.locales[which]), languageName(report.locales[which]), counts);
  }
}

/** The rows with a heading above each group of them. */
function withHeadings(rows) {
  sections = [];
  const result = [];
  let last = null;
  for (const row of rows) {
    const section = sectionOf(row);
    if (section !== null && section !== last?.section) {
      const own = {section, rows: []};
      own.make = () => heading(own.section, own.rows);
      last = own;
      // Named by what it says, so that its height is known when it comes again.
      result.push(`${section}~${sections.length}`);
      sections.push(own);
    }
    last?.rows.push(row);
    result.push(row);
  }
  // A label that is asked for is shown, even where it has no finding.
  const label = view.label ? labels.findIndex((each) => each.name === view.label) : -1;
  if (!rows.length && label >= 0) {
    sections.push({make: () => labelSection(
      label, 'no findings', report.locales.indexOf(view.locale))});
    result.push(`label ${label}~0`);
  }
  return result;
}

/** How many findings have a status, whatever else they are. */
const countOf = (status) => findings.status.reduce((sum, each, row) =>
  sum + (findings.parent[row] < 0 && statusTests[status](each)), 0);

function apply() {
  const rows = rowsOfView(view);
  positions = new Map(rows.map((row, index) => [row, index + 1]));
  showInForm(bar, view);
  const total = countOf(view.status);
  bar.querySelector('output').textContent = rows.length === total
    ? counted(total, 'finding') : `${number.format(rows.length)} of ${counted(total, 'finding')}`;
  bar.querySelector('[type=reset]').hidden = link(view) === '#';
  const shown = withHeadings(rows);
  empty.hidden = rows.length > 0 || total === 0 && link(view) === '#';
  const notes = link(view) === '#' && total;
  empty.querySelector('p').textContent = notes
    ? `No errors, no warnings; ${counted(notes, 'note')}.` : 'No findings match.';
  empty.querySelector('button').textContent = notes ? 'Show notes' : 'Show all';
  items.show(shown);
}

/** Shows another view, and says so in the address. */
function go(next, isTyping = false) {
  const address = link(next);
  if (address === link(view)) return;
  // Each letter of a search is no step to go back to.
  if (isTyping) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  view = next;
  apply();
  if (items.top < 0) jump();
}

function reset() {
  bar.elements.q.value = '';
  go({...NOTHING});
}

function showAll() {
  bar.elements.q.value = '';
  go({...NOTHING, severity: SEVERITIES.join(',')});
}

/** Scrolls to the findings. */
function jump() { bar.scrollIntoView({block: 'start'}); }

const sticky = () =>
  (getComputedStyle(bar).position === 'sticky' ? bar.getBoundingClientRect().height : 0) + 8;

/** Goes to the next finding or the one before, from that with the focus or the first in view. */
function step(by) {
  const focused = document.activeElement?.closest('[data-row]')?.dataset.row;
  let index = focused === undefined ? -1 : items.items.indexOf(Number(focused));
  if (index < 0) index = items.indexAt(Math.max(-items.top + sticky(), 0)) - (by > 0 ? 1 : 0);
  do index += by; while (typeof items.items[index] === 'string');
  if (index < 0 || index >= items.items.length) return;
  items.reveal(index, sticky())?.focus({preventScroll: true});
}

function build() {
  main.replaceChildren();
  const table = matrix();
  const undrawn = report.undrawn > 0 && h('p', {class: 'quiet'},
    `The worst findings have a picture; ${counted(report.undrawn, 'other')} are listed without.`);
  const leftOut = report.leftOut > 0 && h('p', {class: 'quiet'},
    `These are the worst; ${counted(report.leftOut, 'other')} are left out (--all-findings).`);
  const notes = findings.severity.reduce((sum, each, row) =>
    sum + (SEVERITIES[each] === 'note' && findings.parent[row] < 0 && findings.status[row] === 0), 0);
  if (notes > 0) {
    asides.append(h('a', {href: link({severity: SEVERITIES.join(',')}), 'data-jump': true},
      `${counted(notes, 'note')} ${notes === 1 ? 'is' : 'are'} listed only where asked for`), ' ');
  }
  for (const [status, words] of Object.entries(
    {accepted: 'accepted by the baseline', ignored: 'ignored'})) {
    const total = countOf(status);
    if (total > 0) {
      asides.append(h('a', {href: link({status}), 'data-jump': true},
        `${counted(total, 'finding')} ${words}`), ' ');
    }
  }
  main.append(...[table, h('section', {class: 'findings', 'aria-labelledby': 'findings'},
    h('h2', {id: 'findings'}, 'Findings'), leftOut, undrawn, labelList(), asides, bar, unprinted, items.element,
    empty)]
    .filter(Boolean));
  if (findings.count === 0) {
    bar.hidden = true;
    items.element.replaceWith(h('p', {class: 'quiet'}, 'No findings.'));
  }
}

build();
// Room enough for the choices: they stand open. A narrow screen folds them.
bar.querySelector('details').open = innerWidth > 736;
apply();
if (location.hash.length > 1) jump();

let wait;
bar.addEventListener('input', (event) => {
  clearTimeout(wait);
  const isTyping = event.target.name === 'q';
  wait = setTimeout(() => go(viewOfForm(bar, view), isTyping), isTyping ? 120 : 0);
});
bar.addEventListener('submit', (event) => event.preventDefault());
bar.addEventListener('reset', (event) => {
  event.preventDefault();
  reset();
});

// An element that is linked to from the page is gone to; `hashchange` follows.
let isJump = false;
document.addEventListener('click', (event) => {
  const target = event.target.closest('a[data-jump]');
  isJump = Boolean(target);
  if (target && target.hash === location.hash) jump();
});
addEventListener('popstate', () => {
  view = viewOfAddress();
  apply();
  if (isJump) jump();
  isJump = false;
});

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const isTyping = event.target.matches('input[type=search], select, textarea');
  if (event.key === 'Escape' && isTyping) event.target.blur();
  if (isTyping) return;
  if (event.key === '/') {
    event.preventDefault();
    bar.elements.q.focus();
    bar.elements.q.select();
  } else if (event.key === 'j' || event.key === 'k') {
    event.preventDefault();
    step(event.key === 'j' ? 1 : -1);
  }
});

/** The whole page is printed as a summary; a view that somebody has chosen with its findings. */
addEventListener('beforeprint', () => {
  if (link(view) === '#' && main.querySelector('.jump')) {
    document.body.classList.add('summary');
    main.querySelector('.jump').open = true;
    unprinted.textContent = 'This is a summary of the worst labels and locales: choose one, or a rule, to print its findings.';
    return;
  }
  main.querySelector('.matrix .more')?.click();
  const left = items.showWhole(MOST_PRINTED);
  unprinted.textContent = left > 0
    ? `Printed are the first ${number.format(MOST_PRINTED)} entries; filter for the others.` : '';
});
addEventListener('afterprint', () => {
  document.body.classList.remove('summary');
  items.showPart();
});
