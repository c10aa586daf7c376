import { eq, getTableColumns, getTableName, inArray, sql } from "drizzle-orm";
import { getTableConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { describe, expect, test } from "vitest";
import { joinedContributions as contributions } from "~/composition/contributions.server.ts";
import { keepFile } from "~/engines/file/file.server.ts";
import { audited, makeWorkspace, removeMember, SITE, verifyAudit } from "~/engines/trust/trust.server.ts";
import { keepAccount, UNDO_DAYS } from "~/services/account-deletion.server.ts";
import { workspaceOf } from "~/services/workspace.ts";
import { accountDeletions, sessions, users } from "~db/schema/account.ts";
import { drawings } from "~db/schema/assistant.ts";
import { fileParts } from "~db/schema/file.ts";
import { mailOutbox } from "~db/schema/operations.ts";
import { auditEvents, capabilityLinks, workspaceMembers, workspaces } from "~db/schema/trust.ts";
import { memoryBucket } from "../../../../tests/bucket.ts";
import { testDatabase } from "../../../../tests/database.ts";
import {
  createMember as createAnyMember,
  createClock,
  DAY,
  MINUTE,
  type TestMember,
} from "../../../../tests/factories.ts";
import { png } from "../../../../tests/pictures.ts";
import { depthOf, rowFor, TABLES } from "../../../../tests/tables.ts";
import { unzip } from "../../../../tests/unzip.ts";
import { archiveOf } from "./archive.queries.server.ts";
import { eraseAccounts } from "./erasure.server.ts";
import { askDeletion, undoDeletion } from "./privacy.commands.server.ts";
import { readAccountData } from "./privacy.queries.server.ts";

const db = testDatabase();

/** Whose address is confirmed: of others nothing is found by it. */
const createMember: typeof createAnyMember = (to, user, profile) =>
  createAnyMember(to, { emailConfirmedAt: "2026-01-01T00:00:00.000Z", ...user }, profile);

const place = () => {
  const clock = createClock();
  const { kept, pictures } = memoryBucket();
  return {
    db,
    ...clock,
    kept,
    pictures,
    contributions,
    origin: "https://groundwork.example",
    language: "en" as const,
  };
};
type Place = ReturnType<typeof place>;

const ask = (deps: Place, { id, email }: TestMember) => askDeletion(deps, { id, email }, { address: email });

async function gone(deps: Place, member: TestMember): Promise<void> {
  expect(await ask(deps, member)).toMatchObject({ ok: true });
  deps.advance(UNDO_DAYS * DAY + MINUTE);
  await eraseAccounts(deps);
}

/** Every table in which one of these texts stands anywhere. */
async function tablesWith(...texts: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of TABLES) {
    const columns = Object.values(getTableColumns(table)).map(
      (column) =>
        sql`(${sql.join(
          texts.map((text) => sql`instr(coalesce(${column}, ''), ${text}) > 0`),
          sql` or `,
        )})`,
    );
    // In two halves: a statement of D1 takes a hundred values.
    for (let at = 0; at < columns.length; at += 20) {
      const some = sql.join(columns.slice(at, at + 20), sql` or `);
      if ((await db.$count(table, some)) > 0) found.push(getTableName(table));
    }
  }
  return [...new Set(found)];
}

const keyIn = (table: SQLiteTable, column: unknown) =>
  Object.entries(getTableColumns(table)).find(([, other]) => other === column)?.[0] ?? "";

/** A row in every table for every column that can name an account, filled with that account. */
async function everywhere(member: TestMember): Promise<void> {
  // A workspace that others share, for the rows that have to be in one.
  await sharedWorkspace(await createMember(db), await createMember(db));
  const { id, owner, email } = member;
  const isId = (column: { name: string }) => ["user_id", "id", "asked_by"].includes(column.name);
  const given = [
    ...contributions.owned.map(({ by }) => ({ column: by, value: isId(by) ? id : owner })),
    ...contributions.mentions.flatMap((mention) =>
      "as" in mention ? [{ column: mention.column, value: { id, owner, email }[mention.as] }] : [],
    ),
  ];
  // Where a row leads to another one, that one stands first.
  given.sort((one, other) => depthOf(one.column.table) - depthOf(other.column.table));
  for (const { column, value } of given) {
    const table = column.table as SQLiteTable;
    // Of workspaces that were made; an account's own has no row.
    const leads = getTableConfig(table).foreignKeys.map((key) => key.reference());
    if (leads.some(({ columns, foreignTable }) => foreignTable === workspaces && columns.includes(column)))
      continue;
    if (([users, workspaces, accountDeletions, auditEvents] as SQLiteTable[]).includes(table)) continue;
    await db
      .insert(table)
      .values({ ...(await rowFor(db, table)), [keyIn(table, column)]: value } as never)
      .onConflictDoNothing();
  }
}

async function sharedWorkspace(
  owner: TestMember,
  other: TestMember,
  role: "owner" | "member" | "viewer" = "member",
) {
  const made = await makeWorkspace({ db, now: () => new Date() }, owner.actor, {
    idem: crypto.randomUUID(),
    name: "Ridge Framing",
  });
  if (!made.ok) throw new Error(made.error);
  await db
    .insert(workspaceMembers)
    .values({ workspace: made.id, userId: other.id, role, joinedAt: new Date().toISOString() });
  return made.id;
}

const drawing = (workspace: string, id: string = crypto.randomUUID()) => ({
  id,
  workspace,
  name: "plan.svg",
  type: "image/svg+xml",
  width: 4,
  height: 3,
  confidence: 1,
  lines: [],
  createdAt: new Date().toISOString(),
});

describe("after seven days an account is really deleted", () => {
  test("wherever the schema can name it, nothing names it any more, and nobody else lost anything", async () => {
    const deps = place();
    const [member, other] = [await createMember(db), await createMember(db)];
    for (const each of [member, other]) await everywhere(each);
    const before = await tablesWith(other.id, other.email);
    // Both stand wherever a column can name them; the second is who stays.
    expect(await tablesWith(member.id, member.email)).toEqual(before);
    expect(before.length).toBeGreaterThan(15);
    await gone(deps, member);
    expect(await tablesWith(member.id, member.email)).toEqual([]);
    expect(await tablesWith(other.id, other.email)).toEqual(before);
    expect(await verifyAudit(db, SITE)).not.toHaveProperty("fault");
  });

  test("its files go with it, those of others stay", async () => {
    const deps = place();
    const [member, other] = [await createMember(db), await createMember(db)];
    const shared = await sharedWorkspace(other, member);
    const rows = [drawing(member.owner), drawing(shared)];
    await db.insert(drawings).values(rows);
    for (const { id } of rows) deps.kept.set(`drawings/${id}`, new Uint8Array([1]));
    await gone(deps, member);
    expect([...deps.kept.keys()]).toEqual([`drawings/${rows[1]?.id}`]);
    const left = await db
      .select()
      .from(drawings)
      .where(
        inArray(
          drawings.id,
          rows.map(({ id }) => id),
        ),
      );
    expect(left.map(({ id }) => id)).toEqual([rows[1]?.id]);
  });

  test("what is shared keeps its content without the name, and its log holds", async () => {
    const deps = place();
    const [member, other] = [await createMember(db), await createMember(db)];
    const workspace = await sharedWorkspace(other, member);
    const link = {
      ...(await rowFor(db, capabilityLinks)),
      workspace,
      createdBy: member.owner,
      name: "The architect",
    };
    await db.insert(capabilityLinks).values(link as never);
    await audited(deps, {
      events: [
        { chain: workspace, act: "link.made", actor: member.owner, details: { name: "The architect" } },
      ],
    });
    await gone(deps, member);
    const [kept] = await db.select().from(capabilityLinks).where(eq(capabilityLinks.workspace, workspace));
    expect(kept).toMatchObject({ name: "The architect", createdBy: "" });
    const [entry] = await db.select().from(auditEvents).where(eq(auditEvents.chain, workspace));
    expect(entry).toMatchObject({ actor: null, details: { name: "The architect" } });
    expect(await verifyAudit(db, workspace)).toMatchObject({ entries: 1, redacted: 1 });
  });

  test("a workspace without other members goes with everything in it", async () => {
    const deps = place();
    const member = await createMember(db);
    const made = await makeWorkspace(deps, member.actor, { idem: crypto.randomUUID(), name: "Alone" });
    if (!made.ok) throw new Error(made.error);
    const row = drawing(made.id);
    await db.insert(drawings).values(row);
    expect(await readAccountData(db, member.id, contributions.sharedWithOthers)).toEqual({
      dueAt: undefined,
      toHandOver: [],
      alone: ["Alone"],
      open: [],
    });
    await gone(deps, member);
    expect(await tablesWith(made.id)).toEqual([]);
    expect(await db.$count(drawings, eq(drawings.id, row.id))).toBe(0);
  });

  test("a workspace that somebody joined meanwhile gets an owner: whoever is there longest, members first", async () => {
    const deps = place();
    const [member, viewer, second, third] = await Promise.all([1, 2, 3, 4].map(() => createMember(db)));
    if (!member || !viewer || !second || !third) throw new Error("no members");
    const made = await makeWorkspace(deps, member.actor, { idem: crypto.randomUUID(), name: "Joined" });
    if (!made.ok) throw new Error(made.error);
    await ask(deps, member);
    const join = ({ id }: TestMember, role: "viewer" | "member", day: number) => ({
      workspace: made.id,
      userId: id,
      role,
      joinedAt: `2026-03-0${day}T10:00:00.000Z`,
    });
    await db
      .insert(workspaceMembers)
      .values([join(viewer, "viewer", 3), join(third, "member", 5), join(second, "member", 4)]);
    deps.advance(UNDO_DAYS * DAY + MINUTE);
    await eraseAccounts(deps);
    const people = await db.select().from(workspaceMembers).where(eq(workspaceMembers.workspace, made.id));
    const roles = Object.fromEntries(people.map(({ userId, role }) => [userId, role]));
    expect(roles).toEqual({ [viewer.id]: "viewer", [second.id]: "owner", [third.id]: "member" });
  });

  test("what fails in the middle deletes nothing, and the next run begins again", async () => {
    const deps = place();
    const member = await createMember(db);
    await ask(deps, member);
    deps.advance(UNDO_DAYS * DAY + MINUTE);
    const broken = {
      ...contributions,
      mentions: [...contributions.mentions, { column: sessions.id, as: "id", fate: "empty" }],
    };
    // Somebody's session cannot be emptied twice: two of them would have one id.
    const at = new Date().toISOString();
    await db
      .insert(sessions)
      .values({ id: member.id, userId: member.id, expiresAt: at, endsAt: at, createdAt: at });
    await db.insert(sessions).values({ id: "", userId: member.id, expiresAt: at, endsAt: at, createdAt: at });
    await expect(eraseAccounts({ ...deps, contributions: broken as never })).rejects.toThrow();
    expect(await db.$count(users, eq(users.id, member.id))).toBe(1);
    await eraseAccounts(deps);
    expect(await db.$count(users, eq(users.id, member.id))).toBe(0);
  });
});

describe("the deletion of an account", () => {
  test("ends every session at once and is told by mail, with a link that undoes it", async () => {
    const deps = place();
    const member = await createMember(db);
    await everywhere(member);
    const asked = await ask(deps, member);
    if (!asked.ok) throw new Error(asked.error);
    expect(await db.$count(sessions, eq(sessions.userId, member.id))).toBe(0);
    const [mail] = await db.select().from(mailOutbox).where(eq(mailOutbox.id, asked.mailId));
    expect(mail).toMatchObject({
      recipient: member.email,
      subject: "Your Groundwork account will be deleted",
    });
    expect(mail?.text).toContain("Mar 9, 2026");
    const token = /\/auth\/keep\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    expect(await undoDeletion(deps, { token: `${token}x` })).toEqual({ ok: false, error: "over" });
    expect(await undoDeletion(deps, { token })).toEqual({ ok: true });
    expect(await undoDeletion(deps, { token })).toEqual({ ok: false, error: "over" });
    deps.advance((UNDO_DAYS + 1) * DAY);
    await eraseAccounts(deps);
    expect(await db.$count(users, eq(users.id, member.id))).toBe(1);
  });

  test("is undone once by a link that is sent twice at once", async () => {
    const deps = place();
    const member = await createMember(db);
    const asked = await ask(deps, member);
    if (!asked.ok) throw new Error(asked.error);
    const [mail] = await db.select().from(mailOutbox).where(eq(mailOutbox.id, asked.mailId));
    const token = /\/auth\/keep\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    const results = await Promise.all([1, 2, 3].map(() => undoDeletion(deps, { token })));
    expect(results.map(({ ok }) => ok).sort()).toEqual([false, false, true]);
    expect(await db.$count(accountDeletions, eq(accountDeletions.userId, member.id))).toBe(0);
  });

  test("asked for again keeps its day, and only the newest link", async () => {
    const deps = place();
    const member = await createMember(db);
    await ask(deps, member);
    const { dueAt } = await readAccountData(db, member.id, contributions.sharedWithOthers);
    deps.advance(2 * DAY);
    await ask(deps, member);
    expect((await readAccountData(db, member.id, contributions.sharedWithOthers)).dueAt).toBe(dueAt);
  });

  test("is not before its moment, and cannot be undone after it", async () => {
    const deps = place();
    const member = await createMember(db);
    await ask(deps, member);
    deps.advance(UNDO_DAYS * DAY - 1);
    await eraseAccounts(deps);
    expect(await db.$count(users, eq(users.id, member.id))).toBe(1);
    deps.advance(1);
    expect(await keepAccount(db, { userId: member.id }, deps.now())).toBeUndefined();
    await eraseAccounts(deps);
    expect(await db.$count(users, eq(users.id, member.id))).toBe(0);
  });

  test("asks for the address of this very account", async () => {
    const deps = place();
    const member = await createMember(db);
    const typed = (address: string) => askDeletion(deps, member, { address });
    expect(await typed("somebody@example.com")).toEqual({ ok: false, error: "address" });
    expect((await readAccountData(db, member.id, contributions.sharedWithOthers)).dueAt).toBeUndefined();
    expect(await typed(member.email.toUpperCase())).toMatchObject({ ok: true });
  });

  test("is refused to the last owner of what others share, until it is handed over", async () => {
    const deps = place();
    const [member, other] = [await createMember(db), await createMember(db)];
    const workspace = await sharedWorkspace(member, other);
    expect(await ask(deps, member)).toEqual({ ok: false, error: "last-owner" });
    expect(await readAccountData(db, member.id, contributions.sharedWithOthers)).toMatchObject({
      toHandOver: ["Ridge Framing"],
      dueAt: undefined,
    });
    await db.update(workspaceMembers).set({ role: "owner" }).where(eq(workspaceMembers.userId, other.id));
    expect(await ask(deps, member)).toMatchObject({ ok: true });
    // Whoever goes is no owner to leave a workspace to.
    expect(await ask(deps, other)).toEqual({ ok: false, error: "last-owner" });
    expect(await removeMember(deps, other.actor, { workspace, userId: other.id })).toEqual({
      ok: false,
      error: "last-owner",
    });
  });
});

describe("the archive of an account", () => {
  const read = async (deps: Place, { id }: TestMember) => {
    const stream = archiveOf(deps, { id, readme: "Everything." });
    const files = unzip(new Uint8Array(await new Response(stream).arrayBuffer()));
    return new Map([...files].map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]));
  };

  test("holds every table in which the account stands, and of nobody else anything", async () => {
    const deps = place();
    const [member, other] = [await createMember(db), await createMember(db)];
    for (const each of [member, other]) await everywhere(each);
    const files = await read(deps, member);
    expect(files.get("README.txt")).toBe("Everything.");
    const tables = [...files.keys()].flatMap((name) => /^data\/(.*)\.json$/.exec(name)?.[1] ?? []);
    expect(tables.sort()).toEqual((await tablesWith(member.id, member.email)).sort());
    for (const [name, text] of files) {
      if (!name.startsWith("data/")) continue;
      const rows = JSON.parse(text) as unknown[];
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) expect(JSON.stringify(row)).toMatch(new RegExp(`${member.id}|${member.email}`));
    }
    expect([...files.values()].join("")).not.toContain(other.id);
  });

  test("holds no secret", async () => {
    const deps = place();
    const member = await createMember(db, { passwordHash: "the hash of a password" });
    await everywhere(member);
    const files = await read(deps, member);
    expect([...files.values()].join("")).not.toContain("the hash of a password");
    const keys = new Set(
      [...files].flatMap(([name, text]) =>
        name.startsWith("data/") ? Object.keys(JSON.parse(text)[0]).map((key) => `${name} ${key}`) : [],
      ),
    );
    expect(
      [...keys].filter(
        (key) =>
          /hash|secret|salt/i.test(key) &&
          !/audit_events|billing_applications|checklist_runs|lien_waivers|document_(?:versions|acceptances)|project_log_entries|sale_serials/.test(
            key,
          ),
      ),
    ).toEqual([]);
  });

  test("holds more rows than a page, in their order, and the files themselves", async () => {
    const deps = place();
    const member = await createMember(db);
    const rows = Array.from({ length: 450 }, (_, n) => ({ ...drawing(member.owner), confidence: n }));
    for (let at = 0; at < rows.length; at += 5) await db.insert(drawings).values(rows.slice(at, at + 5));
    const pictures = {
      get: async (key: string) =>
        key === `drawings/${rows[449]?.id}`
          ? { httpMetadata: { contentType: "image/svg+xml" }, body: new Response("<svg/>").body }
          : null,
    };
    const files = await read({ ...deps, pictures: pictures as never }, member);
    const found = JSON.parse(files.get("data/drawings.json") ?? "[]") as { confidence: number }[];
    expect(found.map(({ confidence }) => confidence)).toEqual(rows.map(({ confidence }) => confidence));
    expect(files.get(`files/drawings/${rows[449]?.id}.svg`)).toBe("<svg/>");
  });

  test.each(["bucket", "database"])("holds the files of records that lie in the %s", async (where) => {
    const deps = place();
    const member = await createMember(db);
    const bucket = where === "bucket" ? deps.pictures : undefined;
    const subject = { workspace: workspaceOf(member.owner), type: "profile", id: member.id };
    // More than one piece.
    const sent = { id: crypto.randomUUID(), name: "me.png", bytes: png({ noise: 200_000 }) };
    const rules = { kind: "picture", most: 1_000_000, count: "replace" } as const;
    expect(await keepFile({ db, now: deps.now, bucket }, member.actor, subject, sent, rules)).toEqual({
      ok: true,
    });
    const stream = archiveOf({ ...deps, pictures: bucket }, { id: member.id, readme: "Everything." });
    const files = unzip(new Uint8Array(await new Response(stream).arrayBuffer()));
    const found = files.get(`files/files/${sent.id}.png`);
    expect(found && Buffer.compare(found, sent.bytes)).toBe(0);
    await gone(deps, member);
    expect(await db.$count(fileParts, eq(fileParts.fileId, sent.id))).toBe(0);
  });
});
