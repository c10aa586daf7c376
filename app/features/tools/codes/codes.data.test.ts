import { eq, like, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { inOwn } from "~/engines/trust/trust.server.ts";
import { articles } from "~db/schema/knowledge.ts";
import { savedProvisions } from "~db/schema/tools.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, freshGuest } from "../../../../tests/factories.ts";
import { removeProvision, saveProvision } from "./codes.commands.server.ts";
import contributed from "./codes.contributes.server.ts";
import { CODES_LIMITS } from "./codes.limits.ts";
import { countBooks, findProvisions, readBook, readProvision, readSheet } from "./codes.queries.server.ts";

const db = testDatabase();
const { now } = createClock();
/** Nothing is kept from one question to the next. */
const deps = { db, now, reference: <T>(_: string, read: () => Promise<T>) => read() };
const RISER = "irc-r311-7-5-1";

test("a provision is found by words, by its section, and in the page's language", async () => {
  const byWords = await findProvisions(deps, "stair riser height", "en");
  expect(byWords.kind === "found" && byWords.passages[0]?.slug).toBe(RISER);
  const bySection = await findProvisions(deps, "R311.7.5.1", "es");
  expect(bySection.kind === "found" && bySection.passages[0]).toMatchObject({ slug: RISER, language: "es" });
  const hebrew = await findProvisions(deps, "גובה מדרגה", "he");
  expect(hebrew.kind === "found" && hebrew.passages.some(({ slug }) => slug === RISER)).toBe(true);
});

test("a section that is not recorded is not made up: those beside it are named", async () => {
  const found = await findProvisions(deps, "IRC R311.7.99", "en");
  if (found.kind !== "near") throw new Error(found.kind);
  expect(found.provisions.length).toBeGreaterThan(0);
  for (const { section } of found.provisions) expect(section).toMatch(/^IRC /);
  expect((await findProvisions(deps, "zzqq wxyz", "en")).kind).toBe("none");
});

test("a book holds its own provisions in its order, and the counts are those of the books", async () => {
  const [book, counts] = await Promise.all([readBook(deps, "ada", "he"), countBooks(deps)]);
  expect(book.length).toBe(counts.ada);
  expect(book.every(({ section }) => section.startsWith("ADA "))).toBe(true);
  expect(book.some(({ language }) => language === "he")).toBe(true);
});

test("a book of ten thousand is a range of an index, and no more than two thousand are listed", async () => {
  const many = "zz-many-";
  const row = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 10000)`;
  try {
    await db.run(sql`insert into articles (slug, kind, section, edition, source, confidence, reviewed_at, author, updated_at)
      ${row} select ${many} || i, 'code', 'UMC ' || (1000 + i), '2021', 'made for a test', 'known', '2026-01-01', 'admin', '2026-01-01T00:00:00.000Z' from n`);
    const rows = await readBook(deps, "umc", "en");
    expect(rows).toHaveLength(CODES_LIMITS.book);
    const plan = await db.all<{ detail: string }>(
      sql`explain query plan select slug from articles where kind = 'code' and section >= 'UMC ' and section < 'UMC!' order by section limit 2000`,
    );
    expect(plan.map(({ detail }) => detail).join()).toContain("articles_section");
  } finally {
    await db.delete(articles).where(like(articles.slug, `${many}%`));
  }
});

describe("the sheet", () => {
  test("keeps a provision once, with its last note, and forgets what is taken off", async () => {
    const { owner } = await createMember(db);
    const actor = inOwn(owner);
    for (const note of ["first", "second"])
      expect(await saveProvision(deps, actor, { intent: "save", slug: RISER, note })).toEqual({ ok: true });
    expect(await readSheet(db, actor, "es")).toMatchObject([{ slug: RISER, note: "second", language: "es" }]);
    expect((await readProvision(db, RISER, "en", actor))?.saved).toEqual({ note: "second" });
    await removeProvision(deps, actor, RISER);
    expect(await readSheet(db, actor, "en")).toEqual([]);
  });

  test("is nobody else's, and holds no provision that is not there", async () => {
    const [mine, theirs] = [inOwn((await createMember(db)).owner), inOwn((await createMember(db)).owner)];
    await saveProvision(deps, mine, { intent: "save", slug: RISER, note: "" });
    expect(await readSheet(db, theirs, "en")).toEqual([]);
    await removeProvision(deps, theirs, RISER);
    expect(await readSheet(db, mine, "en")).toHaveLength(1);
    expect(await saveProvision(deps, mine, { intent: "save", slug: "no-such", note: "" })).toEqual({
      ok: false,
      error: "gone",
    });
  });

  test("is full after two hundred, and a note on it can still change", async () => {
    const { owner } = await createMember(db);
    const actor = inOwn(owner);
    await saveProvision(deps, actor, { intent: "save", slug: RISER, note: "" });
    await db.run(sql`insert into saved_provisions (id, workspace_id, slug, note, created_at)
      with recursive n(i) as (select 1 union all select i + 1 from n where i < ${CODES_LIMITS.saved - 1})
      select ${crypto.randomUUID()} || i, ${actor.workspace}, 'gone-' || i, '', ${now().toISOString()} from n`);
    expect(await saveProvision(deps, actor, { intent: "save", slug: "irc-r401-3", note: "" })).toEqual({
      ok: false,
      error: "full",
    });
    expect(await saveProvision(deps, actor, { intent: "save", slug: RISER, note: "changed" })).toEqual({
      ok: true,
    });
  });

  test("of a guest joins the member's, where both have one the member's stays", async () => {
    const from = freshGuest();
    const guest = inOwn(from);
    const { owner: to } = await createMember(db);
    const member = inOwn(to);
    await saveProvision(deps, guest, { intent: "save", slug: RISER, note: "guest" });
    await saveProvision(deps, guest, { intent: "save", slug: "ada-303", note: "guest" });
    await saveProvision(deps, member, { intent: "save", slug: RISER, note: "member" });
    for (const { adopt } of contributed.owned)
      for (const statement of adopt(db, { guest: from, owner: to })) await statement;
    const rows = await db
      .select({ slug: savedProvisions.slug, note: savedProvisions.note })
      .from(savedProvisions)
      .where(eq(savedProvisions.workspace, member.workspace));
    expect(rows.sort((a, b) => a.slug.localeCompare(b.slug))).toEqual([
      { slug: "ada-303", note: "guest" },
      { slug: RISER, note: "member" },
    ]);
  });
});
