import { eq, inArray, like, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { inOwn } from "~/engines/trust/trust.server.ts";
import { LANGUAGES } from "~/i18n/languages.ts";
import { unansweredQuestions } from "~db/schema/assistant.ts";
import { articles, articleTexts } from "~db/schema/knowledge.ts";
import { projects } from "~db/schema/projects.ts";
import { savedProvisions } from "~db/schema/saved-provisions.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, freshGuest } from "../../../../tests/factories.ts";
import { removeProvision, reportProvision, saveProvision } from "./codes.commands.server.ts";
import contributed from "./codes.contributes.server.ts";
import { CODES_LIMITS } from "./codes.limits.ts";
import { countBooks, findProvisions, readBook, readProvision, readSheet } from "./codes.queries.server.ts";
import { editionsOf } from "./codes.view.server.ts";
import { EDITIONS } from "./editions.data.ts";
import { TOUCHES, touching } from "./touches.data.ts";

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

test("a search over ten thousand provisions finds the one by its section and shows no more than twenty", async () => {
  const many = "zz-search-";
  const row = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 10000)`;
  try {
    await db.run(sql`insert into articles (slug, kind, section, edition, source, confidence, reviewed_at, author, updated_at)
      ${row} select ${many} || i, 'code', 'UMC ' || (1000 + i), '2021', 'made for a test', 'known', '2026-01-01', 'admin', '2026-01-01T00:00:00.000Z' from n`);
    await db.run(sql`insert into article_texts (slug, language, title, body, scope_words, title_words, section_words, tags_words, body_words)
      select a.slug, t.language, t.title, t.body, t.scope_words, t.title_words, replace(lower(a.section), ' ', ''), t.tags_words, t.body_words
      from articles a join article_texts t on t.slug = 'umc-504-4' and t.language = 'en' where a.slug like ${`${many}%`}`);
    const words = await findProvisions(deps, "dryer duct length", "en");
    if (words.kind !== "found") throw new Error(words.kind);
    expect(words.passages.length).toBeLessThanOrEqual(20);
    expect(words.passages.some(({ slug }) => slug.startsWith(many))).toBe(true);
    const section = await findProvisions(deps, "R311.7.5.1", "en");
    expect(section.kind === "found" && section.passages[0]?.slug).toBe(RISER);
    const near = await findProvisions(deps, "IRC R311.7.99", "en");
    expect(near.kind === "near" && near.provisions.length).toBe(5);
  } finally {
    await db.delete(articleTexts).where(like(articleTexts.slug, `${many}%`));
    await db.delete(articles).where(like(articles.slug, `${many}%`));
  }
});

test("what other books ask about the same thing is named, and each of them speaks of it", async () => {
  const handrails = await readProvision(db, "irc-r311-7-8", "es", undefined);
  expect(handrails?.touches.map(({ slug }) => slug)).toEqual(["ada-505", "ibc-1014-2", "osha-1926-1050"]);
  expect(touching("irc-r401-3")).toEqual([]);
  const slugs = [...new Set(TOUCHES.flatMap(({ provisions }) => provisions))];
  const texts = await db
    .select({ slug: articles.slug, tags: articles.tags, title: articleTexts.title, body: articleTexts.body })
    .from(articles)
    .innerJoin(articleTexts, eq(articleTexts.slug, articles.slug))
    .where(sql`${inArray(articles.slug, slugs)} and ${articleTexts.language} = 'en'`);
  const of = new Map(texts.map(({ slug, tags, title, body }) => [slug, `${title}. ${tags}. ${body}`]));
  const silent = TOUCHES.flatMap(({ about, provisions }) =>
    provisions.filter((slug) => !about.test(of.get(slug) ?? "")).map((slug) => `${slug}: ${about}`),
  );
  expect(silent).toEqual([]);
  expect(
    TOUCHES.filter(({ provisions }) => new Set(provisions.map((slug) => slug.split("-")[0])).size < 2),
  ).toEqual([]);
});

test("a provision that limits the same by a number is named although nobody wrote it down", async () => {
  const force = await readProvision(db, "ada-404-2", "en", undefined);
  expect(force?.touches.map(({ slug }) => slug)).toContain("irc-r311-3");
  const loads = await readProvision(db, "irc-r301-5", "he", undefined);
  expect(loads?.touches).toMatchObject([{ slug: "osha-1926-501", language: "he" }]);
});

test("a search for one kind of place leaves out the books that do not hold there", async () => {
  const books = async (q: string, scope: Parameters<typeof findProvisions>[3]) => {
    const found = await findProvisions(deps, q, "en", scope);
    return found.kind === "found"
      ? [...new Set(found.passages.map(({ section }) => section.split(" ")[0]))]
      : [];
  };
  expect((await books("guard height", "")).length).toBeGreaterThan(1);
  expect(await books("guard height", "house")).toEqual(["IRC"]);
  expect(await books("guard height", "site")).toEqual(["OSHA"]);
  expect(await books("guard height", "building")).toEqual(["IBC"]);
  expect((await findProvisions(deps, "bathtub", "en", "site")).kind).toBe("none");
});

test("two editions stand side by side in every language, with figures that the article has", async () => {
  for (const language of LANGUAGES)
    for (const [slug, { rows }] of Object.entries(EDITIONS)) {
      const found = await readProvision(db, slug, language, undefined);
      expect([slug, found?.slug]).toEqual([slug, slug]);
      expect(editionsOf(slug, language)?.rows).toHaveLength(rows.length);
      const recorded = `${found?.section} ${found?.edition} ${found?.body}`;
      const figures = rows.flatMap(({ says }) =>
        says.flatMap((one) => (typeof one === "string" ? one.match(/\d+(?:\.\d+)*/g) : one.amount) ?? []),
      );
      expect([slug, figures.filter((figure) => !recorded.includes(figure))]).toEqual([slug, []]);
    }
  expect(editionsOf("irc-r311-7-3", "es")).toMatchObject({
    editions: ["2015", "2018–2021"],
    rows: [{ says: ["147 pulg", "151 pulg"] }],
  });
  expect(editionsOf("irc-r310-4", "en")?.rows).toMatchObject([
    { change: "moved", says: [expect.stringContaining("R310.2.3"), expect.stringContaining("R310.4")] },
  ]);
  expect(editionsOf("irc-n1102-1-3", "en")?.rows.map(({ change }) => change)).toEqual([
    "same",
    "changed",
    "changed",
  ]);
  expect(editionsOf(RISER, "en")).toBeUndefined();
});

describe("a report that a provision is outdated", () => {
  const queued = (note: string) =>
    db.select().from(unansweredQuestions).where(sql`instr(${unansweredQuestions.question}, ${note}) > 0`);

  test("waits in the queue under its section and edition, once however often it is sent", async () => {
    const report = `The limit changed in 2024 ${crypto.randomUUID()}`;
    const [one, two] = [inOwn((await createMember(db)).owner), inOwn(freshGuest())];
    const sent = { slug: RISER, report, language: "en" as const };
    await Promise.all([reportProvision(deps, one, sent), reportProvision(deps, one, sent)]);
    expect(await reportProvision(deps, one, sent)).toEqual({ ok: true });
    expect(await queued(report)).toMatchObject([
      { question: `Outdated? IRC R311.7.5.1, edition 2018–2021: ${report}`, frequency: 1, status: "pending" },
    ]);
    await reportProvision(deps, two, sent);
    expect(await queued(report)).toMatchObject([{ frequency: 2 }]);
  });

  test("of a provision that is not there is none", async () => {
    const report = `No such ${crypto.randomUUID()}`;
    const sent = { slug: "no-such", report, language: "he" as const };
    expect(await reportProvision(deps, inOwn(freshGuest()), sent)).toEqual({ ok: false, error: "gone" });
    expect(await queued(report)).toEqual([]);
  });
});

describe("the sheet", () => {
  test("keeps a provision once, with its last note, and forgets what is taken off", async () => {
    const { owner } = await createMember(db);
    const actor = inOwn(owner);
    for (const note of ["first", "second"])
      expect(await saveProvision(deps, actor, { intent: "save", project: "", slug: RISER, note })).toEqual({
        ok: true,
      });
    expect((await readSheet(db, actor, "es"))?.entries).toMatchObject([
      { slug: RISER, note: "second", language: "es" },
    ]);
    expect((await readProvision(db, RISER, "en", actor))?.kept).toEqual([
      { note: "second", projectId: null },
    ]);
    await removeProvision(deps, actor, { slug: RISER, project: "" });
    expect((await readSheet(db, actor, "en"))?.entries).toEqual([]);
  });

  test("of a project stands apart from the workspace's own, and goes with its project", async () => {
    const { actor } = await createMember(db);
    const project = crypto.randomUUID();
    await db.insert(projects).values({
      id: project,
      workspace: actor.workspace,
      name: "Sample barn",
      siteZone: "UTC",
      state: "active",
      stateSince: now().toISOString(),
      createdAt: now().toISOString(),
    });
    const save = (sheet: string, note: string, slug = RISER) =>
      saveProvision(deps, actor, { intent: "save", slug, project: sheet, note });
    const sheet = async (id?: string) =>
      (await readSheet(db, actor, "en", id))?.entries.map(({ note }) => note);
    for (const note of ["barn", "barn again"]) expect(await save(project, note)).toEqual({ ok: true });
    await save("", "own");
    expect([await sheet(), await sheet(project)]).toEqual([["own"], ["barn again"]]);
    expect(await readSheet(db, actor, "en")).toMatchObject({ jobs: [{ id: project, name: "Sample barn" }] });
    const found = await readProvision(db, RISER, "en", actor);
    expect(found?.kept).toHaveLength(2);
    expect(found?.jobs).toEqual([{ id: project, name: "Sample barn" }]);
    await removeProvision(deps, actor, { slug: RISER, project: "" });
    expect([await sheet(), await sheet(project)]).toEqual([[], ["barn again"]]);
    const { actor: other } = await createMember(db);
    const theirs = { intent: "save", slug: RISER, project, note: "" } as const;
    expect(await saveProvision(deps, other, theirs)).toEqual({ ok: false, error: "project-gone" });
    await removeProvision(deps, other, { slug: RISER, project });
    expect(await readSheet(db, other, "en", project)).toBeUndefined();
    expect(await sheet(project)).toEqual(["barn again"]);
    await db.delete(projects).where(eq(projects.id, project));
    expect(await sheet(project)).toBeUndefined();
    expect(
      await db.select().from(savedProvisions).where(eq(savedProvisions.workspace, actor.workspace)),
    ).toEqual([]);
  });

  test("is nobody else's, and holds no provision that is not there", async () => {
    const [mine, theirs] = [inOwn((await createMember(db)).owner), inOwn((await createMember(db)).owner)];
    await saveProvision(deps, mine, { intent: "save", project: "", slug: RISER, note: "" });
    expect((await readSheet(db, theirs, "en"))?.entries).toEqual([]);
    await removeProvision(deps, theirs, { slug: RISER, project: "" });
    expect((await readSheet(db, mine, "en"))?.entries).toHaveLength(1);
    expect(
      await saveProvision(deps, mine, { intent: "save", project: "", slug: "no-such", note: "" }),
    ).toEqual({
      ok: false,
      error: "gone",
    });
  });

  test("is full after two hundred, and a note on it can still change", async () => {
    const { owner } = await createMember(db);
    const actor = inOwn(owner);
    await saveProvision(deps, actor, { intent: "save", project: "", slug: RISER, note: "" });
    await db.run(sql`insert into saved_provisions (id, workspace_id, slug, note, created_at)
      with recursive n(i) as (select 1 union all select i + 1 from n where i < ${CODES_LIMITS.saved - 1})
      select ${crypto.randomUUID()} || i, ${actor.workspace}, 'gone-' || i, '', ${now().toISOString()} from n`);
    expect(
      await saveProvision(deps, actor, { intent: "save", project: "", slug: "irc-r401-3", note: "" }),
    ).toEqual({
      ok: false,
      error: "full",
    });
    expect(
      await saveProvision(deps, actor, { intent: "save", project: "", slug: RISER, note: "changed" }),
    ).toEqual({
      ok: true,
    });
  });

  test("of a guest joins the member's, where both have one the member's stays", async () => {
    const from = freshGuest();
    const guest = inOwn(from);
    const { owner: to } = await createMember(db);
    const member = inOwn(to);
    await saveProvision(deps, guest, { intent: "save", project: "", slug: RISER, note: "guest" });
    await saveProvision(deps, guest, { intent: "save", project: "", slug: "ada-303", note: "guest" });
    await saveProvision(deps, member, { intent: "save", project: "", slug: RISER, note: "member" });
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
