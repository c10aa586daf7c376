import { beforeEach, expect, test, vi } from "vitest";
import { keepAwake } from "./wake-lock.ts";

/** A screen that counts the locks on it, and a page that goes away and comes back. */
function screenOf(request?: () => Promise<{ release: () => Promise<void> }>) {
  const held = { now: 0, asked: 0 };
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  const hold = async () => {
    held.asked++;
    held.now++;
    let released = false;
    return {
      async release() {
        if (!released) held.now--;
        released = true;
      },
    };
  };
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", { wakeLock: { request: request ?? hold } });
  return {
    held,
    turn(visibilityState: "visible" | "hidden") {
      page.visibilityState = visibilityState;
      page.dispatchEvent(new Event("visibilitychange"));
    },
  };
}

/** Promises that are settled already have run their course. */
const settled = () => vi.waitFor(() => Promise.resolve());

beforeEach(() => {
  vi.unstubAllGlobals();
});

test("the screen is kept on from the start to the end", async () => {
  const { held } = screenOf();
  const letSleep = keepAwake();
  await settled();
  expect(held).toEqual({ now: 1, asked: 1 });
  letSleep();
  await settled();
  expect(held.now).toBe(0);
});

test("a page that comes back asks again, one that goes away does not", async () => {
  const { held, turn } = screenOf();
  const letSleep = keepAwake();
  turn("hidden");
  await settled();
  expect(held.asked).toBe(1);
  turn("visible");
  await settled();
  expect(held.asked).toBe(2);
  letSleep();
  await settled();
  // Also the first, which a browser that did not take it away would hold for ever.
  expect(held.now).toBe(0);
});

test("after the end nothing asks again, and what is granted too late is given back", async () => {
  const { held, turn } = screenOf();
  const letSleep = keepAwake();
  letSleep();
  turn("visible");
  await settled();
  expect(held).toEqual({ now: 0, asked: 1 });
});

test("where the screen cannot be kept on nothing happens", async () => {
  screenOf(() => Promise.reject(new DOMException("low battery", "NotAllowedError")));
  keepAwake()();
  vi.stubGlobal("navigator", {});
  expect(() => keepAwake()()).not.toThrow();
  await settled();
});
