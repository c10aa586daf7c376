import { inArray, type SQL, sql } from "drizzle-orm";
import { bindProcess, type Moved, members, readers, type Who } from "~/engines/process/process.server.ts";
import { mayAct } from "~/engines/trust/trust.server.ts";
import { rfis } from "~db/schema/rfis.ts";
import { rfiProcess } from "./rfi.process.ts";
import { RFI } from "./rfis.limits.ts";

const subject = { type: RFI, id: rfis.id };

/** Whoever holds a link to the question that may answer. */
const isAnswerer = (who: Who): SQL =>
  who.kind === "holder" ? mayAct(who, "answer", rfis.workspace, subject) : sql`0`;

export default bindProcess(rfiProcess, {
  record: {
    table: rfis,
    id: rfis.id,
    workspace: rfis.workspace,
    state: rfis.state,
    since: rfis.stateSince,
    version: rfis.version,
  },
  read: readers([rfis.workspace], subject),
  parties: { asker: members(rfis.workspace), answerer: isAnswerer },
  effects: {
    asked: ({ db, now, records }: Moved) => [
      db
        .update(rfis)
        .set({ openedAt: sql`coalesce(${rfis.openedAt}, ${now.toISOString()})`, answeredAt: null })
        .where(inArray(rfis.id, records)),
    ],
    answered: ({ db, now, records }: Moved) => [
      db.update(rfis).set({ answeredAt: now.toISOString() }).where(inArray(rfis.id, records)),
    ],
  },
});
