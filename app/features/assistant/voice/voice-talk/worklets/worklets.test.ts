import { beforeEach, expect, test, vi } from "vitest";

type Processor = { process(inputs: Float32Array[][], outputs: Float32Array[][]): boolean };
type Processors = Record<string, new () => Processor>;

/** Samples that a context hands a worklet at one time. */
const BLOCK = 128;

let posted: unknown[];
let order: (what: unknown) => void;

/** The worklet of this name, as a context of this rate makes it. */
async function processorAt(rate: number, file: "capture" | "playback"): Promise<Processor> {
  const registered: Processors = {};
  const port = {
    // As between threads: what is posted is a copy.
    postMessage: (what: unknown) => posted.push(structuredClone(what)),
    onmessage: undefined as ((event: { data: unknown }) => void) | undefined,
  };
  vi.stubGlobal("sampleRate", rate);
  vi.stubGlobal(
    "AudioWorkletProcessor",
    class {
      readonly port = port;
    },
  );
  vi.stubGlobal("registerProcessor", (name: string, made: new () => Processor) => {
    registered[name] = made;
  });
  vi.resetModules();
  await (file === "capture" ? import("./capture.ts") : import("./playback.ts"));
  order = (data) => port.onmessage?.({ data });
  const Made = registered[`voice-${file}`];
  if (!Made) throw new Error(`${file} registers nothing`);
  return new Made();
}

beforeEach(() => {
  posted = [];
});

test.each([48_000, 44_100, 16_000])(
  "at %i samples a second the microphone is handed on a quarter of a second at a time",
  async (rate) => {
    const capture = await processorAt(rate, "capture");
    for (let heard = 0; heard < rate; heard += BLOCK)
      capture.process([[new Float32Array(BLOCK).fill(0.5)]], []);
    expect(posted).toHaveLength(4);
    for (const chunk of posted) expect(chunk).toHaveLength(rate / 4);
    expect(posted[0]).toEqual(new Float32Array(rate / 4).fill(0.5));
  },
);

test("a microphone without a channel is waited for", async () => {
  const capture = await processorAt(48_000, "capture");
  expect(capture.process([[]], [])).toBe(true);
  expect(posted).toEqual([]);
});

function play(playback: Processor): Float32Array {
  const channel = new Float32Array(BLOCK);
  playback.process([], [[channel]]);
  return channel;
}

test("sound is played in the order in which it comes, and its beginning and end are told once", async () => {
  const playback = await processorAt(16_000, "playback");
  order(new Float32Array(BLOCK).fill(0.25));
  order(new Float32Array(BLOCK + 1).fill(0.75));
  expect(play(playback)).toEqual(new Float32Array(BLOCK).fill(0.25));
  expect(play(playback)).toEqual(new Float32Array(BLOCK).fill(0.75));
  expect(play(playback).slice(0, 2)).toEqual(Float32Array.of(0.75, 0));
  expect(play(playback)).toEqual(new Float32Array(BLOCK));
  expect(posted).toEqual([true, false]);
});

test("sound that takes the place of an interrupted answer is told as a new one", async () => {
  const playback = await processorAt(16_000, "playback");
  order(new Float32Array(BLOCK * 4).fill(0.25));
  play(playback);
  order("clear");
  order(new Float32Array(BLOCK * 2).fill(0.75));
  expect(play(playback)).toEqual(new Float32Array(BLOCK).fill(0.75));
  expect(posted).toEqual([true, false, true]);
});
