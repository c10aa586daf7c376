import type { D1Database } from "@cloudflare/workers-types";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startSqld } from "../scripts/lib/sqld.mjs";
import { errorOf } from "../tests/error-of.ts";
import { type Fault, startFaultyLine } from "../tests/fakes/faulty-line.ts";
import { tookAtMost } from "../tests/prove.ts";
import { temporaryFolder } from "../tests/setup/temporary-folder.ts";
import {
  DatabaseUnavailable,
  innermost,
  isForeignKeyViolation,
  isTaken,
  isUnavailable,
  openD1,
  openLibsql,
} from "./client.ts";

/** A D1 binding of which every statement fails with these words. */
function failingD1(message: string) {
  const fail = async () => {
    throw new Error(message);
  };
  const statement = { bind: () => statement, run: fail, all: fail, raw: fail, first: fail };
  return openD1({ prepare: () => statement, batch: fail } as unknown as D1Database);
}

test.each([
  "D1_ERROR: Network connection lost.",
  "D1_ERROR: D1 DB is overloaded. Requests queued for too long.",
  "D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset.",
  "D1_ERROR: internal error; reference = abc123",
  "D1_ERROR: database is locked: SQLITE_BUSY",
  "D1_ERROR: database table is locked: SQLITE_LOCKED",
])("D1 out of reach is known by its words: %s", async (message) => {
  const db = failingD1(message);
  expect(isUnavailable(await errorOf(db.run(sql`select 1`)))).toBe(true);
  expect(isUnavailable(await errorOf(db.batch([db.run(sql`select 1`)])))).toBe(true);
});

test.each([
  "D1_ERROR: no such table: nowhere: SQLITE_ERROR",
  "D1_ERROR: UNIQUE constraint failed: users.email: SQLITE_CONSTRAINT",
  "internal error of something else",
])("D1 that refuses a statement is not out of reach: %s", async (message) => {
  expect(isUnavailable(await errorOf(failingD1(message).run(sql`select 1`)))).toBe(false);
});

test("an outage that another copy of this module has told of is one too", async () => {
  vi.resetModules();
  const copy = await import("./client.ts");
  expect(copy.DatabaseUnavailable).not.toBe(DatabaseUnavailable);
  const error = new Error("Failed query", { cause: new copy.DatabaseUnavailable("no answer") });
  expect(isUnavailable(error)).toBe(true);
});

test("what a visitor has typed never makes an outage of a refused statement", async () => {
  const db = failingD1("D1_ERROR: UNIQUE constraint failed: users.email: SQLITE_CONSTRAINT");
  for (const typed of ["database is locked", "D1_ERROR: Network connection lost.", "SQLITE_BUSY"]) {
    const error = await errorOf(db.run(sql`select ${typed}`));
    expect(String((error as Error).message)).toContain(typed);
    expect(isUnavailable(error)).toBe(false);
  }
});

test.each([undefined, null, "Network connection lost", 7, {}, new Error("x")])(
  "%o says nothing of the database",
  (thrown) => {
    expect(isUnavailable(thrown)).toBe(false);
    expect(isTaken(thrown, "users.email")).toBe(false);
    expect(isForeignKeyViolation(thrown)).toBe(false);
  },
);

test("an error that is its own cause ends nothing", () => {
  const error = new Error("round");
  error.cause = error;
  expect(isUnavailable(error)).toBe(false);
  expect(innermost(error)).toBe(error);
});

test("the innermost error is the first cause", () => {
  const first = new Error("first");
  expect(innermost(new Error("third", { cause: new Error("second", { cause: first }) }))).toBe(first);
  expect(innermost("text")).toBe("text");
});

/** Enough for a healthy server on a busy machine. */
const TIMEOUT_MS = 2_000;
/** Far above the time limit, for a busy machine, and far below the wait of a client without one. */
const LATE_MS = 20_000;
const { folder, remove } = temporaryFolder("outage");
let server: Awaited<ReturnType<typeof startSqld>>;

beforeAll(async () => {
  server = await startSqld(folder);
});

afterAll(async () => {
  await server.stop();
  remove();
});

const open = () => openLibsql(server.url, undefined, TIMEOUT_MS);

/** How long a piece of work takes and what it throws. */
async function failure(work: PromiseLike<unknown>) {
  const started = performance.now();
  const error = await errorOf(work);
  return { error, ms: performance.now() - started };
}

test("a libSQL server that is killed is out of reach at once, and in reach again as soon as it is back", async () => {
  const db = open();
  await db.run(sql`create table kept (x integer)`);
  await db.run(sql`insert into kept values (1)`);
  process.kill(server.pid ?? 0, "SIGKILL");
  await server.ended;
  const { error, ms } = await failure(db.all(sql`select x from kept`));
  expect(isUnavailable(error)).toBe(true);
  expect(innermost(error)).toBeInstanceOf(Error);
  tookAtMost("an error of a server that is killed", LATE_MS, ms);
  expect(isUnavailable(await errorOf(db.batch([db.run(sql`insert into kept values (2)`)])))).toBe(true);

  server = await startSqld(folder, server.port);
  expect(await db.all(sql`select x from kept`)).toEqual([{ x: 1 }]);
});

test("a libSQL server that hangs is given up in time, and answers again once it goes on", async () => {
  const db = open();
  process.kill(server.pid ?? 0, "SIGSTOP");
  const { error, ms } = await failure(db.run(sql`select 1`));
  process.kill(server.pid ?? 0, "SIGCONT");
  expect(isUnavailable(error)).toBe(true);
  expect(ms).toBeGreaterThanOrEqual(TIMEOUT_MS - 50);
  tookAtMost("an error of a server that hangs", LATE_MS, ms);
  expect(await db.all(sql`select 1 as one`)).toEqual([{ one: 1 }]);
});

test("a server that is none, or that answers with an error of its own, is out of reach", async () => {
  const nobody = openLibsql("http://127.0.0.1:9", undefined, TIMEOUT_MS);
  const error = await errorOf(nobody.run(sql`select 1`));
  expect(isUnavailable(error)).toBe(true);
  const causes: unknown[] = [];
  for (let link: unknown = error; link instanceof Error; link = link.cause) causes.push(link);
  expect(causes.some((cause) => cause instanceof DatabaseUnavailable)).toBe(true);
});

describe("a libSQL server", () => {
  let line: Awaited<ReturnType<typeof startFaultyLine>>;
  beforeAll(async () => {
    line = await startFaultyLine(server.url);
  });
  afterAll(() => line.stop());

  const faulty = (fault: Fault) => {
    line.fault = fault;
    return openLibsql(line.url, undefined, TIMEOUT_MS);
  };

  test.each(["cut", "empty"] as const)("whose answers come %s is out of reach", async (fault) => {
    const db = faulty(fault);
    expect(isUnavailable(await errorOf(db.all(sql`select 1 as one`)))).toBe(true);
    expect(isUnavailable(await errorOf(db.batch([db.run(sql`select 1`), db.run(sql`select 2`)])))).toBe(true);
    expect(await faulty("none").all(sql`select 1 as one`)).toEqual([{ one: 1 }]);
  });

  test("whose file another process holds is out of reach for whoever writes, and not for whoever reads", async () => {
    await open().run(sql`create table if not exists held (x integer)`);
    const db = faulty("locked");
    const insert = () => db.run(sql`insert into held values (1)`);
    expect(isUnavailable(await errorOf(insert()))).toBe(true);
    expect(isUnavailable(await errorOf(db.batch([insert()])))).toBe(true);
    expect(await db.all(sql`select x from held`)).toEqual([]);
  });
});

test("a statement that libSQL refuses is not an outage", async () => {
  expect(isUnavailable(await errorOf(open().run(sql`select nonsense from nowhere`)))).toBe(false);
});
