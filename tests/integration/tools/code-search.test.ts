import { gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { openLibsql } from "../../../db/client.ts";
import { PAGE } from "../../../scripts/lib/budgets.mjs";
import { fillProvisions, PROVISIONS } from "../../../scripts/lib/many-provisions.mjs";
import { Browser } from "../support/browser.ts";
import { productOnLibsql } from "../support/libsql.ts";
import { signIn, signUp } from "../support/members.ts";

/** As for every screen: one round trip to the database, two at most. */
const MOST = 2;

const product = productOnLibsql("code-search");

beforeAll(async () => {
  const db = openLibsql(product.sqld.url, undefined, 60_000);
  await fillProvisions(async (statements) => {
    for (const statement of statements) await db.run(statement);
  });
  const [row] = await db.all<{ n: number }>("select count(*) as n from articles where kind = 'code'");
  expect(row?.n).toBe(PROVISIONS);
});

/** By words, by section, by a section that is not recorded with and without its book, by what is broad, by nothing. */
const SEARCHES = [
  "stair riser height",
  "guard",
  "handrail height at a ramp",
  "R311.7.5.1",
  "IRC R311.7.99",
  "311.7.99",
  "1926.599 guard",
  "what is a guard",
  "osha",
  "altura de baranda",
  "גובה מעקה",
  "zzqq wxyz",
];

test.each(["en", "es", "he"])(
  "each search over ten thousand provisions costs a member two round trips at most and keeps the page's weight (%s)",
  async (language) => {
    const email = await signUp(product.own);
    const member = new Browser(product.own);
    await signIn(member, email);
    await member.visit(`/?lang=${language}`);
    const over: unknown[] = [];
    for (const q of SEARCHES) {
      const before = product.line.requests;
      const page = await member.get(`/code-lookup?q=${encodeURIComponent(q)}&lang=${language}`);
      const trips = product.line.requests - before;
      const bytes = gzipSync(page.body, { level: 9 }).byteLength;
      if (page.status !== 200 || trips > MOST || trips < 1 || bytes > PAGE.html)
        over.push({ q, status: page.status, trips, bytes });
    }
    expect(over).toEqual([]);
  },
);
