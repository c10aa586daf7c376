import fc from "fast-check";
import { expect, test } from "vitest";
import { fold } from "./fold.ts";

test("accents, points and case are folded away, letters stay", () => {
  expect(fold("Cimentación DISEÑO")).toBe("cimentacion diseno");
  expect(fold("שָׁלוֹם")).toBe("שלום");
  expect(fold("2×4 Ø")).toBe("2×4 ø");
});

test("composed and decomposed spellings are one", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(fold(text.normalize("NFD"))).toBe(fold(text.normalize("NFC")));
    }),
  );
});

test("folding twice changes nothing more", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
});
