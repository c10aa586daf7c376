/**
 * Floor plans made by a script, each with the lines that are written on it and the violations that were planted. The
 * same seed always makes the same plan, in feet and inches or in metric. Sheets are 13.33 × 10 in; one unit of the
 * drawing is a hundredth of an inch.
 */

import { FEET } from "./drawing-units.mjs";

/** @typedef {{ text: string, x: number, y: number, size?: number, turned?: boolean, anchor?: "middle" | "start" }} Writing */
/** @typedef {{ svg: string, width: number, height: number, lines: string[], violations: string[], withoutAlarm: string[], areaDiffers: boolean }} Drawing */

const SHEET = { width: 1333, height: 1000 };

/** @param {number} seed */
function random(seed) {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
}

/**
 * Where each of a row of lengths begins, and where the last one ends.
 * @param {number} start
 * @param {number[]} lengths
 */
function edges(start, lengths) {
  const all = [start];
  for (const length of lengths) all.push((all.at(-1) ?? 0) + length);
  return all;
}

/** @param {string} text */
const escaped = (text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");

/**
 * One plan.
 * @param {number} seed
 * @param {string} [font]
 * @param {import("./drawing-units.mjs").Units} [units]
 * @returns {Drawing}
 */
export function drawPlan(seed, font = "DejaVu Sans", units = FEET) {
  const next = random(seed);
  const between = (/** @type {number} */ low, /** @type {number} */ high) =>
    low + Math.floor(next() * (high - low + 1));
  /** Inches in steps of half an inch, or in metric of a centimetre. */
  const length = (/** @type {number} */ feetLow, /** @type {number} */ feetHigh) =>
    units.whole(between(feetLow * 24, feetHigh * 24) / 2);

  /** @type {string[]} */
  const violations = [];
  /** @type {string[]} */
  const shapes = [];
  /** @type {Writing[]} */
  const writings = [];
  const write = (
    /** @type {string} */ text,
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {Partial<Writing>} */ more = {},
  ) => writings.push({ text, x, y, ...more });
  const line = (
    /** @type {number} */ x1,
    /** @type {number} */ y1,
    /** @type {number} */ x2,
    /** @type {number} */ y2,
    width = 1,
  ) =>
    shapes.push(`<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="black" stroke-width="${width}"/>`);

  // What was added later takes its chances apart, so that a seed still makes the plan that it made.
  const later = random(seed + 1000);
  const small = next() < 0.35;
  const printsArea = later() < 0.5;
  const areaDiffers = later() < 0.25;
  const narrowHall = next() < 0.35;
  const columns = [length(10, 13), length(9, 12), length(9, 12)];
  const hall = units.whole(narrowHall ? 34 : 36 + between(0, 16) / 2);
  const rows = [length(9, 12), hall, length(9, 11)];
  if (narrowHall) violations.push("R311.6");

  const left = 150;
  const top = 130;
  const px = (/** @type {number} */ inches) => (inches / 12) * units.foot;
  const xs = edges(left, columns.map(px));
  const ys = edges(top, rows.map(px));
  const [x0 = 0, x1 = 0, x2 = 0, x3 = 0] = xs;
  const [y0 = 0, y1 = 0, y2 = 0, y3 = 0] = ys;

  // Walls, with openings left in them.
  for (const y of [y0, y3]) line(x0 - 4, y, x3 + 4, y, 8);
  for (const x of [x0, x3]) line(x, y0, x, y3, 8);
  for (const y of [y1, y2]) {
    for (const [a, b] of [
      [x0, x1],
      [x1, x2],
      [x2, x3],
    ]) {
      const gap = (a ?? 0) + 30;
      line(a ?? 0, y, gap, y, 5);
      line(gap + 60, y, b ?? 0, y, 5);
      // Doors open into the rooms.
      const swing = y === y1 ? "0 60 -60" : "1 60 60";
      shapes.push(
        `<path d="M ${gap} ${y} a 60 60 0 0 ${swing}" fill="none" stroke="black" stroke-width="0.8"/>`,
      );
    }
  }
  for (const x of [x1, x2]) {
    line(x, y0, x, y1, 5);
    line(x, y2, x, y3, 5);
  }
  for (const [a, b] of [
    [x0, x1],
    [x1, x2],
    [x2, x3],
  ]) {
    const middle = ((a ?? 0) + (b ?? 0)) / 2;
    shapes.push(
      `<rect x="${middle - 38}" y="${y0 - 4}" width="76" height="8" fill="white" stroke="black" stroke-width="1"/>`,
    );
  }

  // Rooms: the name, and below it the size inside the walls.
  const names = ["LIVING ROOM", "KITCHEN", "DINING", "MASTER BEDROOM", "BEDROOM 2", "BATH"];
  names.forEach((name, n) => {
    const column = n % 3;
    const row = n < 3 ? 0 : 2;
    const x = ((xs[column] ?? 0) + (xs[column + 1] ?? 0)) / 2;
    const y = ((ys[row] ?? 0) + (ys[row + 1] ?? 0)) / 2;
    let width = units.whole((columns[column] ?? 0) - 5);
    let depth = units.whole((rows[row] ?? 0) - 5);
    if (name === "BEDROOM 2" && small) {
      width = units.whole(80);
      depth = units.whole(102 + between(0, 10) / 2);
      violations.push("R304.1");
      // An area alone says nothing of the least width.
      if (!printsArea) violations.push("R304.2");
    }
    write(name, x, y - 8, { size: 13, anchor: "middle" });
    const area = (width * depth) / 144;
    if (name === "BEDROOM 2" && printsArea)
      write(units.area(area), x, y + 12, { size: 11, anchor: "middle" });
    else if (name !== "BATH") write(units.size(width, depth), x, y + 12, { size: 11, anchor: "middle" });
    if (name === "LIVING ROOM" || name === "DINING") {
      const printed = area * (areaDiffers && name === "DINING" ? 1.25 : 1);
      write(units.area(printed), x, y + 31, { size: 11, anchor: "middle" });
    }
  });
  write(units.hall(hall), (x0 + x3) / 2 + 40, (y1 + y2) / 2 + 5, { size: 10.5, anchor: "middle" });

  // Chains of dimensions: one of the parts, one of the whole.
  const tick = (/** @type {number} */ x, /** @type {number} */ y) => line(x - 4, y + 4, x + 4, y - 4, 1.4);
  /** @param {number[]} ends @param {number} y @param {(n: number) => string} text */
  const chain = (ends, y, text) => {
    line((ends[0] ?? 0) - 6, y, (ends.at(-1) ?? 0) + 6, y, 0.8);
    ends.forEach((x, n) => {
      tick(x, y);
      line(x, y - 8, x, y0 - 10, 0.5);
      const before = ends[n - 1];
      if (before !== undefined) write(text(n - 1), (before + x) / 2, y - 5, { size: 11, anchor: "middle" });
    });
  };
  chain(xs, y0 - 32, (n) => units.length(columns[n] ?? 0));
  chain([x0, x3], y0 - 64, () => units.length(columns.reduce((sum, width) => sum + width, 0)));
  /** @param {number[]} ends @param {number} x @param {(n: number) => string} text */
  const upright = (ends, x, text) => {
    line(x, (ends[0] ?? 0) - 6, x, (ends.at(-1) ?? 0) + 6, 0.8);
    ends.forEach((y, n) => {
      tick(x, y);
      line(x - 8, y, x0 - 10, y, 0.5);
      const before = ends[n - 1];
      if (before !== undefined)
        write(text(n - 1), x - 5, (before + y) / 2, { size: 11, anchor: "middle", turned: true });
    });
  };
  upright(ys, x0 - 32, (n) => units.length(rows[n] ?? 0));
  upright([y0, y3], x0 - 68, () => units.length(rows.reduce((sum, depth) => sum + depth, 0)));

  // Doors and windows by their codes.
  const badDoor = next() < 0.3;
  const [exit, badEntry, goodEntry] = units.door;
  if (badDoor) violations.push(exit);
  write(badDoor ? badEntry : goodEntry, x0 + 105, y3 + 24, { size: 10.5, anchor: "middle" });
  const [inner, near, far] = units.openings;
  write(inner, x1 + 150, y1 - 14, { size: 10, anchor: "middle" });
  write(near, (x0 + x1) / 2, y0 + 22, { size: 10, anchor: "middle" });
  write(far, (x2 + x3) / 2, y0 + 22, { size: 10, anchor: "middle" });

  // Notes beside the plan.
  const noteX = x3 + 60;
  write("NOTES", noteX, top + 10, { size: 14 });
  let y = top + 40;
  const note = (
    /** @type {import("./drawing-units.mjs").Note} */ [section, wrong, right],
    /** @type {number} */ x,
    /** @type {number} */ at,
  ) => {
    const planted = next() < 0.25;
    if (planted) violations.push(section);
    write(planted ? wrong : right, x, at, { size: 11 });
  };
  for (const each of units.notes) {
    note(each, noteX, y);
    y += 26;
  }
  for (const plain of units.plainNotes.slice(0, 3 + between(0, 2))) {
    write(plain, noteX, y, { size: 11 });
    y += 26;
  }

  for (const [n, each] of units.longNotes.entries())
    note(each, n % 2 === 0 ? 60 : 480, y3 + 52 + Math.floor(n / 2) * 26);

  // Alarms, one in the hall and one in most bedrooms.
  /** @type {string[]} */
  const withoutAlarm = [];
  write("S.D.", (x0 + x3) / 2 - 80, (y1 + y2) / 2 + 5, { size: 10.5, anchor: "middle" });
  for (const [n, name] of names.entries()) {
    if (!name.includes("BEDROOM")) continue;
    const x = ((xs[n % 3] ?? 0) + (xs[(n % 3) + 1] ?? 0)) / 2;
    if (later() < 0.25) withoutAlarm.push(name);
    else write("S.D.", x, (y2 + y3) / 2 + 55, { size: 10.5, anchor: "middle" });
  }

  // Title block.
  line(30, 920, 1303, 920, 2);
  shapes.push(
    `<rect x="30" y="25" width="1273" height="950" fill="none" stroke="black" stroke-width="2.5"/>`,
  );
  write("FIRST FLOOR PLAN", 90, 950, { size: 18 });
  write(units.scale, 560, 950, { size: 12 });
  write("A-101", 1180, 952, { size: 20 });

  const texts = writings.map(({ text, x, y: at, size = 11, turned, anchor = "start" }) => {
    const turn = turned ? ` transform="rotate(-90 ${x} ${at})"` : "";
    // Letters on sheets are 3/32 to 1/8 in high; capitals are some 0.72 of the font's size.
    return `<text x="${x}" y="${at}" font-size="${(size * 1.3).toFixed(1)}" text-anchor="${anchor}"${turn}>${escaped(text)}</text>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET.width} ${SHEET.height}" font-family="${font}" fill="black"><rect width="100%" height="100%" fill="white"/>${shapes.join("")}${texts.join("")}</svg>`;
  return {
    svg,
    ...SHEET,
    lines: writings.map(({ text }) => text),
    violations: [...new Set(violations)],
    withoutAlarm,
    areaDiffers,
  };
}

/** Dots and specks as a scanner adds them, and a sheet that lay a little askew; applied in a page's canvas. */
export const SPOILED = `(async ([svg, width, height, degrees, noise, seed]) => {
  const image = new Image();
  image.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(svg.replace("<svg ", '<svg width="' + width + '" height="' + height + '" '));
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width; canvas.height = height;
  const context = canvas.getContext("2d");
  context.fillStyle = "white"; context.fillRect(0, 0, width, height);
  context.translate(width / 2, height / 2);
  context.rotate(degrees * Math.PI / 180);
  context.drawImage(image, -width / 2, -height / 2, width, height);
  const data = context.getImageData(0, 0, width, height);
  let state = (seed * 747796405 + 1) >>> 0;
  const next = () => { state = (state * 1664525 + 1013904223) >>> 0; return state / 4294967296; };
  for (let at = 0; at < data.data.length; at += 4) {
    const grain = (next() + next() + next() - 1.5) * noise;
    for (let c = 0; c < 3; c++) data.data[at + c] = Math.max(0, Math.min(255, data.data[at + c] + grain));
    if (noise > 0 && next() < 0.0004) data.data[at] = data.data[at + 1] = data.data[at + 2] = next() < 0.5 ? 0 : 255;
  }
  context.putImageData(data, 0, 0);
  return canvas.toDataURL("image/png");
})`;
