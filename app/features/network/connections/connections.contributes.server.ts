import { sql } from "drizzle-orm";
import { dropOrphans } from "~/engines/file/file.server.ts";
import { forgettingOrphans } from "~/engines/talk/talk.server.ts";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import {
  connectionNotes,
  connections,
  crewNeeds,
  freeDays,
  messageReports,
  needResponses,
} from "~db/schema/connections.ts";
import { files } from "~db/schema/file.ts";
import { posts } from "~db/schema/talk.ts";
import { CONNECT_LIMITS, CONNECTION } from "./connections.limits.ts";
import { sampleNeeds } from "./example.server.ts";
import process from "./need.process.server.ts";
import { connectionsNeeds } from "./needs-me.server.ts";

const PAGE = "/connection/:connection";
/** What a form has beside its file. */
const FORM_BYTES = 64 * 1024;

export default {
  // People meet as members alone, so that each can be told of what the other does.
  owned: [
    { by: crewNeeds.workspace, sample: crewNeeds.sample },
    { by: needResponses.workspace },
    { by: freeDays.workspace },
    { by: connections.workspace, secret: [connections.pair] },
    { by: connectionNotes.workspace },
    { by: messageReports.workspace },
  ],
  mentions: [
    // A connection, and what either wrote for themselves about the other, goes with either account.
    { column: connections.other, as: "owner", fate: "delete" },
    { column: connections.pair, keep: "the two of a connection, which goes with either of them" },
    { column: crewNeeds.address, keep: "where the work of a need is, which goes with the need" },
  ],
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
  // What was said in a thread of two goes with whoever said it; the rest when there is no thread any more.
  late: (db) => [
    forgettingOrphans(
      db,
      CONNECTION,
      sql`not exists (select 1 from ${connections} as it where it.id = ${posts.subjectId})`,
    ),
    db
      .delete(messageReports)
      .where(sql`not exists (select 1 from ${posts} as said where said.id = ${messageReports.postId})`),
  ],
  tasks: [
    ({ db, now, pictures }) =>
      dropOrphans(
        { db, now, bucket: pictures },
        CONNECTION,
        sql`not exists (select 1 from ${connections} as it where it.id = ${files.subjectId})`,
      ).then(() => undefined),
  ],
  bodyLimits: { [PAGE]: CONNECT_LIMITS.fileBytes + FORM_BYTES },
  toldOnPage: [PAGE],
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
      personAsked: "ok",
      personConnected: "ok",
      personIgnored: "ok",
      personRemoved: "ok",
      personSaid: "ok",
      personRead: "ok",
      personHanded: "ok",
      personNoted: "ok",
      messageReported: "ok",
      messageJudged: "ok",
    }),
  ],
} satisfies Contribution;
