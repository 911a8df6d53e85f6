// Draws a label from the numbers of its scene (PackedScene.swift), in points.

/** CSS pixels in a point, where there is room for it. */
const SCALE = 2;

const steps = (() => {
  const numbers = new Numbers(report.steps);
  const [glyph, across, down] = [[], [], []];
  while (numbers.place < report.steps.length) {
    glyph.push(numbers.next());
    across.push(numbers.signed());
    down.push(numbers.signed());
  }
  return {glyph, across, down};
})();

const readList = (numbers, read) => Array.from({length: numbers.next()}, () => read(numbers));

const readRect = (numbers) => ({
  x: numbers.points(), y: numbers.points(), width: numbers.points(), height: numbers.points(),
});

/** Glyphs of one size, kind and colour: one path, in thousandths of their size. */
function readRun(numbers) {
  const kind = numbers.next();
  const color = kind & 4 ? text(numbers.next()) : null;
  const run = {kind: kind & 3, color, size: numbers.next() / 1000, path: '', texts: []};
  let [x, y] = [0, 0];
  for (let count = numbers.next(); count > 0; count--) {
    if (run.kind === 2) {
      const cluster = text(numbers.next());
      x += numbers.signed();
      y += numbers.signed();
      run.texts.push({cluster, x: x * run.size / 1000, y: y * run.size / 1000});
    } else {
      const step = numbers.next();
      x += steps.across[step];
      y += steps.down[step];
      run.path += `M${x} ${y}${report.glyphs[steps.glyph[step]]}`;
    }
  }
  return run;
}

const readGlyphs = (numbers) => ({
  x: numbers.points(), baseline: numbers.points(), runs: readList(numbers, readRun),
});

function readScene(numbers) {
  const scene = {window: readRect(numbers), frame: readRect(numbers)};
  const flags = numbers.next();
  scene.isCutLeft = (flags & 1) > 0;
  scene.isCutRight = (flags & 2) > 0;
  scene.isDimmed = (flags & 4) > 0;
  if (flags & 8) scene.color = text(numbers.next());
  if (flags & 16) {
    scene.shadow = {color: text(numbers.next()), x: numbers.points(), y: numbers.points()};
  }
  if (flags & 32) scene.mirrored = readRect(numbers);
  // A label without insets is all room.
  scene.hasInsets = (flags & 64) > 0;
  scene.room = scene.hasInsets ? readRect(numbers) : scene.frame;
  scene.grounds = readList(numbers, () => ({...readRect(numbers), color: text(numbers.next())}));
  scene.hatched = readList(numbers, readRect);
  scene.lines = readList(numbers, () => {
    const rect = readRect(numbers);
    const cut = numbers.next();
    return {rect, isClipped: (cut & 1) > 0, isInkClipped: (cut & 2) > 0, ...readGlyphs(numbers)};
  });
  scene.lost = readList(numbers, readGlyphs);
  scene.isPart = numbers.next() > 0;
  return scene;
}

/** An element with a colour of its own, where there is one. */
function inked(element, color) {
  if (color) element.style.setProperty('--ink', color);
  return element;
}

const box = (rect, style) => svg('rect', {
  class: style, x: rect.x, y: rect.y, width: rect.width, height: rect.height,
});

/** The glyphs of a line; what stands at the ellipsis's place has a colour of its own. */
const glyphs = (line, style, shadow) => line.runs.flatMap((run) => {
  const ink = run.kind === 1 && style === 'ink' ? 'dots' : style;
  const [x, y] = [line.x + (shadow?.x ?? 0), line.baseline + (shadow?.y ?? 0)];
  // A shadow has one colour.
  const own = (element) => inked(element, shadow ? null : run.color);
  if (run.kind === 2) {
    return run.texts.map((part) => own(svg('text', {
      class: ink, x: x + part.x, y: y + part.y, 'font-size': run.size,
    }, part.cluster)));
  }
  return own(svg('path', {
    class: ink, d: run.path, transform: `translate(${x} ${y})scale(${run.size / 1000})`,
  }));
});

/** The line's typographic bounds and its baseline, as far as the label shows them. */
function ground(line, room) {
  const left = line.isClipped ? Math.max(line.rect.x, room.x) : line.rect.x;
  const right = line.rect.x + line.rect.width;
  const end = line.isClipped ? Math.min(right, room.x + room.width) : right;
  const width = Math.max(end - left, 0);
  return [
    line.isClipped && box(line.rect, 'out'),
    box({...line.rect, x: left, width}, 'line'),
    svg('path', {class: 'base', d: `M${left} ${line.baseline}h${width}`}),
  ];
}

/** What a label shows of a line; what it cuts off is red, or grey where the text goes on. */
function shown(line, scene) {
  if (!line.isClipped && !line.isInkClipped) return glyphs(line, 'ink');
  // Lines are cut off at the room, marks at the frame.
  const {x, y, width, height} = line.isClipped ? scene.room : scene.frame;
  // An inner picture cuts off what lies outside of it.
  const inside = svg('svg', {x, y, width, height, viewBox: `${x} ${y} ${width} ${height}`});
  inside.append(...glyphs(line, 'ink'));
  return [...glyphs(line, line.isClipped ? 'lost' : 'cut'), inside];
}

/** A group of glyphs in a colour of the label's own. */
const colored = (color, parts, isDimmed = false) =>
  inked(svg('g', {opacity: isDimmed ? 0.4 : null}, parts), color);

/** The picture of a label; `title` is for those who do not see it. */
function picture(numbers, title) {
  const scene = readScene(numbers);
  const {window, frame, room, lines, shadow} = scene;
  const edges = [scene.isCutLeft && 'on-left', scene.isCutRight && 'on-right'].filter(Boolean);
  const image = svg('svg', {
    role: 'img', 'aria-label': title, class: edges.join(' ') || null,
    viewBox: `${window.x} ${window.y} ${window.width} ${window.height}`,
    width: window.width * SCALE, height: window.height * SCALE,
  },
  scene.hatched.map((rect) => box(rect, 'out')),
  box(frame, 'label'),
  scene.hasInsets && box(room, 'room'),
  lines.flatMap((line) => ground(line, room)),
  scene.grounds.map((rect) => inked(box(rect, 'ink'), rect.color)),
  scene.mirrored && box(scene.mirrored, 'mirrored'),
  scene.lost.flatMap((line) => glyphs(line, 'lost')),
  shadow && colored(shadow.color, lines.flatMap((line) => glyphs(line, 'ink', shadow))),
  colored(scene.color, lines.flatMap((line) => shown(line, scene)), scene.isDimmed));
  return h('div', {class: 'picture'}, image,
    scene.isPart && h('p', {class: 'quiet'}, 'The picture shows a part: the whole is too large to draw.'),
    scene.mirrored && h('p', {class: 'key mirrored'}, 'where it would lie from left to right'));
}
