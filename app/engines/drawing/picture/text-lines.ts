import type { Component } from "./components.ts";

/** Letters in a row, as they stand on the sheet. */
export interface TextLine {
  /** `upright` lines are read with the head to the left, as dimensions at the side of a plan. */
  direction: "level" | "upright";
  components: Component[];
  /** Height of its capitals in pixels. */
  capHeight: number;
}

const LEAST_LETTER = 6;
/** Of the longer side of the sheet. */
const MOST_LETTER = 1 / 22;
/** In heights of a letter: between two letters of one line, and how far their middles may differ across it. */
const MOST_GAP = 1.4;
const MOST_DRIFT = 0.42;
/** Quotes, dashes and full stops are at most this high. */
const MOST_MARK = 0.62;

/** A component as seen along a direction: `along` the line, `across` it. */
interface Seen {
  component: Component;
  from: number;
  to: number;
  middle: number;
  height: number;
}

function seen(component: Component, direction: TextLine["direction"]): Seen {
  const { left, top, right, bottom } = component;
  return direction === "level"
    ? { component, from: left, to: right, middle: (top + bottom) / 2, height: bottom - top }
    : { component, from: -bottom, to: -top, middle: (left + right) / 2, height: right - left };
}

/** In heights: an A that touches the X beside it is one piece, and still no wall. */
const MOST_WIDTH = 2.2;

/** Whether a component is as high as letters are, and not a line, a frame or a wall. */
function isLetter({ from, to, height }: Seen, most: number): boolean {
  return height >= LEAST_LETTER && height <= most && to - from <= height * MOST_WIDTH;
}

/**
 * The widest white between two letters, with the quotes and dashes that stand between them.
 * @param marks small pieces by where they begin
 */
function whiteBetween(letter: Seen, other: Seen, size: number, marks: readonly Seen[]): number {
  let at = letter.to;
  let widest = 0;
  // The first mark that begins behind the letter, found by halving.
  let [low, high] = [0, marks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((marks[middle] as Seen).from < letter.to - size * 0.2) low = middle + 1;
    else high = middle;
  }
  for (let n = low; n < marks.length && (marks[n] as Seen).to <= other.from + size * 0.2; n++) {
    const mark = marks[n] as Seen;
    if (mark.height > size * MOST_MARK || Math.abs(mark.middle - letter.middle) > size * 0.75) continue;
    widest = Math.max(widest, mark.from - at);
    at = Math.max(at, mark.to);
  }
  return Math.max(widest, other.from - at);
}

/** Neighbours along the line that belong together, joined to chains. */
function chains(letters: Seen[], pieces: Seen[]): { members: Seen[]; meanGap: number }[] {
  const marks = pieces.toSorted((a, b) => a.from - b.from);
  const sorted = letters.toSorted((a, b) => a.from - b.from);
  const next = new Map<Seen, { other: Seen; gap: number }>();
  const taken = new Set<Seen>();
  sorted.forEach((letter, n) => {
    let best: { other: Seen; gap: number } | undefined;
    for (let at = n + 1; at < sorted.length; at++) {
      const other = sorted[at] as Seen;
      const size = Math.max(letter.height, other.height);
      if (other.from - letter.from > size * (MOST_GAP + 3)) break;
      if (other.from - letter.to < -size * 0.5 || taken.has(other)) continue;
      if (Math.min(letter.height, other.height) < size * 0.5) continue;
      if (Math.abs(other.middle - letter.middle) > size * MOST_DRIFT) continue;
      const gap = whiteBetween(letter, other, size, marks);
      if (gap > size * MOST_GAP) continue;
      if (!best || gap < best.gap) best = { other, gap };
    }
    if (best) {
      next.set(letter, best);
      taken.add(best.other);
    }
  });
  return sorted
    .filter((letter) => !taken.has(letter))
    .map((start) => {
      const members = [start];
      let gaps = 0;
      for (let link = next.get(start); link; link = next.get(link.other)) {
        members.push(link.other);
        gaps += Math.max(0, link.gap) / link.other.height;
      }
      return { members, meanGap: members.length > 1 ? gaps / (members.length - 1) : 1 };
    });
}

const quantile = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

const heightsOf = (letters: readonly Seen[]) => letters.map(({ height }) => height);

/** The dot in a zero, dirt in a B: what lies within a letter is no mark and only confuses its reader. */
function withoutInner(components: readonly Component[], most: number): Component[] {
  // By columns as wide as the widest letter, so that each piece is held against its neighbours alone.
  const columnOf = ({ left }: Component) => Math.floor(left / most);
  const columns = new Map<number, Component[]>();
  for (const component of components) {
    const column = columnOf(component);
    const others = columns.get(column);
    if (others) others.push(component);
    else columns.set(column, [component]);
  }
  return components.filter((inner) => {
    const column = columnOf(inner);
    const beside = [...(columns.get(column - 1) ?? []), ...(columns.get(column) ?? [])];
    return !beside.some(
      (outer) =>
        outer.left < inner.left &&
        outer.right > inner.right &&
        outer.top < inner.top &&
        outer.bottom > inner.bottom,
    );
  });
}

/** Quotes, dashes and full stops are no letters; they join the line they stand in, one behind the other. */
function withMarks(letters: Seen[], marks: Seen[]): Seen[] {
  const height = quantile(heightsOf(letters), 0.7);
  const line = [...letters];
  let rest = marks.filter((mark) => mark.height <= height * MOST_MARK && mark.to - mark.from <= height * 1.3);
  for (;;) {
    const from = Math.min(...line.map((each) => each.from)) - height;
    const to = Math.max(...line.map((each) => each.to)) + height;
    const beside = rest.filter((mark) => {
      if (mark.to < from || mark.from > to) return false;
      const along = (mark.from + mark.to) / 2;
      const distance = (letter: Seen) => Math.abs((letter.from + letter.to) / 2 - along);
      const nearest = letters.reduce((best, letter) => (distance(letter) < distance(best) ? letter : best));
      return Math.abs(mark.middle - nearest.middle) <= height * 0.75;
    });
    if (beside.length === 0) return line;
    line.push(...beside);
    rest = rest.filter((mark) => !beside.includes(mark));
  }
}

/**
 * The lines of text among the pieces of ink of a sheet: letters of one height side by side, level or upright. Where a
 * letter could stand in either, the line with more letters and smaller gaps has it.
 * @param longer the longer side of the sheet in pixels
 */
export function textLinesOf(components: readonly Component[], longer: number): TextLine[] {
  const most = Math.max(24, longer * MOST_LETTER);
  const speck = ({ area, left, right, top, bottom }: Component) =>
    area < 3 || Math.max(right - left, bottom - top) < 2 || Math.max(right - left, bottom - top) > most;
  const possible = withoutInner(
    components.filter((component) => !speck(component)),
    most,
  );
  const chainsIn = (direction: TextLine["direction"]) => {
    const pieces = possible.map((component) => seen(component, direction));
    return chains(
      pieces.filter((each) => isLetter(each, most)),
      pieces,
    );
  };
  const candidates = (["level", "upright"] as const).flatMap((direction) =>
    chainsIn(direction).map(({ members, meanGap }) => ({
      direction,
      members,
      // Higher letters first: the strokes of a quote must not find each other before their line finds them.
      score: (members.length / (1 + 2 * meanGap)) * quantile(heightsOf(members), 0.7) ** 2,
    })),
  );
  const free = new Set(possible);
  let lines: TextLine[] = [];
  const take = (direction: TextLine["direction"], letters: Seen[]) => {
    const marks = [...free]
      .map((component) => seen(component, direction))
      .filter((each) => !letters.some(({ component }) => component === each.component));
    const all = withMarks(letters, marks);
    for (const { component } of all) free.delete(component);
    lines.push({
      direction,
      components: all.map(({ component }) => component),
      capHeight: quantile(heightsOf(letters), 0.7),
    });
  };
  for (const { direction, members } of candidates.toSorted((a, b) => b.score - a.score)) {
    const left = members.filter(({ component }) => free.has(component));
    if (left.length > 0) take(direction, left);
  }
  // A single letter is the mark of a grid or a door, or dirt.
  lines = joined(lines).filter(({ components }) => components.length > 1);
  return lines;
}

/** A line with how far it reaches, and where the middle of its capitals is. */
function reachOf(line: TextLine) {
  const all = line.components.map((component) => seen(component, line.direction));
  const full = all.filter(({ height }) => height > line.capHeight * 0.7);
  return {
    line,
    from: Math.min(...all.map(({ from }) => from)),
    to: Math.max(...all.map(({ to }) => to)),
    /** Near a place along the line, so that a line that lies askew meets its continuation. */
    middleAt: (along: number) =>
      full.reduce((best, letter) =>
        Math.abs(letter.from - along) < Math.abs(best.from - along) ? letter : best,
      ).middle,
  };
}

/** Pieces of one line that a quote or a dash had parted: 42" · HIGH GUARD. A mark may stand behind the next piece. */
function joined(lines: readonly TextLine[]): TextLine[] {
  const rest = lines.map(reachOf).toSorted((a, b) => a.from - b.from);
  for (let n = 0; n < rest.length; n++) {
    for (let at = n + 1; at < rest.length; at++) {
      const [a, b] = [rest[n], rest[at]];
      if (!a || !b || a.line.direction !== b.line.direction) continue;
      const size = Math.max(a.line.capHeight, b.line.capHeight);
      if (Math.min(a.line.capHeight, b.line.capHeight) < size * 0.7) continue;
      if (b.from - a.to > size * MOST_GAP) continue;
      if (Math.abs(a.middleAt(b.from) - b.middleAt(b.from)) > size * MOST_DRIFT) continue;
      const components = [...a.line.components, ...b.line.components];
      rest[n] = reachOf({ ...a.line, components, capHeight: size });
      rest.splice(at, 1);
      at = n;
    }
  }
  return rest.map(({ line }) => line);
}

/** How far a sheet lies askew, in radians, clockwise positive: the middle of the slopes of its longer lines. */
export function skewOf(lines: readonly TextLine[]): number {
  const slopes = lines.flatMap(({ direction, components, capHeight }) => {
    const full = components
      .map((component) => seen(component, direction))
      .filter(({ height }) => height > capHeight * 0.8 && height < capHeight * 1.25);
    if (full.length < 4) return [];
    const xs = full.map(({ from, to }) => (from + to) / 2);
    const ys = full.map(({ middle }) => middle);
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const [mx, my] = [mean(xs), mean(ys)];
    const above = xs.reduce((sum, x, n) => sum + (x - mx) * ((ys[n] as number) - my), 0);
    const below = xs.reduce((sum, x) => sum + (x - mx) ** 2, 0);
    return below > 0 ? [above / below] : [];
  });
  return slopes.length === 0 ? 0 : Math.atan(quantile(slopes, 0.5));
}
