// A list of any length: only what is in view, and a little around it, is in the page.

/** What is made beyond the view, in pixels: a reader who scrolls finds it there. */
const BEYOND = 900;

class List {
  /** `make(item, index)` makes an item's element; `guess(item)` is its height before that. */
  constructor(make, guess) {
    this.make = make;
    this.guess = guess;
    this.items = [];
    this.heights = new Map();
    this.nodes = new Map();
    this.before = h('div', {'aria-hidden': 'true'});
    this.body = h('div', {role: 'feed', 'aria-label': 'Findings'});
    this.after = h('div', {'aria-hidden': 'true'});
    this.element = h('div', {class: 'list'}, this.before, this.body, this.after);
    this.observer = new ResizeObserver(() => this.measure());
    let width = 0;
    new ResizeObserver(([entry]) => {
      if (entry.contentRect.width === width) return;
      width = entry.contentRect.width;
      this.heights.clear();
      this.measure();
    }).observe(this.element);
    addEventListener('scroll', () => this.render(), {passive: true});
    addEventListener('resize', () => this.render());
  }

  /** Shows other items: keys of what `make` makes, each once. */
  show(items) {
    this.items = items;
    for (const index of [...this.nodes.keys()]) this.remove(index);
    this.place();
    this.render();
  }

  /** Where each item begins. */
  place() {
    const tops = new Float64Array(this.items.length + 1);
    this.items.forEach((item, index) => {
      tops[index + 1] = tops[index] + (this.heights.get(item) ?? this.guess(item));
    });
    this.tops = tops;
  }

  /** The last item that begins at or above a place. */
  indexAt(y) {
    let [low, high] = [0, this.items.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.tops[middle] <= y) low = middle;
      else high = middle - 1;
    }
    return Math.max(low, 0);
  }

  get top() { return this.element.getBoundingClientRect().top; }

  /** Makes what is in view, and removes what is not. */
  render() {
    if (this.isWhole || !this.items.length) return this.space(0, this.items.length);
    const top = this.top;
    const first = this.indexAt(-top - BEYOND);
    const end = Math.min(this.indexAt(innerHeight - top + BEYOND) + 1, this.items.length);
    this.showRange(first, end);
  }

  showRange(first, end) {
    for (const index of [...this.nodes.keys()]) {
      if (index < first || index >= end) this.remove(index);
    }
    let next = this.body.firstChild;
    let isNew = false;
    for (let index = first; index < end; index++) {
      const known = this.nodes.get(index);
      if (known) {
        next = known.nextSibling;
        continue;
      }
      const node = this.make(this.items[index], index);
      this.nodes.set(index, node);
      this.body.insertBefore(node, next);
      this.observer.observe(node);
      isNew = true;
    }
    this.space(first, end);
    if (isNew) this.measure();
  }

  remove(index) {
    const node = this.nodes.get(index);
    this.observer.unobserve(node);
    this.nodes.delete(index);
    node.remove();
  }

  space(first, end) {
    const top = (index) => this.tops?.[index] ?? 0;
    this.before.style.height = `${top(first)}px`;
    this.after.style.height = `${top(this.items.length) - top(end)}px`;
  }

  /** Takes the heights of what is there; what is in view stays where it is. */
  measure() {
    if (this.isWhole) return;
    let isOther = false;
    for (const [index, node] of this.nodes) {
      const {height} = node.getBoundingClientRect();
      const style = getComputedStyle(node);
      const whole = height + parseFloat(style.marginTop) + parseFloat(style.marginBottom);
      if (height > 0 && Math.abs((this.heights.get(this.items[index]) ?? 0) - whole) > 0.5) {
        this.heights.set(this.items[index], whole);
        isOther = true;
      }
    }
    if (!isOther) return;
    const top = this.top;
    const anchor = this.indexAt(-top);
    const was = this.tops[anchor];
    this.place();
    if (top < 0 && this.tops[anchor] !== was) scrollBy(0, this.tops[anchor] - was);
    this.render();
  }

  /** Brings an item to the top of the view, below what sticks there. */
  reveal(index, margin) {
    // Heights are guesses until an item is made: what was made may move it.
    for (let round = 0; round < 4; round++) {
      scrollTo(0, scrollY + this.top + this.tops[index] - margin);
      this.render();
      const node = this.nodes.get(index);
      if (node && Math.abs(node.getBoundingClientRect().top - margin) < 2) return node;
    }
    return this.nodes.get(index);
  }

  /** Makes everything, up to a limit, as paper needs it; answers with what is left out. */
  showWhole(most) {
    const count = Math.min(this.items.length, most);
    this.isWhole = true;
    this.showRange(0, count);
    this.before.style.height = this.after.style.height = '0';
    return this.items.length - count;
  }

  /** Goes back to what is in view. */
  showPart() {
    this.isWhole = false;
    this.render();
  }
}
