import { deflateSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { times } from "../../../../tests/prove.ts";
import { inspectImage, MOST_PIXELS } from "./image-file.ts";

const text = (source: string) => new TextEncoder().encode(source);
const join = (...parts: (Uint8Array | number[])[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
const u32 = (value: number) => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255];
const u16le = (value: number) => [value & 255, value >> 8];
const u32le = (value: number) => [...u16le(value & 0xffff), ...u16le(value >>> 16)];

const chunk = (type: string, data: Uint8Array | number[]) =>
  join(u32(data.length), text(type), data, [0, 0, 0, 0]);
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const png = (width: number, height: number, ...more: Uint8Array[]) =>
  join(
    PNG,
    chunk("IHDR", [...u32(width), ...u32(height), 8, 0, 0, 0, 0]),
    ...more,
    chunk("IDAT", deflateSync(new Uint8Array(10))),
    chunk("IEND", []),
  );
const jpeg = (width: number, height: number, end = [0xff, 0xd9]) =>
  join(
    [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0],
    [0xff, 0xc0, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 0, 0, 0],
    [0xff, 0xda, 0, 2, 1, 2, 3],
    end,
  );
const frame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 1, 9, 0];
const gif = (frames: number, end = [0x3b]) =>
  join(text("GIF89a"), u16le(20), u16le(10), [0, 0, 0], ...Array(frames).fill(frame), end);
const bmp = (width: number, height: number, length = 54) =>
  join(
    text("BM"),
    u32le(54),
    [0, 0, 0, 0],
    u32le(54),
    u32le(40),
    u32le(width),
    u32le(height),
    new Uint8Array(length - 26),
  );
const webp = (flags: number) =>
  join(text("RIFF"), u32le(22), text("WEBPVP8X"), u32le(10), [flags, 0, 0, 0, 99, 0, 0, 49, 0, 0]);
const svg = (inside: string, head = 'viewBox="0 0 400 300"') =>
  text(
    `<?xml version="1.0"?>\n<!-- a plan -->\n<svg xmlns="http://www.w3.org/2000/svg" ${head}>${inside}</svg>\n`,
  );

describe("a whole file", () => {
  test.each([
    ["png", png(640, 480), 640, 480, false],
    ["png", png(640, 480, chunk("acTL", [0, 0, 0, 2])), 640, 480, true],
    ["jpeg", jpeg(640, 480), 640, 480, false],
    ["gif", gif(1), 20, 10, false],
    ["gif", gif(3), 20, 10, true],
    ["bmp", bmp(64, 48), 64, 48, false],
    ["webp", webp(0), 100, 50, false],
    ["webp", webp(2), 100, 50, true],
    ["svg", svg("<text>10'</text>"), 400, 300, false],
    ["svg", svg("<rect/>", 'width="640" height="480px"'), 640, 480, false],
    ["svg", svg('<rect><animate attributeName="x"/></rect>'), 400, 300, true],
  ])("of format %s is known with its size", (format, bytes, width, height, animated) => {
    expect(inspectImage(bytes)).toEqual({ ok: true, format, width, height, animated });
  });
});

test("no bytes are no file", () =>
  expect(inspectImage(new Uint8Array())).toEqual({ ok: false, problem: "empty" }));

test.each([
  text("%PDF-1.7"),
  text("hello"),
  text("<!DOCTYPE html><html><svg></svg></html>"),
  text("PK\u0003\u0004"),
  join([0, 0, 0, 24], text("ftypheic")),
])("bytes of something else are no image, whatever the file is called", (bytes) => {
  expect(inspectImage(bytes)).toEqual({ ok: false, problem: "notAnImage" });
});

test.each([
  png(640, 480).slice(0, 40),
  jpeg(640, 480, []),
  gif(2, []),
  bmp(64, 48).slice(0, 40),
  webp(0).slice(0, 29),
  text('<svg xmlns="http://www.w3.org/2000/svg"><text>10'),
  png(0, 480),
])("a file that ends before its picture is truncated", (bytes) => {
  expect(inspectImage(bytes)).toEqual({ ok: false, problem: "truncated" });
});

test("sixty million pixels are too many, and are told", () => {
  expect(inspectImage(png(10_000, 6_000))).toEqual({
    ok: false,
    problem: "tooManyPixels",
    pixels: 60_000_000,
  });
  expect(inspectImage(png(8_000, MOST_PIXELS / 8_000)).ok).toBe(true);
});

test.each([
  "<script>alert(1)</script>",
  "<svg:script/>",
  '<rect onclick="alert(1)"/>',
  '<a href="javascript:alert(1)"><text>x</text></a>',
  '<image href="https://example.com/x.png"/>',
  "<image xlink:href='//example.com/x.png'/>",
  "<foreignObject><p/></foreignObject>",
  "<style>@import 'x.css'</style>",
  '<rect fill="url(https://example.com/#a)"/>',
])("an SVG with %s could run code or fetch something", (inside) => {
  expect(inspectImage(svg(inside))).toEqual({ ok: false, problem: "scripted" });
});

test.each(['<use href="#a"/>', '<rect fill="url(#a)"/>', '<image href="data:image/png;base64,AA=="/>'])(
  "an SVG with %s is harmless",
  (inside) => expect(inspectImage(svg(inside)).ok).toBe(true),
);

test.each([
  "<svg></svg><!-- a --><!-- b -->\n",
  "<?xml version='1.0'?><?look at='it'?><!-- a --><!DOCTYPE svg PUBLIC 'x' [<!-- b -->]><!-- c --><svg/>",
  `<!--${"long ".repeat(1000)}--><svg></svg>`,
  '<svg><rect fill="url( #a)"/></svg>',
])("comments, declarations and spaces around the picture change nothing: %s", (source) => {
  expect(inspectImage(text(source)).ok).toBe(true);
});

// Patterns that try every way to divide a text would still be at it when the universe ends.
test.each([
  ["comments before anything", `${"<!---->".repeat(60)}x`, "notAnImage"],
  ["comments behind the end", `<svg></svg>${"<!---->".repeat(60)}x`, "truncated"],
  ["beginnings of a root", "<svg ".repeat(400_000), "notAnImage"],
  ["beginnings of a root inside of one", `<svg>${"<svg ".repeat(400_000)}`, "truncated"],
  ["spaces before an address", `<svg href=${" ".repeat(2_000_000)}#a></svg>`, undefined],
  ["a document type without an end", `<!DOCTYPE svg ${"[]".repeat(1_000_000)}`, "notAnImage"],
])("a file made of %s is answered at once", (_, source, problem) => {
  const image = inspectImage(text(source));
  expect(image.ok ? undefined : image.problem).toBe(problem);
});

test("whatever the bytes are, the answer comes without an error", () => {
  const heads = [
    PNG,
    [0xff, 0xd8, 0xff],
    [...text("GIF89a")],
    [...text("BM")],
    [...text("RIFF")],
    [...text("<svg ")],
    [],
  ];
  fc.assert(
    fc.property(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 200 }), (head, rest) => {
      expect(typeof inspectImage(join(head, rest)).ok).toBe("boolean");
    }),
    { numRuns: times(2000) },
  );
});
