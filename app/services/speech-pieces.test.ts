import fc from "fast-check";
import { expect, test } from "vitest";
import { piecesOf, voiceFor } from "./speech-pieces.ts";

test("every line is a piece of its own, and lines without a word are none", () => {
  expect(piecesOf("Shop\n\n  Six   products \n·\n— \n$14.99")).toEqual(["Shop", "Six products", "$14.99"]);
});

test("a long line is cut at the ends of its sentences", () => {
  const sentence = "Check the footing before you pour the concrete into the form of the wall.";
  expect(piecesOf(`${sentence} ${sentence} ${sentence}`)).toEqual([`${sentence} ${sentence}`, sentence]);
});

test("a sentence without an end is cut at its words", () => {
  const pieces = piecesOf("beam ".repeat(100));
  expect(pieces.length).toBeGreaterThan(2);
  expect(pieces.every((piece) => /^beam( beam)*$/.test(piece))).toBe(true);
});

test("nothing is lost, nothing is added, and no piece of words is too long", () => {
  const word = fc.stringMatching(/^[a-zא-ת0-9]{1,20}[.!?]?$/u);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 80 }), (words) => {
      const pieces = piecesOf(words.join(" "));
      expect(pieces.join(" ")).toBe(words.join(" "));
      for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(180);
    }),
  );
});

const voice = (lang: string, localService = true, isDefault = false) => ({
  lang,
  localService,
  default: isDefault,
});

test("a voice speaks the page's language, the device's own before one of the network", () => {
  const voices = [voice("en-US", false), voice("es-MX"), voice("en-GB"), voice("en-AU", true, true)];
  expect(voiceFor(voices, "en")?.lang).toBe("en-AU");
  expect(voiceFor(voices.slice(0, 3), "en")?.lang).toBe("en-GB");
  expect(voiceFor(voices.slice(0, 1), "en")?.lang).toBe("en-US");
  expect(voiceFor(voices, "es")?.lang).toBe("es-MX");
});

test("a Hebrew voice counts under its former name, and written with an underscore", () => {
  expect(voiceFor([voice("iw_IL")], "he")?.lang).toBe("iw_IL");
});

test("without a voice for the language there is none: another's would be gibberish", () => {
  expect(voiceFor([voice("en-US", true, true)], "he")).toBeUndefined();
  expect(voiceFor([], "en")).toBeUndefined();
});
