import { and, eq, sql } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import {
  permitEntries,
  permitFeeTables,
  permitInspections,
  permitPapers,
  permits,
} from "~db/schema/permits.ts";
import { SAMPLE_ZONE, sampleRows } from "./example.server.ts";
import process from "./permit.process.server.ts";
import { permitsBrief } from "./permits.brief.server.ts";
import { inspectionsOfDay } from "./permits.day.server.ts";
import { PERMIT, PERMIT_LIMITS, permitPath } from "./permits.limits.ts";
import { permitsNeeds } from "./permits.needs.server.ts";
import { tellOfPermits } from "./reminders.server.ts";

/** The fields of a form beside its file. */
const FORM_BYTES = 16 * 1024;

export default {
  dayFacts: [inspectionsOfDay],
  needsMe: [permitsNeeds],
  brief: [permitsBrief],
  owned: [
    {
      by: permits.workspace,
      touched: permits.createdAt,
      sample: permits.sample,
      adopt: (db, { guest, owner }) => [
        db.update(permits).set({ workspace: owner }).where(eq(permits.workspace, guest)),
      ],
    },
    {
      by: permitPapers.workspace,
      touched: permitPapers.createdAt,
      adopt: (db, { guest, owner }) => [
        db.update(permitPapers).set({ workspace: owner }).where(eq(permitPapers.workspace, guest)),
      ],
    },
    {
      by: permitInspections.workspace,
      touched: permitInspections.createdAt,
      adopt: (db, { guest, owner }) => [
        db.update(permitInspections).set({ workspace: owner }).where(eq(permitInspections.workspace, guest)),
      ],
    },
    {
      by: permitEntries.workspace,
      touched: permitEntries.createdAt,
      adopt: (db, { guest, owner }) => [
        db.update(permitEntries).set({ workspace: owner }).where(eq(permitEntries.workspace, guest)),
      ],
    },
    {
      by: permitFeeTables.workspace,
      touched: permitFeeTables.createdAt,
      // A member's own table stays: the guest's is taken only where there is none.
      adopt: (db, { guest, owner }) => [
        db
          .delete(permitFeeTables)
          .where(
            and(
              eq(permitFeeTables.workspace, guest),
              sql`exists (select 1 from permit_fee_tables as own where own.workspace_id = ${owner})`,
            ),
          ),
        db.update(permitFeeTables).set({ workspace: owner }).where(eq(permitFeeTables.workspace, guest)),
      ],
    },
  ],
  mentions: [
    { column: permits.name, keep: "what a permit is called" },
    { column: permitPapers.name, keep: "what a paper is called" },
    { column: permitInspections.inspector, keep: "typed by whoever recorded a result, without an account" },
  ],
  samples: (db, { workspace, language, now }) =>
    sampleRows(language, now).flatMap(({ papers, inspections, ...permit }) => {
      const id = crypto.randomUUID();
      const at = now.toISOString();
      const isFiled = permit.state !== "preparing";
      return [
        db
          .insert(permits)
          .values({ ...permit, id, workspace, siteZone: SAMPLE_ZONE, sample: true, createdAt: at }),
        ...papers.map((paper, place) =>
          db.insert(permitPapers).values({
            id: crypto.randomUUID(),
            workspace,
            permitId: id,
            place,
            ...paper,
            doneAt: isFiled ? permit.stateSince : null,
            createdAt: at,
          }),
        ),
        ...inspections.map((inspection) =>
          db
            .insert(permitInspections)
            .values({ ...inspection, id: crypto.randomUUID(), workspace, permitId: id, createdAt: at }),
        ),
      ];
    }),
  processes: [process],
  tasks: [tellOfPermits],
  bodyLimits: { "/permit-files": PERMIT_LIMITS.fileBytes + FORM_BYTES },
  toldOnPage: ["/permit-files"],
  toasts: [
    toastSet("permits", {
      permitMade: "ok",
      permitSaved: "ok",
      permitMoved: "ok",
      permitLogged: "ok",
      permitExtended: "ok",
      permitInspection: "ok",
      permitCancelled: "ok",
      permitResult: "ok",
      permitFile: "ok",
      permitFeed: "ok",
      permitFees: "ok",
      permitRemoved: "ok",
    }),
  ],
  links: {
    [PERMIT]: {
      verbs: ["sign"],
      page: "permit",
      title: (id) => sql`(select ${permits.name} from ${permits} where ${permits.id} = ${id})`,
      isIn: (workspace, id) =>
        sql`exists (select 1 from ${permits} where ${permits.id} = ${id} and ${permits.workspace} = ${workspace})`,
      href: permitPath,
      project: (id) => sql`(select ${permits.projectId} from ${permits} where ${permits.id} = ${id})`,
    },
  },
} satisfies Contribution;
