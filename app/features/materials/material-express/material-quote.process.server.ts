import { type SQL, sql } from "drizzle-orm";
import { bindProcess, members, readers, type Who } from "~/engines/process/process.server.ts";
import { mayAct } from "~/engines/trust/trust.server.ts";
import { materialQuotes } from "~db/schema/material-express.ts";
import { MATERIAL_QUOTE } from "./material-express.limits.ts";
import { materialQuote } from "./material-order.process.ts";

const subject = { type: MATERIAL_QUOTE, id: materialQuotes.id };

const isSupplier = (who: Who): SQL =>
  who.kind === "holder" ? mayAct(who, "answer", materialQuotes.workspace, subject) : sql`0`;

export default bindProcess(materialQuote, {
  record: {
    table: materialQuotes,
    id: materialQuotes.id,
    workspace: materialQuotes.workspace,
    state: materialQuotes.state,
    since: materialQuotes.stateSince,
    version: materialQuotes.version,
  },
  read: readers([materialQuotes.workspace], subject),
  parties: { buyer: members(materialQuotes.workspace), supplier: isSupplier },
});
