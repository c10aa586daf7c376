import { eq } from "drizzle-orm";
import type { Contribution, OwnedRows } from "~/services/contribution.ts";
import { processEvents } from "~db/schema/process.ts";
import type { BoundProcess } from "./binding.server.ts";
import { settle } from "./move.server.ts";

const adoptEvents: OwnedRows["adopt"] = (db, { guest, owner }) => [
  db.update(processEvents).set({ actor: owner }).where(eq(processEvents.actor, guest)),
  db.update(processEvents).set({ workspace: owner }).where(eq(processEvents.workspace, guest)),
];

export default {
  owned: [{ by: processEvents.workspace, adopt: adoptEvents, touched: processEvents.createdAt }],
  mentions: [
    { column: processEvents.actor, as: "owner", fate: "empty" },
    { column: processEvents.printedName, keep: "typed by whoever held a link, without an account" },
  ],
  tasks: [
    async function settleProcesses({ db, now, contributions }) {
      const failures: unknown[] = [];
      for (const bound of contributions.processes as readonly BoundProcess[])
        await settle({ db, now }, bound).catch((error) => failures.push(error));
      // The others had their turn; the run says that one failed.
      if (failures.length > 0) throw failures[0];
    },
  ],
} satisfies Contribution;
