// The entry of a finding: a card where there is a layout to show, a few lines where there is none.

const badge = (row) => h('span', {
  class: 'badge', title: report.rules[findings.rule[row]][1],
}, ruleName(row));

const tag = (locale) => locale && h('span', {class: 'tag', title: languageName(locale)}, locale);

function locationLine(row) {
  return h('p', {class: 'location'}, code(locationText(row)), copyButton(locationText(row)));
}

function help(row, detail) {
  return [
    h('p', {class: 'message'}, name(message(row))),
    detail.suggestion && h('p', {class: 'help'}, name(detail.suggestion)),
    detail.reason && h('p', {class: 'reason'}, name(detail.reason)),
  ];
}

/** The translation and the text that it was made from. */
function texts(row, detail) {
  const own = text(findings.text[row]);
  const source = text(findings.source[row]);
  const locale = detail.isFallback ? detail.sourceLocale : localeName(row);
  return h('dl', {class: 'texts'},
    h('div', {}, h('dt', {}, tag(locale)), h('dd', {}, phrase(own, locale, detail.isRightToLeft))),
    source !== null && detail.sourceLocale && !detail.isFallback && h('div', {class: 'source'},
      h('dt', {}, tag(detail.sourceLocale)),
      h('dd', {}, h('bdi', {lang: detail.sourceLocale, dir: 'auto'}, visible(source)))));
}

function facts(row, detail) {
  const lost = detail.lostCount > 0 && h('div', {}, h('dt', {}, 'lost'), h('dd', {},
    `${counted(detail.lostCount, 'character')}: `,
    phrase(detail.lost, localeName(row), detail.isRightToLeft)));
  return h('dl', {class: 'facts'}, lost, detail.facts.map(([term, value]) =>
    h('div', {}, h('dt', {}, term), h('dd', {}, name(value)))));
}

/** What a finding's card is about, for those who hear it. */
const labelName = (row) => labels[findings.label[row]]?.name ?? '';

/** The picture, or why there is none. */
function look(row, detail) {
  if (detail.picture >= 0) {
    return picture(
      detail.picture, `${labelName(row)} (${localeName(row)}): ${text(findings.text[row])}`);
  }
  return report.undrawn > 0 && h('p', {class: 'quiet'},
    'No picture: only the worst findings of a long report are drawn.');
}

/** The same fault in other locales: each is shown when it is asked for, or looked for. */
function otherLocales(row, wanted) {
  const rows = others.get(row);
  if (!rows) return null;
  const box = h('div', {class: 'others'});
  const buttons = rows.map((other) => h('button', {
    type: 'button', class: 'tag', 'aria-expanded': 'false',
    title: languageName(localeName(other)), click: (event) => {
      const button = event.currentTarget;
      const isOpen = button.getAttribute('aria-expanded') === 'true';
      for (const each of buttons) each.setAttribute('aria-expanded', 'false');
      box.replaceChildren();
      if (isOpen) return;
      button.setAttribute('aria-expanded', 'true');
      const detail = details(other);
      box.append(
        h('div', {class: 'look'}, look(other, detail) || '', texts(other, detail)),
        h('div', {class: 'words'}, help(other, detail), facts(other, detail), locationLine(other)),
        regionPair(other, labelName(other)) ?? '');
    },
  }, localeName(other)));
  if (localeName(row) !== wanted) {
    buttons[rows.findIndex((other) => localeName(other) === wanted)]?.click();
  }
  return h('div', {class: 'also'},
    h('p', {}, `The same in ${counted(rows.length, 'other locale')}: `, buttons), box);
}

/**
 * The entry of a finding; `position` of `total` is for those who hear the list, and `locale` is the
 * one that is looked for.
 */
function card(row, position, total, locale) {
  const detail = details(row);
  const severity = SEVERITIES[findings.severity[row]];
  const {hasLayout} = detail;
  const screens = regionPair(row, labelName(row));
  const key = text(findings.key[row]);
  const entry = h('article', {
    class: `${hasLayout || screens ? 'card' : 'plain'} ${severity}`, tabindex: 0, 'data-row': row,
    'aria-posinset': position, 'aria-setsize': total,
    'aria-label': `${severity}: ${message(row)}`,
  });
  if (!hasLayout && !screens) {
    entry.append(h('div', {class: 'title'}, badge(row), tag(localeName(row))),
      h('div', {class: 'words'}, help(row, detail).filter(Boolean)), locationLine(row));
    return entry;
  }
  entry.append(
    h('header', {class: 'title'}, badge(row), tag(localeName(row)),
      key !== null && h('h3', {}, code(key)),
      detail.variant && h('span', {class: 'quiet'}, name(detail.variant))));
  const words = h('div', {class: hasLayout ? 'words' : 'words wide'}, help(row, detail).filter(Boolean));
  if (hasLayout) {
    entry.append(h('div', {class: 'look'}, look(row, detail) || '', texts(row, detail)), words);
    words.append(facts(row, detail));
  } else {
    entry.append(words);
  }
  words.append(locationLine(row));
  if (screens) entry.append(screens);
  const also = otherLocales(row, locale);
  if (also) entry.append(also);
  return entry;
}
