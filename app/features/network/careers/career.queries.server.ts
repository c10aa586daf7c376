import { entryAbout, entryOf, entryStatements } from "~/engines/directory/directory.server.ts";
import type { Present } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { career } from "./career.ts";

/** The profile of whoever asks, hidden or not; undefined where they have none. */
export async function ownCareer(db: Database, actor: Present) {
  const found = entryOf(
    career,
    await db.batch(entryStatements(db, career, actor, entryAbout(career, actor))),
  );
  return found?.entry;
}
