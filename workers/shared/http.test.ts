import { expect, test } from "vitest";
import { jsonAnswer, readTextWithin, requestIdOf } from "./http.ts";

const post = (body: BodyInit, headers?: HeadersInit) =>
  new Request("https://test.example/", { method: "POST", body, headers, duplex: "half" } as RequestInit);

test("a JSON answer keeps the caller's headers but not the caller's idea of its type", () => {
  const answer = jsonAnswer(405, { ok: false }, { allow: "GET", "content-type": "text/html" });
  expect(answer.status).toBe(405);
  expect(answer.headers.get("allow")).toBe("GET");
  expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
});

test("the caller's request id is taken over", () => {
  const request = new Request("https://test.example/", { headers: { "x-request-id": "ray:8f.A_1-2" } });
  expect(requestIdOf(request)).toBe("ray:8f.A_1-2");
});

test.each(["", "with space", 'quote"', "x".repeat(65), "<script>"])(
  "the request id %j is replaced by a new one",
  (id) => {
    const request = new Request("https://test.example/", { headers: { "x-request-id": id } });
    expect(requestIdOf(request)).toMatch(/^[0-9a-f-]{36}$/);
  },
);

test("a body of exactly the limit is read, one byte more is too large", async () => {
  expect(await readTextWithin(post("12345"), 5)).toEqual({ ok: true, text: "12345" });
  expect(await readTextWithin(post("123456"), 5)).toEqual({ ok: false, error: "too-large" });
});

test("the limit counts bytes and not characters", async () => {
  expect(await readTextWithin(post("שלום"), 8)).toEqual({ ok: true, text: "שלום" });
  expect(await readTextWithin(post("שלום"), 7)).toEqual({ ok: false, error: "too-large" });
});

test("a declared length above the limit is refused without reading", async () => {
  const request = post("1", { "content-length": "6" });
  expect(await readTextWithin(request, 5)).toEqual({ ok: false, error: "too-large" });
  expect(request.bodyUsed).toBe(false);
});

test("an endless body is cut off at the limit, whatever length it declared", async () => {
  let sent = 0;
  let cancelled = false;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1024;
      controller.enqueue(new Uint8Array(1024));
    },
    cancel() {
      cancelled = true;
    },
  });
  expect(await readTextWithin(post(endless, { "content-length": "10" }), 4096)).toEqual({
    ok: false,
    error: "too-large",
  });
  expect(cancelled).toBe(true);
  expect(sent).toBeLessThan(4096 + 4 * 1024);
});

test("a character that arrives in two pieces is put together", async () => {
  const bytes = new TextEncoder().encode("ש");
  const pieces = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.slice(0, 1));
      controller.enqueue(bytes.slice(1));
      controller.close();
    },
  });
  expect(await readTextWithin(post(pieces), 10)).toEqual({ ok: true, text: "ש" });
});

test("bytes that are not UTF-8 are refused and not replaced", async () => {
  expect(await readTextWithin(post(new Uint8Array([0x22, 0xff, 0x22])), 10)).toEqual({
    ok: false,
    error: "not-utf8",
  });
});

test("a request without a body has an empty text", async () => {
  expect(await readTextWithin(new Request("https://test.example/"), 10)).toEqual({ ok: true, text: "" });
});
