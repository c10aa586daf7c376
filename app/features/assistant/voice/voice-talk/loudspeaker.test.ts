import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openLoudspeaker } from "./loudspeaker.ts";
import { encodeSound } from "./sound.logic.ts";

const FORMAT = { codec: "pcm", rate: 16_000 } as const;
const SOUND = encodeSound(Float32Array.of(0.5, 0.5), "pcm");

/** What the page asked of the sound system, in order. */
let asked: unknown[];
let told: boolean[];
let clock: number;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  told = [];
  clock = 10;
  const node = { connect: (next: unknown) => next };
  const port = { postMessage: (what: unknown) => asked.push(what === "clear" ? "clear" : "sound") };
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal(
    "AudioContext",
    class extends EventTarget {
      readonly state = "running";
      readonly audioWorklet = { addModule: async () => {} };
      readonly destination = {};
      get currentTime() {
        return clock;
      }
      createGain() {
        const gain = {
          cancelScheduledValues: (at: number) => asked.push(["cancel", at]),
          setValueAtTime: (value: number, at: number) => asked.push(["set", value, at]),
          exponentialRampToValueAtTime: (value: number, at: number) => asked.push(["ramp", value, at]),
        };
        return { ...node, gain };
      }
      createAnalyser = () => ({ ...node, fftSize: 32, getFloatTimeDomainData() {} });
      close = async () => {
        asked.push("close");
      };
    },
  );
  vi.stubGlobal(
    "AudioWorkletNode",
    class {
      connect = node.connect;
      readonly port = port;
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = () => openLoudspeaker(FORMAT, (playing) => told.push(playing));

test("an interrupted voice fades for two seconds, and only then the rest of it is thrown away", async () => {
  const loudspeaker = await open();
  loudspeaker.play(SOUND);
  loudspeaker.fade();
  expect(asked).toEqual(["sound", ["set", 1, 10], ["ramp", 0.0001, 12]]);
  clock += 1.999;
  vi.advanceTimersByTime(1_999);
  expect(asked).toHaveLength(3);
  clock += 0.001;
  vi.advanceTimersByTime(1);
  expect(asked.slice(3)).toEqual(["clear", ["cancel", 12], ["set", 1, 12]]);
});

test("a second interruption does not begin the fade anew", async () => {
  const loudspeaker = await open();
  loudspeaker.fade();
  vi.advanceTimersByTime(1_500);
  loudspeaker.fade();
  vi.advanceTimersByTime(500);
  expect(asked).toContain("clear");
});

test("a new answer ends the fade at once, is as loud as before and is not cut off by it", async () => {
  const loudspeaker = await open();
  loudspeaker.fade();
  clock += 0.5;
  vi.advanceTimersByTime(500);
  loudspeaker.play(SOUND);
  expect(asked.slice(2)).toEqual(["clear", ["cancel", 10.5], ["set", 1, 10.5], "sound"]);
  vi.advanceTimersByTime(5_000);
  expect(asked).toHaveLength(6);
});

test("without worklets it says so in the words of the product", async () => {
  vi.stubGlobal(
    "AudioWorkletNode",
    class {
      constructor() {
        throw new Error("no such thing");
      }
    },
  );
  await expect(open()).rejects.toThrow(
    "Failed to load the voice-playback worklet module. Make sure the browser supports AudioWorklets.",
  );
  expect(asked).toEqual(["close"]);
});
