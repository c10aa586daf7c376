import { beforeEach, expect, test, vi } from "vitest";
import { type Abilities, createBrowserVoice } from "./browser-voice.ts";

/** A browser's recognition, whose ends a test decides. */
class Recognition {
  static now: Recognition | undefined;
  onstart?: () => void;
  onend?: () => void;
  onerror?: (event: { error: string }) => void;
  start(): void {
    Recognition.now = this;
    this.onstart?.();
  }
  abort(): void {
    this.fail("aborted");
  }
  fail(error: string): void {
    Recognition.now = undefined;
    this.onerror?.({ error });
    this.onend?.();
  }
}

let page: EventTarget & { visibilityState: string };

function turn(visibilityState: "visible" | "hidden"): void {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event("visibilitychange"));
}

/** A voice that listens. */
function listening() {
  let abilities: Abilities = {};
  const voice = createBrowserVoice({
    language: "en",
    hear: () => {},
    sound: () => {},
    tell: (now) => {
      abilities = now;
    },
  });
  voice.mute(false);
  return { voice, hearing: () => abilities.hearing };
}

beforeEach(() => {
  Recognition.now = undefined;
  page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", { SpeechRecognition: Recognition });
});

test("a phone that was locked listens again when it is looked at", () => {
  const { hearing } = listening();
  turn("hidden");
  Recognition.now?.fail("audio-capture");
  expect(hearing()).toBe("noMicrophone");
  turn("visible");
  expect(hearing()).toBe("listening");
});

test("a refusal before the visitor's eyes stands until they ask anew", () => {
  const { voice, hearing } = listening();
  Recognition.now?.fail("not-allowed");
  turn("hidden");
  turn("visible");
  expect(hearing()).toBe("denied");
  voice.mute(false);
  expect(hearing()).toBe("listening");
});

test("who is muted is not heard when the page comes back", () => {
  const { voice } = listening();
  voice.mute(true);
  turn("hidden");
  turn("visible");
  expect(Recognition.now).toBeUndefined();
});

test("after the end nothing listens any more", () => {
  const { voice } = listening();
  voice.stop();
  turn("hidden");
  turn("visible");
  expect(Recognition.now).toBeUndefined();
});
