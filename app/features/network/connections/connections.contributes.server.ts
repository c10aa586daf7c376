import { sql } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { crewNeeds, freeDays, needResponses } from "~db/schema/connections.ts";
import { sampleNeeds } from "./example.server.ts";
import process from "./need.process.server.ts";
import { connectionsNeeds } from "./needs-me.server.ts";

export default {
  // People meet as members alone, so that each can be told of what the other does.
  owned: [
    { by: crewNeeds.workspace, sample: crewNeeds.sample },
    { by: needResponses.workspace },
    { by: freeDays.workspace },
  ],
  mentions: [{ column: crewNeeds.address, keep: "where the work of a need is, which goes with the need" }],
  samples: (db, { workspace, language, now }) => {
    const rows = sampleNeeds(language, now, () => crypto.randomUUID());
    return [
      db.insert(crewNeeds).select(
        sql`select value ->> 'id', ${workspace}, value ->> 'trade', value ->> 'headcount', value ->> 'firstDay',
          value ->> 'lastDay', value ->> 'siteZone', value ->> 'overAt', value ->> 'area', value ->> 'nearLatitude',
          value ->> 'nearLongitude', '', null, null, value ->> 'pay', value ->> 'payCents', value ->> 'currency',
          value ->> 'language', value ->> 'notes', value -> 'papers', 'open', value ->> 'createdAt', null, 1, 1,
          value ->> 'createdAt' from json_each(${JSON.stringify(rows)}) where true`,
      ),
    ];
  },
  processes: [process],
  needsMe: [connectionsNeeds],
  toasts: [
    toastSet("connections", {
      needPosted: "ok",
      needSaved: "ok",
      needAnswerSent: "ok",
      needAnswerAccepted: "ok",
      needAnswerDeclined: "ok",
      needAnswerBack: "ok",
      personBlocked: "ok",
      personUnblocked: "ok",
      freeDaysKept: "ok",
    }),
  ],
} satisfies Contribution;
