import { expect, test } from "vitest";
import { decodeSound, encodeSound, parseFormat, resample } from "./sound.logic.ts";

test.each([
  ["pcm_16000", { codec: "pcm", rate: 16_000 }],
  ["ulaw_8000", { codec: "ulaw", rate: 8_000 }],
])("%s is a format", (format, expected) => {
  expect(parseFormat(format)).toEqual(expected);
});

test.each([
  ["mp3_44100", "Invalid format: mp3_44100"],
  ["pcm", "Invalid sample rate: "],
  ["pcm_fast", "Invalid sample rate: fast"],
  ["pcm_1", "Invalid sample rate: 1"],
])("%s is none", (format, message) => {
  expect(() => parseFormat(format)).toThrow(new Error(message));
});

const WAVE = Float32Array.from({ length: 4_000 }, (_, n) => 0.8 * Math.sin(n / 10));

test.each([
  ["pcm", 1 / 16_000],
  // Eight bits: a step is a sixteenth of the loudness at most.
  ["ulaw", 0.04],
] as const)("sound survives the wire as %s", (codec, error) => {
  const heard = decodeSound(encodeSound(WAVE, codec), codec);
  expect(heard).toHaveLength(WAVE.length);
  for (const [n, sample] of heard.entries()) expect(Math.abs(sample - (WAVE[n] ?? 0))).toBeLessThan(error);
});

test("what is too loud is cut off and does not turn over", () => {
  const loud = decodeSound(encodeSound(Float32Array.of(3, -3), "pcm"), "pcm");
  expect(loud[0]).toBeGreaterThan(0.99);
  expect(loud[1]).toBeLessThan(-0.99);
});

test("silence in µ-law is 0xFF", () => {
  expect(atob(encodeSound(Float32Array.of(0), "ulaw")).charCodeAt(0)).toBe(0xff);
});

test("PCM is read and written little-endian", () => {
  expect(encodeSound(Float32Array.of(1 / 32_768), "pcm")).toBe(btoa("\x01\x00"));
});

test.each([
  [48_000, 12_000],
  [44_100, 11_025],
  [16_000, 4_000],
  [8_000, 2_000],
])("a quarter of a second at %i Hz is one at 16 kHz", (rate, length) => {
  expect(resample(new Float32Array(length).fill(0.5), rate, 16_000)).toEqual(
    new Float32Array(4_000).fill(0.5),
  );
});
