import { expect, test } from "vitest";
import { base64Of } from "./base64.ts";

test.each([0, 1, 2, 3, 8_189, 8_190, 8_191, 100_000])("%i bytes are read back as they were", (length) => {
  const bytes = Uint8Array.from({ length }, (_, n) => (n * 7) % 256);
  expect(base64Of(bytes)).toBe(Buffer.from(bytes).toString("base64"));
});
