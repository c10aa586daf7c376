import { sql } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { deskItems } from "~db/schema/back-office.ts";
import { DESK, DESK_LIMITS } from "./desk.limits.ts";
import { deskNeeds } from "./desk.needs.server.ts";
import deskBound from "./desk-item.process.server.ts";
import { sampleRows } from "./example.server.ts";

/** The fields of a form beside its file. */
const FORM_BYTES = 16 * 1024;
const UPLOAD = DESK_LIMITS.fileBytes + FORM_BYTES;

export default {
  needsMe: [deskNeeds],
  owned: [{ by: deskItems.workspace, sample: deskItems.sample }],
  mentions: [
    { column: deskItems.codedBy, as: "owner", fate: "empty" },
    { column: deskItems.vendor, keep: "a firm, as its receipt names it" },
  ],
  // On the first example of the projects, which stand in the same batch before these.
  hangingSamples: (db, { workspace, language, now }) => {
    const at = now.toISOString();
    return [
      db.insert(deskItems).select(
        sql`select value ->> 'id', ${workspace}, value ->> 'kind', value ->> 'vendor', value ->> 'vendorKey',
          value ->> 'spentOn', value ->> 'cents', (select job.id from projects as job
            where job.workspace_id = ${workspace} and job.sample order by job.name limit 1), value ->> 'code', '', 0, null,
          value ->> 'state', ${at}, 1, 1, ${at} from json_each(${JSON.stringify(sampleRows(language, now))}) where true`,
      ),
    ];
  },
  processes: [deskBound],
  bodyLimits: { [DESK]: UPLOAD, "/desk-item/:item": UPLOAD },
  toldOnPage: [DESK, "/desk-item/:item"],
  toasts: [
    toastSet("back-office", {
      deskAdded: "ok",
      deskCoded: "ok",
      deskMoved: "ok",
      deskKept: "ok",
      deskFile: "ok",
    }),
  ],
} satisfies Contribution;
