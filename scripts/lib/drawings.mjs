/**
 * Floor plans made by a script, each with the lines that are written on it and the violations that were planted. The
 * same seed always makes the same plan. Sheets are 13.33 × 10 in; one unit of the drawing is a hundredth of an inch.
 */

/** @typedef {{ text: string, x: number, y: number, size?: number, turned?: boolean, anchor?: "middle" | "start" }} Writing */
/** @typedef {{ svg: string, width: number, height: number, lines: string[], violations: string[], withoutAlarm: string[], areaDiffers: boolean }} Drawing */

const SHEET = { width: 1333, height: 1000 };
/** A quarter of an inch to the foot. */
const FOOT = 25;

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

/** @param {number} inches */
function tape(inches) {
  const feet = Math.floor(inches / 12);
  const whole = Math.floor(inches % 12);
  let above = Math.round((inches % 1) * 8);
  let below = 8;
  while (above > 0 && above % 2 === 0) {
    above /= 2;
    below /= 2;
  }
  return `${feet}'-${whole}${above > 0 ? ` ${above}/${below}` : ""}"`;
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
 * What may be planted: the line with the violation and the line without it, and the section that must fail.
 * @type {readonly [section: string, wrong: string, right: string][]}
 */
const NOTES = [
  ["R305.1", `CEILING 6'-10"`, `9'-0" CLG. HT.`],
  ["R311.7.5.1", `UP 14R @ 8 1/4"`, `UP 14R @ 7 5/8"`],
  ["R311.7.5.2", `13T @ 9 1/2"`, `13T @ 10"`],
  ["R312.1.2", `32" HIGH GUARD`, `42" HIGH GUARD`],
  ["R310.2", `SILL 48" A.F.F.`, `SILL 42" A.F.F.`],
  ["R506.1", `3" CONC. SLAB`, `4" CONC. SLAB`],
  ["R403.1.1", `10" x 8" CONT. CONC. FTG`, `20" x 10" CONT. CONC. FTG`],
  ["R311.7.2", `HEADROOM 6'-6"`, `HEADROOM 6'-10"`],
  ["R311.7.6", `30" DEEP LANDING`, `36" DEEP LANDING`],
  ["R312.1.3", `BALUSTERS 6" MAX.`, `BALUSTERS 4" MAX.`],
  ["R307.1", `WC 18" CLR. IN FRONT`, `WC 24" CLR. IN FRONT`],
  ["P2708.1", `SHOWER 28" x 30"`, `SHOWER 36" x 36"`],
  ["R806.2", "ATTIC 1200 SF NFVA 3 SF", "ATTIC 1200 SF NFVA 9 SF"],
];

/**
 * Longer ones, below the plan.
 * @type {typeof NOTES}
 */
const LONG_NOTES = [
  ["M1502.4.6", `DRYER VENT 4" DIA. 40'-0" MAX`, `DRYER VENT 4" DIA. 30'-0" MAX`],
  ["R507.6", `2x8 DECK JOISTS @ 16" O.C. SPAN 14'-0"`, `2x8 DECK JOISTS @ 16" O.C. SPAN 10'-0"`],
  ["R303.1", "MASTER BEDROOM GLAZING 4 SF", "MASTER BEDROOM GLAZING 16 SF"],
  ["R302.6", `3/8" GYP. BD. @ GARAGE WALLS`, `5/8" GYP. BD. @ GARAGE WALLS`],
  ["R602.6", "NOTCH BRG. STUDS 45% MAX.", "NOTCH BRG. STUDS 25% MAX."],
  ["E3901.2", `RECEPTACLES @ 14'-0" O.C.`, `RECEPTACLES @ 12'-0" O.C.`],
];

const PLAIN_NOTES = [
  `2x10 FLOOR JOISTS @ 16" O.C.`,
  `(2) 2x12 HEADER`,
  `#4 @ 12" O.C. E.W.`,
  "R-38 CEILING",
  "SMOKE DETECTOR",
];

/**
 * One plan.
 * @param {number} seed
 * @param {string} [font]
 * @returns {Drawing}
 */
export function drawPlan(seed, font = "DejaVu Sans") {
  const next = random(seed);
  const between = (/** @type {number} */ low, /** @type {number} */ high) =>
    low + Math.floor(next() * (high - low + 1));
  /** Inches in steps of half an inch. */
  const length = (/** @type {number} */ feetLow, /** @type {number} */ feetHigh) =>
    between(feetLow * 24, feetHigh * 24) / 2;

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
  const hall = narrowHall ? 34 : 36 + between(0, 16) / 2;
  const rows = [length(9, 12), hall, length(9, 11)];
  if (narrowHall) violations.push("R311.6");

  const left = 150;
  const top = 130;
  const px = (/** @type {number} */ inches) => (inches / 12) * FOOT;
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
    let width = (columns[column] ?? 0) - 5;
    let depth = (rows[row] ?? 0) - 5;
    if (name === "BEDROOM 2" && small) {
      width = 80;
      depth = 102 + between(0, 10) / 2;
      violations.push("R304.1");
      // An area alone says nothing of the least width.
      if (!printsArea) violations.push("R304.2");
    }
    write(name, x, y - 8, { size: 13, anchor: "middle" });
    const area = (width * depth) / 144;
    if (name === "BEDROOM 2" && printsArea)
      write(`${Math.round(area)} SF`, x, y + 12, { size: 11, anchor: "middle" });
    else if (name !== "BATH")
      write(`${tape(width)} x ${tape(depth)}`, x, y + 12, { size: 11, anchor: "middle" });
    if (name === "LIVING ROOM" || name === "DINING") {
      const printed = Math.round(area * (areaDiffers && name === "DINING" ? 1.25 : 1));
      write(`${printed} SF`, x, y + 31, { size: 11, anchor: "middle" });
    }
  });
  write(`HALL ${tape(hall)} WIDE`, (x0 + x3) / 2 + 40, (y1 + y2) / 2 + 5, { size: 10.5, anchor: "middle" });

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
  chain(xs, y0 - 32, (n) => tape(columns[n] ?? 0));
  chain([x0, x3], y0 - 64, () => tape(columns.reduce((sum, width) => sum + width, 0)));
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
  upright(ys, x0 - 32, (n) => tape(rows[n] ?? 0));
  upright([y0, y3], x0 - 68, () => tape(rows.reduce((sum, depth) => sum + depth, 0)));

  // Doors and windows by their codes.
  const badDoor = next() < 0.3;
  if (badDoor) violations.push("R311.2");
  write(badDoor ? "ENTRY DOOR 2668" : "ENTRY DOOR 3068", x0 + 105, y3 + 24, { size: 10.5, anchor: "middle" });
  write("2868 DR", x1 + 150, y1 - 14, { size: 10, anchor: "middle" });
  write("4050 SH", (x0 + x1) / 2, y0 + 22, { size: 10, anchor: "middle" });
  write("(2) 3050 SH", (x2 + x3) / 2, y0 + 22, { size: 10, anchor: "middle" });

  // Notes beside the plan.
  const noteX = x3 + 60;
  write("NOTES", noteX, top + 10, { size: 14 });
  let y = top + 40;
  const note = (
    /** @type {(typeof NOTES)[number]} */ [section, wrong, right],
    /** @type {number} */ x,
    /** @type {number} */ at,
  ) => {
    const planted = next() < 0.25;
    if (planted) violations.push(section);
    write(planted ? wrong : right, x, at, { size: 11 });
  };
  for (const each of NOTES) {
    note(each, noteX, y);
    y += 26;
  }
  for (const plain of PLAIN_NOTES.slice(0, 3 + between(0, 2))) {
    write(plain, noteX, y, { size: 11 });
    y += 26;
  }

  for (const [n, each] of LONG_NOTES.entries())
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
  write(`SCALE: 1/4" = 1'-0"`, 560, 950, { size: 12 });
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
