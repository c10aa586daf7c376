import { inflateSync } from "node:zlib";

/** A line of a paper, as it is seen from left to right. */
export interface PaperLine {
  /** Of its first letter, in points. */
  x: number;
  text: string;
}

/**
 * Reads the text of a paper of ours out of its file again, as a reader of PDF does: by the glyphs that are shown and the
 * font's table of letters.
 */
export function readPaper(file: Uint8Array): PaperLine[] {
  const raw = Buffer.from(file).toString("latin1");
  const bodies = new Map(
    [...raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj\n/g)].map(([, n, body = ""]) => [Number(n), body]),
  );
  const streamOf = (n: number): string => {
    const packed = /stream\n([\s\S]*)\nendstream$/.exec(bodies.get(n) ?? "")?.[1] ?? "";
    return inflateSync(Buffer.from(packed, "latin1")).toString("latin1");
  };
  const letters = new Map<string, Map<string, string>>();
  const lines: PaperLine[] = [];
  for (const body of bodies.values()) {
    const font = /\/Subtype \/Type0 \/BaseFont \/(\w+) .*\/ToUnicode (\d+) 0 R/.exec(body);
    if (!font) continue;
    const table = streamOf(Number(font[2])).matchAll(/<(\w{4})> <(\w{4})>\n/g);
    letters.set(
      font[1] ?? "",
      new Map(
        [...table].map(([, glyph = "", code = ""]) => [
          glyph,
          String.fromCharCode(Number.parseInt(code, 16)),
        ]),
      ),
    );
  }
  for (const body of bodies.values()) {
    const contents = /\/Type \/Page .*\/Contents (\d+) 0 R/.exec(body);
    if (!contents) continue;
    for (const [, x = "", shown = ""] of streamOf(Number(contents[1])).matchAll(
      /BT 0 g 1 0 0 1 ([\d.-]+) [\d.-]+ Tm (.*) ET/g,
    )) {
      const runs = [...shown.matchAll(/\/(\w+) [\d.]+ Tf <(\w*)> Tj/g)];
      const text = runs.flatMap(([, face = "", glyphs = ""]) =>
        (glyphs.match(/\w{4}/g) ?? []).map((glyph) => letters.get(face)?.get(glyph) ?? "�"),
      );
      lines.push({ x: Number(x), text: text.join("") });
    }
  }
  return lines;
}
