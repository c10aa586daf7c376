import * as v from "valibot";
import { expect, test } from "vitest";
import { healthOf, healthResponse, healthSchema, probe } from "./health.ts";

test("a service whose dependencies all answer is ok and answers 200", async () => {
  const response = healthResponse(healthOf("voice", { sessions: { ok: true, ms: 3 } }));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    status: "ok",
    service: "voice",
    dependencies: { sessions: { ok: true, ms: 3 } },
  });
});

test("one dependency that is down makes the service degraded and the answer 503", async () => {
  const response = healthResponse(healthOf("app", { database: { ok: false }, search: { ok: true } }));
  expect(response.status).toBe(503);
  expect(v.parse(healthSchema, await response.json()).status).toBe("degraded");
});

test("a service without dependencies is ok", () => {
  expect(healthOf("search", {}).status).toBe("ok");
});

test("a health answer is never cached and is marked as JSON", () => {
  const response = healthResponse(healthOf("search", {}), { "x-request-id": "r-1" });
  expect(Object.fromEntries(response.headers)).toEqual({
    "cache-control": "no-store",
    "content-type": "application/json; charset=utf-8",
    "x-content-type-options": "nosniff",
    "x-request-id": "r-1",
  });
});

test.each([
  {},
  { status: "fine", service: "voice", dependencies: {} },
  { status: "ok", service: "", dependencies: {} },
  { status: "ok", service: "voice", dependencies: { sessions: { ok: "yes" } } },
  { status: "ok", service: "voice", dependencies: { sessions: { ok: true, ms: -1 } } },
])("the schema refuses %j", (answer) => {
  expect(v.is(healthSchema, answer)).toBe(false);
});

test("a dependency that comes back is ok and timed", async () => {
  expect(await probe(async () => "anything")).toEqual({ ok: true, ms: expect.any(Number) });
});

test("a dependency that throws is down, and what it threw is not shown", async () => {
  const down = await probe(() => Promise.reject(new Error("password is hunter2")));
  expect(down).toEqual({ ok: false, ms: expect.any(Number), detail: "unavailable" });
});

test("a dependency that throws before it returns a promise is down as well", async () => {
  const down = await probe(() => {
    throw new Error("not bound");
  });
  expect(down).toMatchObject({ ok: false, detail: "unavailable" });
});

test("a dependency that hangs is down after the limit", async () => {
  expect(await probe(() => new Promise(() => {}), 20)).toMatchObject({ ok: false, detail: "timed out" });
});
