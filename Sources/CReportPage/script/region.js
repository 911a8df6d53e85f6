// Draws the part of a screen around a label from the rows of its region (RegionTables.swift), in points.

/** CSS pixels in a point, where there is room for it. */
const REGION_SCALE = 1.4;
/** By their numbers. */
const KINDS = ['label', 'button', 'field', 'image', 'toggle', 'other'];

const regions = table('regions');
const regionItems = table('regionItems');
const regionMarks = table('regionMarks');

const itemsOf = ranges(regions.items);
const marksOf = ranges(regions.marks);

const readRegion = (row) => ({
  locale: report.locales[regions.locale[row]],
  variant: text(regions.variant[row]),
  window: rectOf(regions.window[row]),
  surface: rectOf(regions.surface[row]),
  screenWidth: regions.screenWidth[row] < 0 ? null : points(regions.screenWidth[row]),
  items: rowsOf(itemsOf[row], (item) => ({
    rect: rectOf(regionItems.rect[item]),
    kind: KINDS[regionItems.kind[item]],
    picture: regionItems.picture[item],
    text: text(regionItems.text[item]),
    isSubject: regionItems.isSubject[item] > 0,
    isAtFault: regionItems.isAtFault[item] > 0,
  })),
  marks: rowsOf(marksOf[row], (mark) => rectOf(regionMarks.rect[mark])),
});

/** What a view without a text looks like, inside of its frame. */
function shape({kind, rect: {x, y, width, height}}) {
  const middle = y + height / 2;
  switch (kind) {
    case 'image': return svg('path', {
      class: 'sign', d: `M${x} ${y + height}l${width * 0.35} ${-height * 0.5}l${width * 0.25} ${height * 0.3}`
        + `l${width * 0.15} ${-height * 0.2}l${width * 0.25} ${height * 0.4}`,
    });
    case 'toggle': return svg('circle', {
      class: 'sign', cx: x + width - height / 2, cy: middle, r: Math.max(height / 2 - 3, 1),
    });
    default: return null;
  }
}

/** A view: its frame, and its text as the app shows it. */
function regionItem(item) {
  const {rect} = item;
  const style = ['view', item.kind, item.isSubject && 'subject', item.isAtFault && 'fault'];
  const radius = {button: 6, field: 6, toggle: rect.height / 2}[item.kind] ?? 2;
  const frame = box(rect, style.filter(Boolean).join(' '));
  frame.setAttribute('rx', Math.min(radius, rect.height / 2));
  const scene = item.picture < 0 ? null : readScene(item.picture);
  return svg('g', {class: item.isSubject ? 'own' : 'near'}, frame, !scene && shape(item),
    scene && svg('g', {transform: `translate(${rect.x} ${rect.y})`},
      scene.grounds.map((ground) => inked(box(ground, 'ink'), ground.color)),
      colored(scene.color, scene.lines.flatMap((line) => shown(line, scene)), scene.isDimmed)));
}

/** The edges of the screen, and what lies outside of them behind a veil. */
function screenEdges({screenWidth, surface}, {x, y, width, height}) {
  if (screenWidth === null) return null;
  const sides = [[x, Math.min(0, x + width)], [Math.max(screenWidth, x), x + width]];
  const top = Math.max(y, surface.y);
  const bottom = Math.min(y + height, surface.y + surface.height);
  return [
    sides.filter(([left, right]) => right > left).map(([left, right]) =>
      box({x: left, y, width: right - left, height}, 'veil')),
    [0, screenWidth].map((edge) =>
      svg('path', {class: 'screen', d: `M${edge} ${top}V${Math.max(top, bottom)}`})),
  ].flat();
}

/** Whether views go on beyond the upper and the lower edge of a picture. */
function cutEdges({items}, {y, height}) {
  const cuts = (edge) => items.some(({rect}) => rect.y < edge - 1 && rect.y + rect.height > edge + 1);
  return [cuts(y) && 'on-top', cuts(y + height) && 'on-bottom'].filter(Boolean).join(' ') || null;
}

/** What the picture shows, for those who do not see it. */
function regionWords(region, title) {
  const texts = region.items.filter((item) => item.text && !item.isSubject)
    .map((item) => `‘${visible(item.text)}’`);
  const own = region.items.find((item) => item.isSubject)?.text;
  return [`${title} on the screen in ${region.locale}`, own && `: ‘${visible(own)}’`,
    texts.length > 0 && ` beside ${texts.join(', ')}`].filter(Boolean).join('');
}

/** The size and the screen; a screen may be named by its width. */
function conditions({variant, screenWidth}) {
  if (screenWidth === null) return variant;
  const parts = variant.split(', ').filter((part) => part && part !== `${screenWidth}`);
  return [...parts, `${number.format(screenWidth)} pt wide`].join(', ');
}

function regionFigure(region, across, title, words) {
  const window = {...region.window, ...across};
  const image = svg('svg', {
    role: 'img', 'aria-label': regionWords(region, title), class: cutEdges(region, window),
    viewBox: `${window.x} ${window.y} ${window.width} ${window.height}`,
    width: window.width * REGION_SCALE, height: window.height * REGION_SCALE,
  },
  box(region.surface, 'surface'),
  region.items.filter((item) => !item.isSubject).map(regionItem),
  screenEdges(region, window),
  // Below the text that they are about.
  region.marks.map((mark) => box(mark, 'mark')),
  region.items.filter((item) => item.isSubject).map(regionItem));
  return h('figure', {}, image, h('figcaption', {},
    tag(region.locale), h('span', {}, words), h('span', {class: 'quiet'}, name(conditions(region)))));
}

/** The screen around a finding's label, with the source's texts beside the translation's. */
function regionPair(row, title) {
  if (findings.region[row] < 0) return null;
  const own = readRegion(findings.region[row]);
  const source = findings.sourceRegion[row] < 0 ? null : readRegion(findings.sourceRegion[row]);
  const windows = [own, source].filter(Boolean).map((region) => region.window);
  const x = Math.min(...windows.map((window) => window.x));
  const across = {x, width: Math.max(...windows.map((window) => window.x + window.width)) - x};
  return h('div', {class: 'regions'},
    source && regionFigure(source, across, title, 'source'),
    regionFigure(own, across, title, languageName(own.locale)));
}
