/** What a PDF asks of a TrueType font: which glyph a character has, and how wide it is (OpenType 1.9, cmap and hmtx). */
export interface Font {
  bytes: Uint8Array<ArrayBuffer>;
  /** The number of a character's glyph; 0 where the font has none. */
  glyphOf(codePoint: number): number;
  /** In thousandths of the type size. */
  advanceOf(glyph: number): number;
  /** In thousandths of the type size, from the line on which the letters stand. */
  ascent: number;
  descent: number;
  /** Left, bottom, right, top of all glyphs together, in thousandths of the type size. */
  box: readonly number[];
}

/** Reads a font whose characters are in the basic plane. Throws a RangeError of one that is cut short. */
export function readFont(bytes: Uint8Array<ArrayBuffer>): Font {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = new Map<string, number>();
  for (let n = 0; n < view.getUint16(4); n++) {
    const at = 12 + n * 16;
    const tag = String.fromCharCode(...bytes.subarray(at, at + 4));
    tables.set(tag, view.getUint32(at + 8));
  }
  const table = (tag: string): number => {
    const at = tables.get(tag);
    if (at === undefined) throw new RangeError(`the font has no table ${tag}`);
    return at;
  };
  const [head, hhea, hmtx] = [table("head"), table("hhea"), table("hmtx")];
  const unit = 1000 / view.getUint16(head + 18);
  const widths = view.getUint16(hhea + 34);
  const glyphs = glyphsOf(view, table("cmap"));
  return {
    bytes,
    glyphOf: (codePoint) => glyphs.get(codePoint) ?? 0,
    advanceOf: (glyph) => view.getUint16(hmtx + Math.min(glyph, widths - 1) * 4) * unit,
    ascent: view.getInt16(hhea + 4) * unit,
    descent: view.getInt16(hhea + 6) * unit,
    box: [36, 38, 40, 42].map((offset) => Math.round(view.getInt16(head + offset) * unit)),
  };
}

/** Every character of a `cmap` of format 4, with its glyph. */
function glyphsOf(view: DataView, cmap: number): Map<number, number> {
  const found = new Map<number, number>();
  for (let n = 0; n < view.getUint16(cmap + 2); n++) {
    const at = cmap + view.getUint32(cmap + 8 + n * 8);
    if (view.getUint16(at) !== 4) continue;
    const segments = view.getUint16(at + 6) / 2;
    for (let segment = 0; segment < segments; segment++) {
      const last = view.getUint16(at + 14 + segment * 2);
      const first = view.getUint16(at + 16 + (segments + segment) * 2);
      const delta = view.getUint16(at + 16 + (2 * segments + segment) * 2);
      const rangeAt = at + 16 + (3 * segments + segment) * 2;
      const range = view.getUint16(rangeAt);
      for (let code = first; code <= last && code < 0xffff; code++) {
        const listed = range === 0 ? code : view.getUint16(rangeAt + range + (code - first) * 2);
        if (listed !== 0) found.set(code, (listed + delta) & 0xffff);
      }
    }
  }
  return found;
}
