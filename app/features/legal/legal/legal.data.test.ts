import { expect, test } from "vitest";
import { joinedContributions } from "~/composition/contributions.server.ts";
import { adoptGuest } from "~/services/guest.server.ts";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, freshGuest, HOUR } from "../../../../tests/factories.ts";
import { acceptPolicy } from "./legal.commands.server.ts";
import { presentEdition } from "./legal.documents.ts";
import { readAcceptances } from "./legal.queries.server.ts";

const db = testDatabase();
const { edition } = presentEdition("privacy");

test("agreeing is recorded once with its first moment, for one document", async () => {
  const clock = createClock();
  const owner = freshGuest();
  const first = clock.now().toISOString();
  for (const _ of ["once", "twice"]) {
    expect(await acceptPolicy({ db, now: clock.now }, owner, { document: "privacy", edition })).toEqual({
      ok: true,
    });
    clock.advance(HOUR);
  }
  expect(await readAcceptances(db, owner, "privacy")).toEqual([{ edition, at: first }]);
  expect(await readAcceptances(db, owner, "terms")).toEqual([]);
  expect(await readAcceptances(db, undefined, "privacy")).toEqual([]);
});

test("nobody agrees to a wording that does not apply", async () => {
  const owner = freshGuest();
  for (const other of [edition - 1, edition + 1])
    expect(
      await acceptPolicy({ db, now: () => new Date() }, owner, { document: "privacy", edition: other }),
    ).toEqual({ ok: false, error: "superseded" });
  expect(await readAcceptances(db, owner, "privacy")).toEqual([]);
});

test("what a guest agreed to, the member has agreed to, also where both did", async () => {
  const guest = freshGuest();
  const { id, owner } = await createMember(db);
  const accept = (whose: typeof guest, document: "privacy" | "terms") =>
    acceptPolicy({ db, now: () => new Date() }, whose, {
      document,
      edition: presentEdition(document).edition,
    });
  await accept(guest, "privacy");
  await accept(guest, "terms");
  await accept(owner, "terms");
  await adoptGuest(db, joinedContributions.owned, guest, id);
  for (const document of ["privacy", "terms"] as const) {
    expect(await readAcceptances(db, owner, document)).toHaveLength(1);
    expect(await readAcceptances(db, guest, document)).toEqual([]);
  }
});
