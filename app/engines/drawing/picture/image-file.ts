/** The formats that are read, by their names in `image/…`. */
export const IMAGE_FORMATS = ["png", "jpeg", "gif", "bmp", "webp", "svg"] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** More than this and a phone runs out of memory before it runs out of patience. */
export const MOST_PIXELS = 40_000_000;

export type ImageProblem =
  /** No bytes at all. */
  | "empty"
  /** Bytes of no image format that is read. */
  | "notAnImage"
  /** The file ends before the picture does. */
  | "truncated"
  | "tooManyPixels"
  /** An SVG that could run code or fetch something. */
  | "scripted";

export type ImageFile =
  | { ok: true; format: ImageFormat; width: number; height: number; animated: boolean }
  | { ok: false; problem: ImageProblem; pixels?: number };

const ascii = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length));

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

type Sized = { width: number; height: number; animated: boolean } | "truncated";

function png(bytes: Uint8Array): Sized {
  const data = view(bytes);
  let at = 8;
  let size: { width: number; height: number } | undefined;
  let animated = false;
  while (at + 12 <= bytes.length) {
    const length = data.getUint32(at);
    const type = ascii(bytes, at + 4, 4);
    if (type === "IHDR" && length >= 8)
      size = { width: data.getUint32(at + 8), height: data.getUint32(at + 12) };
    if (type === "acTL") animated = true;
    if (type === "IEND") return size ? { ...size, animated } : "truncated";
    at += length + 12;
  }
  return "truncated";
}

function jpeg(bytes: Uint8Array): Sized {
  const data = view(bytes);
  let at = 2;
  let size: { width: number; height: number } | undefined;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] as number;
    if (marker === 0xff) {
      at++;
      continue;
    }
    // Start of frame, in any of its kinds; DHT, JPG and DAC lie among them.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker) && at + 9 <= bytes.length)
      size = { height: data.getUint16(at + 5), width: data.getUint16(at + 7) };
    if (marker === 0xda) {
      // The picture itself: it ends with a marker of its own.
      for (let end = bytes.length - 2; end > at; end--) {
        if (bytes[end] === 0xff && bytes[end + 1] === 0xd9)
          return size ? { ...size, animated: false } : "truncated";
      }
      return "truncated";
    }
    at += 2 + data.getUint16(at + 2);
  }
  return "truncated";
}

function gif(bytes: Uint8Array): Sized {
  if (bytes.length < 13) return "truncated";
  const data = view(bytes);
  const colours = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + colours(bytes[10] as number);
  let frames = 0;
  const skipBlocks = (from: number) => {
    let end = from;
    while (end < bytes.length && bytes[end] !== 0) end += (bytes[end] as number) + 1;
    return end + 1;
  };
  while (at < bytes.length) {
    const kind = bytes[at];
    if (kind === 0x3b) {
      const size = { width: data.getUint16(6, true), height: data.getUint16(8, true) };
      return frames > 0 ? { ...size, animated: frames > 1 } : "truncated";
    }
    if (kind === 0x21) at = skipBlocks(at + 2);
    else if (kind === 0x2c && at + 10 <= bytes.length) {
      frames++;
      at = skipBlocks(at + 11 + colours(bytes[at + 9] as number));
    } else return "truncated";
  }
  return "truncated";
}

function bmp(bytes: Uint8Array): Sized {
  if (bytes.length < 26) return "truncated";
  const data = view(bytes);
  if (data.getUint32(2, true) > bytes.length) return "truncated";
  return {
    width: Math.abs(data.getInt32(18, true)),
    height: Math.abs(data.getInt32(22, true)),
    animated: false,
  };
}

function webp(bytes: Uint8Array): Sized {
  if (bytes.length < 30) return "truncated";
  const data = view(bytes);
  if (data.getUint32(4, true) + 8 > bytes.length) return "truncated";
  const three = (at: number) => data.getUint16(at, true) + ((bytes[at + 2] as number) << 16);
  switch (ascii(bytes, 12, 4)) {
    case "VP8X":
      return {
        width: three(24) + 1,
        height: three(27) + 1,
        animated: ((bytes[20] as number) & 2) !== 0,
      };
    case "VP8L": {
      const bits = data.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1, animated: false };
    }
    case "VP8 ":
      return {
        width: data.getUint16(26, true) & 0x3fff,
        height: data.getUint16(28, true) & 0x3fff,
        animated: false,
      };
    default:
      return "truncated";
  }
}

const RASTER: readonly [ImageFormat, (bytes: Uint8Array) => boolean, (bytes: Uint8Array) => Sized][] = [
  ["png", (bytes) => ascii(bytes, 0, 8) === "\x89PNG\r\n\x1a\n", png],
  ["jpeg", (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff, jpeg],
  ["gif", (bytes) => /^GIF8[79]a$/.test(ascii(bytes, 0, 6)), gif],
  ["bmp", (bytes) => ascii(bytes, 0, 2) === "BM" && bytes.length > 14, bmp],
  ["webp", (bytes) => ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 4) === "WEBP", webp],
];

/** As much white space as a pattern looks through: one without an end needs a stack as deep as the file is long. */
const S = String.raw`\s{0,400}`;
const FAR = /\s{401}/;
const HUNDRED = /\s{100}/;

/** What an SVG must not hold: code, pages inside it, and addresses outside of it. */
const SCRIPTED = new RegExp(
  [
    `<${S}(?:[\\w-]{101}|(?:[\\w-]{1,100}:)?(?:script|foreignObject|iframe|embed|object)\\b)`,
    `\\son\\w{1,60}${S}=`,
    `(?:href|src)${S}=${S}(?:["']${S})?(?!#|data:image/)[^"'#\\s>]`,
    `<!ENTITY|@import|url\\(${S}(?:["']${S})?(?!#)[^)"'\\s]`,
  ].join("|"),
  "i",
);

function isScripted(text: string): boolean {
  let short = text;
  while (FAR.test(short)) short = short.split(HUNDRED).join(" ");
  return SCRIPTED.test(short);
}

const isSpace = (sign: string | undefined) => sign !== undefined && /\s/.test(sign);

/** Where what stands before the root ends: a space, a declaration, a comment or a type; undefined for anything else. */
function behindPrologue(text: string, at: number): number | undefined {
  const behind = (end: string, from = at) => {
    const found = text.indexOf(end, from);
    return found < 0 ? undefined : found + end.length;
  };
  if (isSpace(text[at])) return at + 1;
  if (text.startsWith("<?", at)) return behind("?>");
  if (text.startsWith("<!--", at)) return behind("-->");
  if (!/^<!DOCTYPE/i.test(text.slice(at, at + 9))) return undefined;
  const end = behind(">");
  const inside = text.indexOf("[", at);
  if (inside < 0 || end === undefined || inside > end) return end;
  const close = behind("]", inside);
  return close === undefined ? undefined : behind(">", close);
}

/** A root that is longer says its size before this. */
const LONGEST_HEAD = 10_000;
const ROOT = /^<(?:[\w-]{1,100}:)?svg(?![\w-])/i;

/** The tag of the root behind the prologue, where it is an `svg`. */
function rootTag(text: string): string | undefined {
  for (let at: number | undefined = 0; at !== undefined; at = behindPrologue(text, at)) {
    if (text[at] !== "<" || !ROOT.test(text.slice(at, at + 120))) continue;
    const end = text.indexOf(">", at);
    return end < 0 ? undefined : text.slice(at, Math.min(end + 1, at + LONGEST_HEAD));
  }
  return undefined;
}

/** Whether the last tag, comments apart, is the root's. */
function isWhole(text: string): boolean {
  let rest = text.trimEnd();
  while (rest.endsWith("-->")) {
    const start = rest.lastIndexOf("<!--");
    if (start < 0) return false;
    rest = rest.slice(0, start).trimEnd();
  }
  const last = rest.slice(rest.lastIndexOf("<"));
  if (last.endsWith("/>")) return ROOT.test(last.slice(0, 120));
  return last.length <= 400 && /^<\/\s*(?:[\w-]+:)?svg\s*>$/i.test(last);
}

const VIEW_BOX = /\sviewBox\s*=\s*["']\s*(-?[\d.]+)[\s,]+(-?[\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)/;
const GIVEN = {
  width: /\swidth\s*=\s*["']\s*([\d.]+)(?:px)?\s*["']/,
  height: /\sheight\s*=\s*["']\s*([\d.]+)(?:px)?\s*["']/,
};

function svg(text: string, head: string): ImageFile {
  if (isScripted(text)) return { ok: false, problem: "scripted" };
  if (!isWhole(text)) return { ok: false, problem: "truncated" };
  const [, , viewWidth, viewHeight] = VIEW_BOX.exec(head)?.slice(1).map(Number) ?? [];
  const given = (name: keyof typeof GIVEN) => Number(GIVEN[name].exec(head)?.[1] ?? 0);
  const width = viewWidth || given("width") || 300;
  const height = viewHeight || given("height") || 150;
  return { ok: true, format: "svg", width, height, animated: /<(?:animate|set)/i.test(text) };
}

/**
 * What a file is by its bytes, whatever its name and type say: its format and size in pixels (of an SVG: in its own
 * units), or why it cannot be read.
 */
export function inspectImage(bytes: Uint8Array): ImageFile {
  if (bytes.length === 0) return { ok: false, problem: "empty" };
  for (const [format, is, sizeOf] of RASTER) {
    if (!is(bytes)) continue;
    const sized = sizeOf(bytes);
    if (sized === "truncated" || sized.width === 0 || sized.height === 0)
      return { ok: false, problem: "truncated" };
    const pixels = sized.width * sized.height;
    if (pixels > MOST_PIXELS) return { ok: false, problem: "tooManyPixels", pixels };
    return { ok: true, format, ...sized };
  }
  if (!/^\s*</.test(new TextDecoder().decode(bytes.subarray(0, 64))))
    return { ok: false, problem: "notAnImage" };
  const text = new TextDecoder().decode(bytes);
  const root = rootTag(text);
  return root === undefined ? { ok: false, problem: "notAnImage" } : svg(text, root);
}
