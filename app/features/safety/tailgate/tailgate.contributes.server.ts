import { eq, sql } from "drizzle-orm";
import { articleTextsOf } from "~/engines/knowledge/knowledge.server.ts";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { insertAll } from "~db/insert-all.ts";
import { tailgateAttendees, tailgateRecords, tailgateTalks } from "~db/schema/safety.ts";
import { SAMPLE_TALKS } from "~db/seed/sample/safety/tailgate.ts";
import { sampleRows, signedSamples } from "./example.server.ts";
import { libraryTalk } from "./library.ts";
import { tailgateBrief } from "./tailgate.brief.server.ts";
import { talksOfDay } from "./tailgate.day.server.ts";
import { RECORD, recordPath } from "./tailgate.limits.ts";
import { tailgateNeeds } from "./tailgate.needs.server.ts";

export default {
  needsMe: [tailgateNeeds],
  dayFacts: [talksOfDay],
  brief: [tailgateBrief],
  owned: [
    {
      by: tailgateTalks.workspace,
      touched: tailgateTalks.createdAt,
      sample: tailgateTalks.sample,
      adopt: (db, { guest, owner }) => [
        db.update(tailgateTalks).set({ workspace: owner }).where(eq(tailgateTalks.workspace, guest)),
      ],
    },
    {
      by: tailgateRecords.workspace,
      touched: tailgateRecords.createdAt,
      sample: tailgateRecords.sample,
      adopt: (db, { guest, owner }) => [
        db.update(tailgateRecords).set({ workspace: owner }).where(eq(tailgateRecords.workspace, guest)),
      ],
    },
    {
      by: tailgateAttendees.workspace,
      touched: tailgateAttendees.createdAt,
      sample: tailgateAttendees.sample,
      adopt: (db, { guest, owner }) => [
        db.update(tailgateAttendees).set({ workspace: owner }).where(eq(tailgateAttendees.workspace, guest)),
      ],
    },
  ],
  mentions: [
    { column: tailgateTalks.title, keep: "what a talk is called" },
    { column: tailgateRecords.siteName, keep: "what a site was called when the record was begun" },
    { column: tailgateRecords.projectName, keep: "what a job was called when the record was begun" },
    {
      column: tailgateRecords.presenter,
      keep: "whoever held the talk, under a record that is sealed with it",
    },
    { column: tailgateAttendees.name, keep: "whoever signed, under a record that is sealed with it" },
    { column: tailgateAttendees.nameKey, keep: "the same name as it is compared" },
  ],
  samples: async (db, { workspace, language, now }) => {
    const texts = await articleTextsOf(db, SAMPLE_TALKS);
    const talks = SAMPLE_TALKS.flatMap((slug) => libraryTalk(slug, texts) ?? []);
    const open = sampleRows(language, now, crypto.randomUUID(), workspace);
    const all = [open, ...(await signedSamples(language, now, { workspace, talks }))];
    return [
      insertAll(
        db,
        tailgateRecords,
        all.map(({ record }) => record),
      ),
      insertAll(
        db,
        tailgateAttendees,
        all.flatMap(({ attendees }) => attendees),
      ),
    ];
  },
  points: [
    {
      kind: "talk",
      // One that at least three signed when it was closed; a sample is nobody's.
      rows: (
        may,
      ) => sql`select ${tailgateRecords.id} as id, ${tailgateRecords.workspace} as workspace, 1 as amount,
        ${tailgateRecords.signedAt} as at, null as provider from ${tailgateRecords}
        where ${tailgateRecords.signedAt} is not null and not ${tailgateRecords.sample}
        and (select count(*) from ${tailgateAttendees} as there where there.record_id = ${tailgateRecords.id}
          and there.via <> 'late') >= 3 and ${may(tailgateRecords.workspace)}`,
    },
  ],
  // A crew of sixty, each with a signature that was drawn.
  bodyLimits: { "/tailgate-record/:record": 320 * 1024 },
  toasts: [
    toastSet("tailgate", {
      tailgateStarted: "ok",
      tailgateSaved: "ok",
      tailgateSigned: "ok",
      tailgateLate: "ok",
      tailgateRemoved: "ok",
      tailgateSignedByLink: "ok",
      tailgateTalkKept: "ok",
      tailgateTalkRemoved: "ok",
    }),
  ],
  links: {
    [RECORD]: {
      verbs: ["sign"],
      page: "tailgate",
      title: (id) =>
        sql`(select json_extract(${tailgateRecords.content}, '$.title.en') from ${tailgateRecords}
          where ${tailgateRecords.id} = ${id})`,
      isIn: (workspace, id) =>
        sql`exists (select 1 from ${tailgateRecords} where ${tailgateRecords.id} = ${id}
          and ${tailgateRecords.workspace} = ${workspace})`,
      href: recordPath,
    },
  },
} satisfies Contribution;
