/** A piece of ink that hangs together, with the box around it. */
export interface Component {
  label: number;
  left: number;
  top: number;
  /** Not included. */
  right: number;
  bottom: number;
  /** Pixels of ink. */
  area: number;
}

export interface Components {
  /** The component of each pixel, 0 where there is no ink. */
  labels: Int32Array;
  list: Component[];
}

/** The pieces of ink of a picture, diagonal neighbours together: two passes with union-find. */
export function componentsOf(ink: Uint8Array, width: number, height: number): Components {
  const labels = new Int32Array(width * height);
  const parents: number[] = [0];
  const root = (label: number) => {
    let at = label;
    while (parents[at] !== at) {
      parents[at] = parents[parents[at] as number] as number;
      at = parents[at] as number;
    }
    return at;
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (!ink[at]) continue;
      let label = 0;
      const join = (neighbour: number) => {
        const other = labels[neighbour] as number;
        if (!other) return;
        const found = root(other);
        if (label === 0) label = found;
        else if (found !== label) {
          const low = Math.min(found, label);
          parents[Math.max(found, label)] = low;
          label = low;
        }
      };
      if (x > 0) join(at - 1);
      if (y > 0) {
        join(at - width);
        if (x > 0) join(at - width - 1);
        if (x < width - 1) join(at - width + 1);
      }
      if (label === 0) {
        label = parents.length;
        parents.push(label);
      }
      labels[at] = label;
    }
  }
  const byRoot = new Map<number, Component>();
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (!labels[at]) continue;
      const label = root(labels[at] as number);
      labels[at] = label;
      const known = byRoot.get(label);
      if (!known) byRoot.set(label, { label, left: x, top: y, right: x + 1, bottom: y + 1, area: 1 });
      else {
        known.area++;
        if (x < known.left) known.left = x;
        if (x >= known.right) known.right = x + 1;
        known.bottom = y + 1;
      }
    }
  }
  return { labels, list: [...byRoot.values()] };
}
