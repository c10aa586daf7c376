import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { jpeg, latin1, pdf, png, SVG, webp } from "../../../tests/pictures.ts";
import { readFile } from "./read-file.ts";

const text = (words: string) => new TextEncoder().encode(words);

function kept(bytes: Uint8Array, kind: "picture" | "document" = "picture") {
  const read = readFile(bytes, kind);
  if (typeof read === "string") throw new Error(`it is not kept: ${read}`);
  return { ...read, text: latin1(read.bytes) };
}

test.each([
  ["image/png", png({ width: 40, height: 30 })],
  ["image/jpeg", jpeg()],
  ["image/webp", webp()],
])("%s is known by its own bytes, with its size", (type, bytes) => {
  expect(kept(bytes)).toMatchObject({ type, width: 40, height: 30 });
});

test.each([
  ["no bytes", new Uint8Array(), "empty"],
  ["an SVG", text(SVG), "unknown"],
  ["a page", text("<!doctype html><script>alert(1)</script>"), "unknown"],
  ["a GIF", text("GIF89a\x01\0\x01\0"), "unknown"],
  ["a PDF where a picture is asked for", pdf(), "unknown"],
  ["a PNG cut in the middle", png().subarray(0, 50), "truncated"],
  ["a PNG of no pixels", png({ width: 0 }), "truncated"],
  [
    "the first bytes of a JPEG before a page",
    new Uint8Array([0xff, 0xd8, 0xff, ...text("<script>")]),
    "truncated",
  ],
  ["a JPEG cut in the middle", jpeg().subarray(0, -6), "truncated"],
  ["a WebP cut in the middle", webp().subarray(0, 40), "truncated"],
  ["a WebP that moves", webp({ animated: true }), "moving"],
  ["a PNG that unfolds to a wall", png({ width: 60_000, height: 2 }).fill(0xff, 20, 24), "tooManyPixels"],
])("%s is not kept", (_, bytes, problem) => {
  expect(readFile(bytes, "picture")).toBe(problem);
});

describe("of a file that is two things at once, only the picture is left", () => {
  const PAGE = "<script>alert(1)</script>";

  test("behind its end, in a PNG", () => {
    expect(kept(png({ behind: PAGE })).text).not.toContain(PAGE);
  });

  test("in a text of a PNG, and in a chunk that nobody knows", () => {
    const { text } = kept(
      png({
        extra: [
          ["tEXt", `Comment\0${PAGE}`],
          ["hTML", PAGE],
          ["eXIf", "GPS"],
          ["acTL", "12345678"],
        ],
      }),
    );
    expect(text).not.toContain(PAGE);
    expect(text).not.toMatch(/tEXt|hTML|eXIf|acTL/);
    expect(text).toMatch(/IHDR[\s\S]+IDAT[\s\S]+IEND/);
  });

  test("in a comment of a JPEG, and behind its end", () => {
    const { text } = kept(jpeg({ comment: PAGE, behind: `PK\x03\x04${PAGE}` }));
    expect(text).not.toContain(PAGE);
    expect(text).not.toContain("PK\x03\x04");
  });

  test("behind the end of a WebP", () => {
    expect(kept(webp({ behind: PAGE })).text).not.toContain(PAGE);
  });
});

test("where a photo was taken, with what and by whom is left out, and which way up it is stays", () => {
  const { bytes, text } = kept(jpeg({ orientation: 6 }));
  expect(text).not.toMatch(/GPS|xmpmeta|MPF/);
  expect(text).toContain("ICC_PROFILE");
  expect(text).toContain("Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06");
  expect(kept(bytes).bytes).toEqual(bytes);
  expect(kept(jpeg({ orientation: 1 })).text).not.toContain("Exif");
  expect(kept(webp()).text).not.toMatch(/GPS|xmpmeta/);
});

test("a picture without anything beside it is kept byte for byte", () => {
  expect(kept(png()).bytes).toEqual(png());
});

test("a progressive JPEG keeps its tables and scans to the last", () => {
  const { text } = kept(jpeg());
  expect(text).toContain("\x12\xff\0\x34\xff\xd0\x56\xff\xc4");
  expect(text.endsWith("\x78\x9a\xff\xd9")).toBe(true);
});

test("a document may be a picture or a PDF that has an end", () => {
  expect(kept(pdf(), "document")).toMatchObject({ type: "application/pdf", width: null });
  expect(kept(png(), "document").type).toBe("image/png");
  expect(readFile(text("%PDF-1.7 and then nothing"), "document")).toBe("truncated");
});

test("no bytes whatever break the reader, and what it keeps it keeps again", () => {
  const begun = fc.constantFrom(png(), jpeg(), webp(), pdf(), new Uint8Array());
  const spoiled = fc.tuple(
    begun,
    fc.array(fc.tuple(fc.nat(400), fc.nat(255)), { maxLength: 12 }),
    fc.nat(400),
  );
  fc.assert(
    fc.property(spoiled, ([bytes, changes, cut]) => {
      const copy = bytes.slice(0, Math.max(0, bytes.length - (cut % 3 === 0 ? cut : 0)));
      for (const [at, value] of changes) if (at < copy.length) copy[at] = value;
      const read = readFile(copy, "document");
      if (typeof read !== "string") expect(readFile(read.bytes, "document")).toEqual(read);
    }),
    { numRuns: 2_000 },
  );
});
