import { expect, test } from "vitest";
import { ended, frame, T, talking } from "../../tests/fakes/voice-conversation.ts";
import { VOICE_CLOSE } from "../shared/voice-contract.ts";
import { type Effect, reduce } from "./conversation.ts";
import { MARK_BYTES, UNREAD_MOST_BYTES } from "./unread.ts";

/** So many seconds of sound of so many samples a second, as one frame of an agent. */
const sound = (seconds: number, rate: number) =>
  JSON.stringify({
    type: "audio",
    audio_event: { audio_base_64: "A".repeat((seconds * rate * 2 * 4) / 3), event_id: 1 },
  });

/** Lets an agent speak, one frame every `ms`, to a client that answers the pings it gets or does not. */
function listening({ frames, ms, reads }: { frames: string[]; ms: number; reads: boolean }) {
  let { state } = talking();
  const pinged: number[] = [];
  const toAgent: Effect[] = [];
  let last: Effect[] = [];
  for (const [n, data] of frames.entries()) {
    const at = T + n * ms;
    const step = reduce(state, frame("upstream", data, at, -1 - n));
    state = step.state;
    last = step.effects;
    for (const effect of last) {
      if (effect.type !== "send" || effect.to !== "client" || effect.frame === data) continue;
      const { type, ping_event } = JSON.parse(effect.frame);
      expect(type).toBe("ping");
      pinged.push(ping_event.event_id);
      if (!reads) continue;
      const pong = JSON.stringify({ type: "pong", event_id: ping_event.event_id });
      const answer = reduce(state, frame("client", pong, at));
      state = answer.state;
      toAgent.push(...answer.effects);
    }
    if (state.over) break;
  }
  return { state, last, pinged, toAgent };
}

test("a client that takes what it is sent hears the finest sound for as long as a conversation may last", () => {
  const frames = Array.from({ length: 890 }, () => sound(1, 48_000));
  const { state, pinged, toAgent } = listening({ frames, ms: 1_000, reads: true });
  expect(state.over).toBe(false);
  expect(pinged.length).toBeGreaterThan(400);
  expect(new Set(pinged).size).toBe(pinged.length);
  // The pings are ours, and so are their answers.
  expect(toAgent).toEqual([]);
});

test("a client that takes nothing is told so before more than a bounded share is held for it", () => {
  const frames = Array.from({ length: 890 }, () => sound(1, 48_000));
  const { last, pinged } = listening({ frames, ms: 1_000, reads: false });
  expect(last).toEqual(ended(VOICE_CLOSE.tooSlow));
  expect(pinged.length * MARK_BYTES).toBeLessThanOrEqual(UNREAD_MOST_BYTES);
});

test.each([16_000, 24_000, 48_000])("a minute of sound at %i Hz may come at one moment", (rate) => {
  const frames = Array.from({ length: 60 }, () => sound(1, rate));
  expect(listening({ frames, ms: 0, reads: false }).state.over).toBe(false);
});

test("a pong that is not for a ping of ours goes to the agent, and proves nothing", () => {
  const frames = Array.from({ length: 60 }, () => sound(1, 48_000));
  const { state } = listening({ frames, ms: 0, reads: false });
  const pong = (id: unknown) => JSON.stringify({ type: "pong", event_id: id });
  for (const id of [9, -10_000, "x", undefined]) {
    const step = reduce(state, frame("client", pong(id)));
    expect(step.effects).toEqual([{ type: "send", to: "upstream", frame: pong(id) }]);
    expect(step.state.unread).toEqual(state.unread);
  }
});

test("one answered ping vouches for everything before it and for nothing after", () => {
  const frames = Array.from({ length: 60 }, () => sound(1, 48_000));
  const { state, pinged } = listening({ frames, ms: 0, reads: false });
  const pong = JSON.stringify({ type: "pong", event_id: pinged.at(-2) });
  const { unread } = reduce(state, frame("client", pong)).state;
  expect(unread.pings.map(({ id }) => id)).toEqual([pinged.at(-1)]);
  expect(unread.bytes).toBeLessThan(3 * MARK_BYTES);
  expect(unread.bytes).toBeGreaterThanOrEqual(MARK_BYTES);
});
