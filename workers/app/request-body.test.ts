import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { joinedContributions } from "../../app/composition/contributions.server.ts";
import { MOST_UPLOAD_BYTES } from "../../app/features/assistant/blueprint/saved-limits.ts";
import { bodyLimit, MAX_BODY_BYTES, namedPath, PACE, readBody } from "./request-body.ts";

const OWN = "https://groundwork.example";

/** A body that arrives in pieces, with the length that the request claims for it. */
function arriving(pieces: Uint8Array[], claimed?: string) {
  const cancelled = vi.fn();
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = pieces[sent];
      if (!piece) return controller.close();
      sent += 1;
      controller.enqueue(piece);
    },
    cancel: cancelled,
  });
  const request = new Request(`${OWN}/cart`, {
    method: "POST",
    body,
    headers: claimed === undefined ? {} : { "content-length": claimed },
    duplex: "half",
  } as RequestInit);
  return { request, cancelled, sent: () => sent };
}

const kilobyte = (n = 1) => new Uint8Array(n * 1024).fill(7);

test("a body within the limit arrives whole and in order, however it was cut", async () => {
  const { request } = arriving([Uint8Array.of(1, 2), Uint8Array.of(3), new Uint8Array(), Uint8Array.of(4)]);
  expect(await readBody(request)).toEqual(Uint8Array.of(1, 2, 3, 4));
});

test("a body of exactly the limit is taken, one byte more is not", async () => {
  expect(await readBody(arriving([kilobyte(64)]).request)).toHaveLength(MAX_BODY_BYTES);
  expect(await readBody(arriving([kilobyte(64), Uint8Array.of(1)]).request)).toBe("too-large");
});

test("a request without a body has an empty one", async () => {
  expect(await readBody(new Request(OWN, { method: "POST" }))).toEqual(new Uint8Array());
});

test.each([undefined, "5", "0", "-1", "many", "1e1", ""])(
  "a body that claims a length of %j is counted all the same, and read no further than what is too much",
  async (claimed) => {
    const { request, cancelled, sent } = arriving(Array(200).fill(kilobyte()), claimed);
    expect(await readBody(request)).toBe("too-large");
    // One kilobyte over the limit, and one that the stream holds ready.
    expect(sent()).toBeLessThanOrEqual(66);
    expect(cancelled).toHaveBeenCalled();
  },
);

test.each(["65537", "204800", "1e9", "9".repeat(400)])(
  "a body that claims to be too large, %s bytes, is not read at all",
  async (claimed) => {
    const { request, cancelled, sent } = arriving([kilobyte()], claimed);
    expect(await readBody(request)).toBe("too-large");
    // What the stream held ready before anybody asked.
    expect(sent()).toBeLessThanOrEqual(1);
    expect(cancelled).toHaveBeenCalled();
  },
);

describe("a body that comes piece by piece", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** A body of which another piece comes every so many milliseconds, and how long it was waited for. */
  async function dripping(
    piece: Uint8Array,
    everyMs: number,
    { pieces = Infinity, limit = MAX_BODY_BYTES } = {},
  ) {
    const cancelled = vi.fn();
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        if (sent >= pieces) return controller.close();
        await new Promise((resolve) => setTimeout(resolve, everyMs));
        sent++;
        if (!cancelled.mock.calls.length) controller.enqueue(piece);
      },
      cancel: cancelled,
    });
    const request = new Request(`${OWN}/cart`, { method: "POST", body, duplex: "half" } as RequestInit);
    const started = Date.now();
    const reading = readBody(request, limit).then((read) => ({ read, ms: Date.now() - started }));
    await vi.advanceTimersByTimeAsync(20 * 60_000);
    return { ...(await reading), cancelled };
  }

  test("and never ends is given up", async () => {
    const { read, ms, cancelled } = await dripping(Uint8Array.of(1), 1_000);
    expect(read).toBe("too-slow");
    expect(ms).toBeLessThan(PACE.startMs + 1_000);
    expect(cancelled).toHaveBeenCalled();
  });

  test("and stops in the middle is given up", async () => {
    const { read, ms } = await dripping(kilobyte(), 10 * 60_000);
    expect([read, ms]).toEqual(["too-slow", PACE.startMs]);
  });

  test("and becomes too large is refused with the piece that is too much", async () => {
    const { read, ms, cancelled } = await dripping(kilobyte(64), 1_000);
    expect([read, ms]).toEqual(["too-large", 2_000]);
    expect(cancelled).toHaveBeenCalled();
  });

  test("over a poor line arrives, however long it takes", async () => {
    const { read, ms } = await dripping(kilobyte(10), 1_000, { pieces: 400, limit: MOST_UPLOAD_BYTES });
    expect(read).toHaveLength(400 * 10 * 1024);
    expect(ms).toBe(400_000);
  });
});

test("an upload may name a limit of its own", async () => {
  expect(await readBody(arriving([kilobyte(2)]).request, 2048)).toHaveLength(2048);
  expect(await readBody(arriving([kilobyte(2)]).request, 2047)).toBe("too-large");
});

test("an address that takes a drawing or a conversation takes more, and no other does", () => {
  const { bodyLimits } = joinedContributions;
  expect(bodyLimit("/blueprint-analyzer/drawings", bodyLimits)).toBe(MOST_UPLOAD_BYTES);
  for (const path of ["/blueprint-analyzer", "/blueprint-analyzer/vision", "/voice-assistant"])
    expect(bodyLimit(path, bodyLimits)).toBeGreaterThan(MAX_BODY_BYTES);
  for (const path of [
    "/",
    "/cart",
    "/constructor",
    "constructor",
    "/blueprint-analyzer/report",
    "/blueprint-analyzer/",
  ])
    expect(bodyLimit(path, bodyLimits)).toBe(MAX_BODY_BYTES);
});

test("an address with a name in it stands for any one part there, and for no more and no less", () => {
  const limits = { "/punch-item/:item": 5, "/shared/:link/punch-item": 7 } as const;
  expect(bodyLimit("/punch-item/abc", limits)).toBe(5);
  expect(bodyLimit("/shared/abc/punch-item", limits)).toBe(7);
  for (const path of [
    "/punch-item",
    "/punch-item/",
    "/punch-item/abc/def",
    "/shared//punch-item",
    "/shared/abc/site",
  ])
    expect(bodyLimit(path, limits)).toBe(MAX_BODY_BYTES);
});

test("an address that is named itself comes before one that it merely fits", () => {
  const limits = { "/list/:id": 5, "/list/new": 7 } as const;
  expect([bodyLimit("/list/new", limits), bodyLimit("/list/other", limits)]).toEqual([7, 5]);
  expect(namedPath("/list/new", ["/list/:id"])).toBe("/list/:id");
  expect(namedPath("/elsewhere", ["/list/:id"])).toBeUndefined();
});
