// Draws a label from the rows of its picture (PictureTables.swift), in points.

/** CSS pixels in a point, where there is room for it. */
const SCALE = 2;

const pictures = table('pictures');
const rects = table('rects');
const grounds = table('grounds');
const lines = table('lines');
const runs = table('runs');
const steps = table('steps');

const groundsOf = ranges(pictures.grounds);
const linesOf = ranges(pictures.lines);
const runsOf = ranges(lines.runs);

const rectOf = (row) => (row < 0 ? null : {
  x: points(rects.x[row]), y: points(rects.y[row]),
  width: points(rects.width[row]), height: points(rects.height[row]),
});

/** Glyphs of one size, kind and colour: one path, in thousandths of their size, or texts. */
function readRun(row, nextStep) {
  const size = runs.size[row] / 1000;
  const run = {kind: runs.kind[row], color: text(runs.color[row]), size, path: '', texts: []};
  let [x, y] = [0, 0];
  for (let count = runs.glyphs[row]; count > 0; count--) {
    const step = nextStep();
    x += signed(steps.across[step]);
    y += signed(steps.down[step]);
    if (run.kind === 2) {
      const cluster = text(steps.text[step]);
      run.texts.push({cluster, x: x * size / 1000, y: y * size / 1000});
    } else {
      run.path += `M${x} ${y}${report.glyphs[steps.glyph[step]]}`;
    }
  }
  return run;
}

function readScene(row) {
  const glyphs = unpacked(report.pictureGlyphs[row]);
  let next = 0;
  const nextStep = () => glyphs[next++];
  const frame = rectOf(pictures.frame[row]);
  const shadow = text(pictures.shadowColor[row]);
  const all = rowsOf(linesOf[row], (line) => ({
    rect: rectOf(lines.rect[line]),
    isClipped: lines.isClipped[line] > 0,
    isInkClipped: lines.isInkClipped[line] > 0,
    x: points(lines.x[line]),
    baseline: points(lines.baseline[line]),
    runs: rowsOf(runsOf[line], (run) => readRun(run, nextStep)),
  }));
  const rectangles = rowsOf(groundsOf[row], (ground) => (
    {...rectOf(grounds.rect[ground]), color: text(grounds.color[ground])}));
  return {
    window: rectOf(pictures.window[row]),
    frame,
    // A label without insets is all room.
    hasInsets: pictures.room[row] >= 0,
    room: rectOf(pictures.room[row]) ?? frame,
    mirrored: rectOf(pictures.mirrored[row]),
    isCutLeft: pictures.isCutLeft[row] > 0,
    isCutRight: pictures.isCutRight[row] > 0,
    isDimmed: pictures.isDimmed[row] > 0,
    isPart: pictures.isPart[row] > 0,
    color: text(pictures.color[row]),
    shadow: shadow
      && {color: shadow, x: points(pictures.shadowX[row]), y: points(pictures.shadowY[row])},
    grounds: rectangles.filter(({color}) => color),
    // The ground of lost text has no colour, and a lost line no rectangle.
    hatched: rectangles.filter(({color}) => !color),
    lines: all.filter((line) => line.rect),
    lost: all.filter((line) => !line.rect),
  };
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
function picture(row, title) {
  const scene = readScene(row);
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
