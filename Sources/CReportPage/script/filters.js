// What is shown is said by the address behind its `#`, so that a link leads to the same view.

const SORTS = {worst: 'worst first', file: 'file', label: 'label', locale: 'locale', key: 'key'};
const STATUSES = {open: 'open', accepted: 'in the baseline', ignored: 'ignored', all: 'all'};
/** Links to a label show everything: what is suppressed has no room either. */
const WHOLE = findings.status.some((status) => status > 0) ? 'all' : 'open';
const NOTHING = {
  q: '', severity: '', locale: '', rule: '', label: '', table: '', status: 'open', sort: 'worst',
};

/**
 * The severities that a view shows. Where it does not say, notes are left out, except of a rule, a
 * label or a status that is asked for.
 */
function severitiesOf(view) {
  if (view.severity) return view.severity.split(',');
  const asksForMore = view.rule || view.label || view.status !== 'open';
  return asksForMore ? SEVERITIES : SEVERITIES.filter((each) => each !== 'note');
}

/** The view that the address asks for. */
function viewOfAddress() {
  const given = new URLSearchParams(location.hash.slice(1));
  const view = {...NOTHING};
  for (const name of Object.keys(view)) view[name] = given.get(name) ?? view[name];
  if (!Object.hasOwn(SORTS, view.sort)) view.sort = 'worst';
  if (!Object.hasOwn(STATUSES, view.status)) view.status = 'open';
  return view;
}

/** The address of a view, without what is the same in all views. */
function link(view) {
  const parts = new URLSearchParams();
  for (const [name, value] of Object.entries(view)) {
    if (value && value !== NOTHING[name]) parts.set(name, value);
  }
  return `#${parts}`;
}

/** Letters without marks and case, as people search for them. */
const folded = (words) => words.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

let foldedTexts;

/** Whether each text holds a word. */
function textsWith(word) {
  foldedTexts ??= report.texts.map(folded);
  return Uint8Array.from(foldedTexts, (each) => (each.includes(word) ? 1 : 0));
}

/** A test for rows: every word of the search is somewhere in the row's texts. */
function searchTest(query) {
  const tests = folded(query).split(/\s+/).filter(Boolean).map((word) => {
    const has = textsWith(word);
    const locales = report.locales.map((each) => folded(each) === word);
    const rules = report.rules.map(([rule]) => rule.includes(word));
    const {key, table, path, text, source, message, messageEnd, locale, label, rule} = findings;
    const names = labels.map((each) => folded(each.name).includes(word));
    return (row) => has[key[row]] || has[text[row]] || has[source[row]] || has[message[row]]
      || has[messageEnd[row]] || has[table[row]] || has[path[row]] || locales[locale[row]]
      || names[label[row]] || rules[rule[row]];
  });
  return (row) => tests.every((test) => test(row));
}

const statusTests = {
  open: (status) => status === 0,
  accepted: (status) => status === 1,
  ignored: (status) => status > 1,
  all: () => true,
};

/** The number of the thing of a name; -2, which nothing has, where there is none. */
const numberOf = (names, wanted) => {
  const index = names.indexOf(wanted);
  return index < 0 ? -2 : index;
};

/** The rows of a view, in its order; a row is in it if a locale of its `others` is. */
function rowsOfView(view) {
  const {severity, locale, rule, label, table, status, parent} = findings;
  const tests = [];
  const test = (isWanted, passes) => isWanted && tests.push(passes);
  const severities = severitiesOf(view).map((each) => SEVERITIES.indexOf(each));
  const wantedRule = numberOf(report.rules.map(([each]) => each), view.rule);
  const wantedLabel = numberOf(labels.map((each) => each.name), view.label);
  const wantedTable = numberOf(report.texts, view.table);
  const wantedLocale = numberOf(report.locales, view.locale);
  const isOpen = statusTests[view.status];
  test(true, (row) => parent[row] < 0 && isOpen(status[row]));
  test(true, (row) => severities.includes(severity[row]));
  test(view.rule, (row) => rule[row] === wantedRule);
  test(view.label, (row) => label[row] === wantedLabel);
  test(view.table, (row) => table[row] === wantedTable);
  test(view.locale, (row) => locale[row] === wantedLocale
    || others.get(row)?.some((other) => locale[other] === wantedLocale));
  if (view.q.trim()) {
    const found = searchTest(view.q);
    test(true, (row) => found(row) || others.get(row)?.some(found));
  }
  const rows = [];
  for (let row = 0; row < findings.count; row++) {
    if (tests.every((passes) => passes(row))) rows.push(row);
  }
  return sorted(rows, view.sort);
}

/** The rows are the worst first already; equals stay in that order. */
function sorted(rows, sort) {
  const {path, line, column, locale, label, table, key} = findings;
  const order = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
  const texts = (a, b) => (a < 0 || b < 0 ? order(b < 0, a < 0) : order(text(a), text(b)));
  const names = (read) => (a, b) => {
    const [left, right] = [read(a), read(b)];
    return left === undefined || right === undefined
      ? order(left === undefined, right === undefined) : order(left, right);
  };
  const orders = {
    file: (a, b) => texts(path[a], path[b]) || line[a] - line[b] || column[a] - column[b],
    label: names((row) => labels[label[row]]?.name),
    locale: names((row) => report.locales[locale[row]]),
    key: (a, b) => texts(table[a], table[b]) || texts(key[a], key[b]),
  };
  return orders[sort] ? rows.sort(orders[sort]) : rows;
}

// The form

/**
 * The values of a property, each with how many open findings it chooses; those with the most come
 * first, or in the order of their names. A finding about several locales is chosen by each.
 */
function choices(values, nameOf, byName = false) {
  const counts = new Map();
  for (let row = 0; row < findings.count; row++) {
    if (findings.parent[row] >= 0) continue;
    const rows = values === findings.locale ? [row, ...others.get(row) ?? []] : [row];
    for (const value of new Set(rows.map((each) => values[each]))) {
      if (value < 0) continue;
      counts.set(value, (counts.get(value) ?? 0) + (findings.status[row] === 0 ? 1 : 0));
    }
  }
  return [...counts]
    .map(([value, count]) => [nameOf(value), count])
    .sort(([a, m], [b, n]) => (byName ? 0 : n - m) || (a < b ? -1 : 1))
    .map(([each, count]) =>
      [each, visible(each) + (count > 0 ? ` (${number.format(count)})` : '')]);
}

const select = (property, title, all, options) => h('label', {class: 'field'}, title,
  h('select', {name: property},
    all && h('option', {value: ''}, all),
    options.map(([value, words]) => h('option', {value}, words))));

/** The bar above the findings. */
function filterBar() {
  const counts = SEVERITIES.map((_, severity) => {
    let count = 0;
    for (let row = 0; row < findings.count; row++) {
      if (findings.severity[row] === severity && findings.parent[row] < 0
        && findings.status[row] === 0) count++;
    }
    return count;
  });
  const suppressed = Object.keys(STATUSES).slice(1, 3)
    .filter((status) => findings.status.some((each) => statusTests[status](each)));
  const label = (number) => labels[number].name;
  return h('form', {class: 'filters', role: 'search', 'aria-label': 'Findings'},
    h('div', {class: 'first'},
      h('input', {
        type: 'search', name: 'q', placeholder: 'Search keys, texts, messages',
        'aria-label': 'Search keys, texts and messages', autocomplete: 'off', spellcheck: 'false',
      }),
      h('kbd', {'aria-hidden': 'true'}, '/'),
      h('output', {'aria-live': 'polite'}),
      h('button', {type: 'reset', hidden: true}, 'Reset'),
      select('sort', 'Sort', null, Object.entries(SORTS))),
    h('details', {class: 'choices'}, h('summary', {}, 'Filter'),
      h('div', {class: 'fields'},
        h('fieldset', {}, h('legend', {class: 'offscreen'}, 'Severity'),
          SEVERITIES.map((severity, index) => findings.severity.includes(index) && h('label', {
            class: `chip ${severity}`,
          }, h('input', {type: 'checkbox', name: 'severity', value: severity}),
            counted(counts[index], severity)))),
        select('locale', 'Locale', 'all', choices(findings.locale, (n) => report.locales[n], true)),
        select('rule', 'Rule', 'all', choices(findings.rule, (n) => report.rules[n][0])),
        select('label', 'Label', 'all', choices(findings.label, label)),
        select('table', 'Table', 'all', choices(findings.table, text)),
        suppressed.length > 0 && select('status', 'Status', null, Object.entries(STATUSES)
          .filter(([status]) => !['accepted', 'ignored'].includes(status)
            || suppressed.includes(status))))));
}

/** The view that the form shows; `last` is the view before. */
function viewOfForm(form, last) {
  const data = new FormData(form);
  const boxes = [...form.querySelectorAll('[name=severity]')];
  const checked = boxes.filter((box) => box.checked).map((box) => box.value);
  const view = {...NOTHING};
  for (const name of Object.keys(view)) view[name] = data.get(name) ?? NOTHING[name];
  // Said only where somebody chose; not where none is left: an empty page is no help.
  const isChosen = boxes.some((box) => box.checked !== severitiesOf(last).includes(box.value));
  view.severity = isChosen ? checked.join(',') : last.severity;
  return view;
}

function showInForm(form, view) {
  for (const name of Object.keys(NOTHING)) {
    const field = form.elements[name];
    if (name === 'severity' || !field || document.activeElement === field && name === 'q') continue;
    // A name that no finding has may still be asked for: a label where everything fits.
    if (field.options && ![...field.options].some((each) => each.value === view[name])) {
      field.append(h('option', {value: view[name]}, `${visible(view[name])} (0)`));
    }
    field.value = view[name];
  }
  const wanted = severitiesOf(view);
  for (const box of form.querySelectorAll('[name=severity]')) {
    box.checked = wanted.includes(box.value);
  }
}
