import { expect, test } from "vitest";
import { isHeic } from "./heic.ts";

const bytes = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));

test("a picture of an iPhone is known by its first box, and nothing else is taken for one", () => {
  expect(isHeic(bytes("\0\0\0\x18ftypheic\0\0"))).toBe(true);
  expect(isHeic(bytes("\0\0\0\x18ftypisom\0\0"))).toBe(false);
  expect(isHeic(bytes("GIF89a"))).toBe(false);
});
