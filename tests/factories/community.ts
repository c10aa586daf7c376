import { beginThread, type NewThread, reply } from "~/features/network/community/threads.commands.server.ts";
import type { Database } from "~db/client.ts";
import { communityNames } from "~db/schema/community.ts";

/** People who talk in the community, and what they say. */
export function communityPlace(db: Database, now: () => Date) {
  const deps = { db, now };
  const uuid = () => crypto.randomUUID() as string;
  /** Somebody with a name that nobody else has, chosen some days ago. */
  async function speaker(days = 0) {
    const owner = `user:${uuid()}`;
    const called = `Builder ${uuid().slice(0, 8)}`;
    await db.insert(communityNames).values({
      ...{ owner, called, calledKey: called.toLowerCase() },
      createdAt: new Date(now().getTime() - days * 24 * 60 * 60 * 1000).toISOString(),
    });
    return { owner, called };
  }
  const thread = (over: Partial<NewThread> = {}): NewThread => ({
    ...{ idem: uuid(), space: "concrete", kind: "question", language: "en", trade: "", called: "" },
    title: `How long before the forms come off ${uuid().slice(0, 8)}`,
    body: `A wall of ten inches poured in the cold, and the question is when to strip it. Job ${uuid()}`,
    ...over,
  });
  async function asked(by: { owner: string }, over: Partial<NewThread> = {}) {
    const typed = thread(over);
    const begun = await beginThread(deps, by, typed);
    if (!begun.ok) throw new Error(begun.error);
    return { ...typed, slug: begun.slug };
  }
  async function answered(by: { owner: string }, slug: string, body = `Wait for strength. ${uuid()}`) {
    const idem = uuid();
    const said = await reply(deps, by, { idem, slug, body, called: "", quotes: "" });
    if (!said.ok) throw new Error(said.error);
    return idem;
  }
  return { speaker, thread, asked, answered };
}
