import { expect, test } from "vitest";
import { testDatabase } from "../../../../tests/database.ts";
import { createClock, createMember, MINUTE } from "../../../../tests/factories.ts";
import type { KeptLine } from "./transcript.logic.ts";
import { deleteTalk, keepTalk, MOST_KEPT } from "./transcripts.commands.server.ts";
import { readKeptLines, readKeptTalks } from "./voice.queries.server.ts";

const db = testDatabase();
const clock = createClock();
const deps = { db, now: clock.now };
const LINES: KeptLine[] = [
  { who: "joe", text: "Hello." },
  { who: "you", text: "כמה עמוק היסוד?" },
  { who: "joe", text: "Below frost." },
];

test("a conversation is kept once, listed newest first and read back as it was", async () => {
  const { owner } = await createMember(db);
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
  await Promise.all([
    keepTalk(deps, owner, { id: first, lines: LINES }),
    keepTalk(deps, owner, { id: first, lines: LINES }),
  ]);
  clock.advance(MINUTE);
  expect(await keepTalk(deps, owner, { id: second, lines: LINES.slice(0, 1) })).toEqual({ ok: true });
  expect(await readKeptTalks(db, owner)).toMatchObject([
    { id: second, about: "", lines: 1 },
    { id: first, about: "כמה עמוק היסוד?", lines: 3 },
  ]);
  expect(await readKeptLines(db, owner, first)).toEqual(LINES);
});

test("nobody reads or deletes what another keeps", async () => {
  const [mine, theirs] = [(await createMember(db)).owner, (await createMember(db)).owner];
  const id = crypto.randomUUID();
  await keepTalk(deps, theirs, { id, lines: LINES });
  expect(await readKeptLines(db, mine, id)).toBeUndefined();
  await deleteTalk(deps, mine, { id });
  expect(await readKeptTalks(db, theirs)).toHaveLength(1);
  // The same number under another account is another conversation.
  expect(await keepTalk(deps, mine, { id, lines: LINES })).toEqual({ ok: true });
  await deleteTalk(deps, theirs, { id });
  await deleteTalk(deps, theirs, { id });
  expect(await readKeptTalks(db, theirs)).toEqual([]);
  expect(await readKeptTalks(db, mine)).toHaveLength(1);
});

test("an account that is full keeps no more, and what it keeps may be sent again", async () => {
  const { owner } = await createMember(db);
  const ids = Array.from({ length: MOST_KEPT }, () => crypto.randomUUID());
  for (const id of ids) await keepTalk(deps, owner, { id, lines: LINES });
  expect(await keepTalk(deps, owner, { id: crypto.randomUUID(), lines: LINES })).toEqual({
    ok: false,
    error: "full",
  });
  expect(await keepTalk(deps, owner, { id: ids[0] as string, lines: LINES })).toEqual({ ok: true });
});
