import { eq, inArray } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { listAudit, SITE, verifyAudit } from "~/engines/trust/trust.server.ts";
import type { Owner } from "~/services/visitor.server.ts";
import { legalRequests } from "~db/schema/legal.ts";
import { mailOutbox } from "~db/schema/operations.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, DAY, freshEmail, freshGuest } from "../../../../tests/factories.ts";
import { fileRequest, moveRequest } from "./requests.commands.server.ts";
import { DUE_DAYS } from "./requests.logic.ts";
import { findRequest, listOwnRequests, listRequests } from "./requests.queries.server.ts";
import type { FileRequest } from "./requests.schemas.ts";

const db = testDatabase();
const clock = createClock();
const deps = { db, now: clock.now, origin: "https://groundwork.example", language: "es" as const };

async function filed(owner: Owner = freshGuest(), more: Partial<FileRequest> = {}) {
  const idem = crypto.randomUUID();
  const email = freshEmail();
  const input = {
    kind: "access",
    idem,
    name: "Sample Builder",
    email,
    text: "Everything",
    ...more,
  } as FileRequest;
  await fileRequest(deps, owner, input);
  return { id: idem, email, owner, input };
}

const mailsTo = (email: string) => db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));

test("a request is received, due in thirty days, and confirmed by one mail in its language, however often it is sent", async () => {
  const { id, email, owner, input } = await filed();
  await fileRequest(deps, owner, input);
  const own = await listOwnRequests(db, owner, clock.now());
  expect(own).toMatchObject([{ id, kind: "access", state: "received", left: DUE_DAYS - 1 }]);
  const mails = await mailsTo(email);
  expect(mails.map(({ subject }) => subject)).toEqual(["Recibimos su solicitud: Ver mis datos"]);
  expect(await listOwnRequests(db, freshGuest(), clock.now())).toEqual([]);
});

describe("a request moves on", () => {
  test("from received to checking to done, each step written down and mailed", async () => {
    const { id: admin } = await createMember(db);
    const { id, email, owner } = await filed();
    const step = (version: number, to: "checking" | "done" | "refused", answer = "") =>
      moveRequest(deps, `user:${admin}`, { id, version, to, answer });
    expect(await step(1, "done", "Too soon")).toEqual({ ok: false, error: "stale" });
    expect(await step(1, "checking")).toMatchObject({ ok: true });
    expect(await step(1, "checking")).toEqual({ ok: false, error: "stale" });
    expect(await step(1, "done", "On an old page")).toEqual({ ok: false, error: "stale" });
    expect(await step(2, "done", "Here it is.")).toMatchObject({ ok: true });
    expect(await step(3, "refused", "After all not")).toEqual({ ok: false, error: "stale" });
    expect(await listOwnRequests(db, owner, clock.now())).toMatchObject([
      { state: "done", answer: "Here it is.", closedAt: clock.now().toISOString(), left: undefined },
    ]);
    const mails = await mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      "Recibimos su solicitud: Ver mis datos",
      "Su solicitud, Ver mis datos: En revisión",
      "Su solicitud, Ver mis datos: Hecha",
    ]);
    expect(mails[2]?.text).toContain("Here it is.");
    const log = (await listAudit(db, SITE)).filter(({ subject }) => subject === id);
    expect(log.map(({ act, actor }) => [act, actor])).toEqual([
      ["request.done", `user:${admin}`],
      ["request.checking", `user:${admin}`],
    ]);
    expect(await verifyAudit(db, SITE)).not.toHaveProperty("fault");
  });

  test("once, of two administrators who answer at the same moment", async () => {
    const { id, email } = await filed();
    await moveRequest(deps, "user:one", { id, version: 1, to: "checking", answer: "" });
    const answers = await Promise.all(
      (["done", "refused"] as const).map((to) =>
        moveRequest(deps, "user:one", { id, version: 2, to, answer: `It is ${to}` }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await mailsTo(email)).toHaveLength(3);
  });
});

test("the queue has the most urgent first, and says what is overdue", async () => {
  const ids: string[] = [];
  for (let n = 0; n < 3; n++) {
    ids.push((await filed()).id);
    clock.advance(DAY);
  }
  const [first, second, third] = ids;
  clock.advance((DUE_DAYS - 2) * DAY);
  const queue = await listRequests(db, "open", clock.now());
  const mine = queue.rows.filter(({ id }) => ids.includes(id));
  expect(mine.map(({ id, left }) => [id, left < 0])).toEqual([
    [first, true],
    [second, true],
    [third, false],
  ]);
  expect(queue.counts.open).toBeGreaterThanOrEqual(3);
  await db
    .update(legalRequests)
    .set({ state: "refused", closedAt: clock.now().toISOString() })
    .where(inArray(legalRequests.id, ids));
  const closed = await listRequests(db, "closed", clock.now());
  expect(closed.rows.filter(({ id }) => ids.includes(id))).toHaveLength(3);
  expect(await findRequest(db, "nothing", clock.now())).toBeUndefined();
});
