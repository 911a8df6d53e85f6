// The labels with errors or warnings, to go to; on paper a summary of the worst.

/** How many labels are listed at first, and printed. */
const FIRST_LABELS = 20;

/** How many errors and warnings each label has, by its number; the worst label comes first. */
function faultyLabels() {
  const faulty = new Map();
  const note = SEVERITIES.indexOf('note');
  for (let row = 0; row < findings.count; row++) {
    const [label, severity] = [findings.label[row], findings.severity[row]];
    if (label < 0 || severity === note || findings.parent[row] >= 0 || findings.status[row] > 0) continue;
    if (!faulty.has(label)) faulty.set(label, SEVERITIES.map(() => 0));
    faulty.get(label)[severity] += 1;
  }
  return [...faulty];
}

/** `3 errors, 1 warning`. */
const countWords = (counts) => SEVERITIES.map((severity, index) => [severity, counts[index]])
  .filter(([, count]) => count > 0).map(([severity, count]) => counted(count, severity)).join(', ');

/** The list; null where one label or none is at fault. */
function labelList() {
  const faulty = faultyLabels();
  if (faulty.length < 2) return null;
  const item = ([index, counts]) => h('li', {},
    h('a', {href: link({label: labels[index].name, status: WHOLE}), 'data-jump': true}, name(labels[index].name)),
    h('span', {class: 'counts'}, countWords(counts)),
    labels[index].triage && h('span', {class: 'why'}, labels[index].triage));
  const list = h('ol', {}, faulty.slice(0, FIRST_LABELS).map(item));
  const more = faulty.length > FIRST_LABELS && h('button', {
    type: 'button', class: 'more', click: () => {
      list.append(...faulty.slice(FIRST_LABELS).map(item));
      more.remove();
    },
  }, `Show all ${number.format(faulty.length)} labels`);
  return h('details', {class: 'jump'},
    h('summary', {}, `${counted(faulty.length, 'label')} with errors or warnings`), list, more);
}
