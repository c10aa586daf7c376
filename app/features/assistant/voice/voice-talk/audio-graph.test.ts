import { beforeEach, expect, test, vi } from "vitest";
import { keepRunning } from "./audio-graph.ts";

/** A sound system that a phone stops and starts, and that counts how often it is asked to go on. */
class Context extends EventTarget {
  state = "suspended";
  asked = 0;
  async resume(): Promise<void> {
    this.asked++;
    if (this.state === "interrupted") throw new DOMException("ringing", "InvalidStateError");
    this.become("running");
  }
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

let page: EventTarget;
let context: Context;
const keep = () => keepRunning(context as unknown as AudioContext);

beforeEach(() => {
  page = new EventTarget();
  context = new Context();
  vi.stubGlobal("document", page);
});

test("sound begins at once, and is asked for no more while it runs", () => {
  keep();
  expect(context).toMatchObject({ state: "running", asked: 1 });
});

test("sound that a call has interrupted goes on after the call", () => {
  keep();
  context.become("interrupted");
  expect(context.state).toBe("interrupted");
  context.become("suspended");
  expect(context.state).toBe("running");
});

test("sound that stopped while the phone was locked goes on when the page is looked at", () => {
  keep();
  context.state = "suspended";
  page.dispatchEvent(new Event("visibilitychange"));
  expect(context.state).toBe("running");
});

test("after the end nothing begins it again", () => {
  const letRest = keep();
  letRest();
  context.become("suspended");
  page.dispatchEvent(new Event("visibilitychange"));
  expect(context).toMatchObject({ state: "suspended", asked: 1 });
});
