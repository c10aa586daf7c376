import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { joinedContributions as contributions } from "~/composition/contributions.server.ts";
import { act, makeLink } from "~/engines/trust/trust.server.ts";
import { drawings } from "~db/schema/assistant.ts";
import { memberships } from "~db/schema/membership.ts";
import { mailOutbox } from "~db/schema/operations.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, fakePasswords, freshEmail, SECRET } from "../../../../tests/factories.ts";
import { readShare } from "./share.queries.server.ts";
import { changeWorkspace } from "./workspace.commands.server.ts";
import { readInvitation, readWorkspace } from "./workspace.queries.server.ts";

const db = testDatabase();
const { now } = createClock();
const origin = "https://groundwork.example";
const deps = { db, now, origin, secret: SECRET, language: "en" as const };
const reading = { db, now, origin, env: { sessionSecret: SECRET }, contributions };

async function company() {
  const { id, actor } = await createMember(db);
  const made = await changeWorkspace(deps, actor, {
    intent: "make",
    idem: crypto.randomUUID(),
    name: "Ridge Framing",
  });
  if (!made.ok || !made.workspace) throw new Error("not made");
  const workspace = made.workspace as `workspace:${string}`;
  return {
    id,
    actor: { ...actor, workspace, name: "Ridge Framing", role: "owner" as const, version: 1 },
    workspace,
  };
}

test("an invitation's mail names the workspace and leads to its page, which says what one is invited to", async () => {
  const { id, actor, workspace } = await company();
  const email = freshEmail();
  const invite = {
    intent: "invite" as const,
    idem: crypto.randomUUID(),
    workspace,
    role: "viewer" as const,
    email,
  };
  expect(await changeWorkspace(deps, actor, invite), "alone on the free plan").toEqual({
    ok: false,
    error: "no-room",
  });
  await db.insert(memberships).values({
    id: crypto.randomUUID(),
    workspace,
    state: "active",
    stateSince: now().toISOString(),
    tier: "pro",
    siteZone: "UTC",
    language: "en",
    createdAt: now().toISOString(),
  });
  const sent = await changeWorkspace(deps, actor, invite);
  const [mail] = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
  expect(sent).toMatchObject({ ok: true, mailId: mail?.id });
  expect(mail?.subject).toContain("Ridge Framing");
  const token = /invitation\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  expect((await readWorkspace(reading, actor, id)).invitations).toMatchObject([
    { email, role: "viewer", address: `${origin}/workspace/invitation?token=${token}` },
  ]);
  expect(await readInvitation(reading, token, false)).toMatchObject({
    invitation: { name: "Ridge Framing", role: "viewer", mailed: true },
    signIn: `/auth?redirectTo=${encodeURIComponent(`/workspace/invitation?token=${token}`)}`,
  });
  expect((await readInvitation(reading, "guessed", false)).invitation).toBeUndefined();
});

test("one works where one belongs, and nowhere else", async () => {
  const { actor, workspace } = await company();
  const stranger = await createMember(db);
  const to = (who: typeof stranger.actor) => changeWorkspace(deps, who, { intent: "switch", workspace });
  expect(await to(actor)).toEqual({ ok: true, workspace });
  expect(await to(stranger.actor)).toEqual({ ok: false, error: "not-allowed" });
});

test("what was shared is listed with its title, its code to print, and what came back", async () => {
  const { actor, workspace } = await company();
  const id = crypto.randomUUID();
  const sheet = { name: "Sheet A", type: "image/png", width: 1, height: 1, confidence: 0, lines: [] };
  await db.insert(drawings).values({ id, workspace, ...sheet, createdAt: now().toISOString() });
  const link = crypto.randomUUID();
  await makeLink({ ...deps, passwords: fakePasswords, contributions }, actor, {
    idem: link,
    workspace,
    subject: { type: "drawing", id },
    name: "The architect",
    verbs: ["answer"],
    kind: "person",
    days: 7,
    asksName: true,
  });
  const said = {
    idem: crypto.randomUUID(),
    verb: "answer" as const,
    printedName: "Sample",
    content: { text: "Fine" },
  };
  await act({ db, now, contributions }, { kind: "holder", link, now: now() }, said);
  const read = (query: Record<string, string>, who = actor) =>
    readShare(reading, who, new URLSearchParams(query));
  const ofDrawing = { type: "drawing", id };
  expect(await read(ofDrawing)).toMatchObject({
    record: {
      title: "Sheet A",
      mayShare: true,
      answers: [{ printedName: "Sample", content: { text: "Fine" } }],
    },
    links: [{ id: link, name: "The architect" }],
  });
  const shown = await read({ link });
  expect(shown?.sheet).toMatchObject({
    address: expect.stringMatching(/^https:\/\/groundwork\.example\/l\/[\w-]{43}$/),
  });
  expect(shown?.sheet?.qr.path).toMatch(/^M4 4h7v1H4z/);
  const stranger = { ...(await createMember(db)).actor };
  for (const query of [ofDrawing, { link }, { type: "constructor", id }])
    expect(await read(query, stranger as typeof actor)).toBeUndefined();
});
