import { eq, sql } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { insertAll } from "~db/insert-all.ts";
import {
  checklistActions,
  checklistDrafts,
  checklistPlans,
  checklistRuns,
  checklistTemplates,
} from "~db/schema/safety.ts";
import process from "./action.process.server.ts";
import { builtIn } from "./built-in.ts";
import { checklistsBrief } from "./checklists.brief.server.ts";
import { checklistsOfDay } from "./checklists.day.server.ts";
import { ACTION, actionPath, CHECKLISTS_LIMITS } from "./checklists.limits.ts";
import { checklistsNeeds } from "./checklists.needs.server.ts";
import { exampleRun, signedExamples } from "./example.server.ts";

/** The fields of a form beside its file. */
const FORM_BYTES = 16 * 1024;
const PICTURE = CHECKLISTS_LIMITS.photoBytes + FORM_BYTES;

export default {
  dayFacts: [checklistsOfDay],
  needsMe: [checklistsNeeds],
  brief: [checklistsBrief],
  owned: [
    {
      by: checklistTemplates.workspace,
      touched: checklistTemplates.createdAt,
      sample: checklistTemplates.sample,
      adopt: (db, { guest, owner }) => [
        db
          .update(checklistTemplates)
          .set({ workspace: owner })
          .where(eq(checklistTemplates.workspace, guest)),
      ],
    },
    {
      by: checklistDrafts.workspace,
      touched: checklistDrafts.createdAt,
      adopt: (db, { guest, owner }) => [
        db.update(checklistDrafts).set({ workspace: owner }).where(eq(checklistDrafts.workspace, guest)),
      ],
    },
    {
      by: checklistRuns.workspace,
      touched: checklistRuns.createdAt,
      sample: checklistRuns.sample,
      adopt: (db, { guest, owner }) => [
        db.update(checklistRuns).set({ workspace: owner }).where(eq(checklistRuns.workspace, guest)),
      ],
    },
    {
      by: checklistActions.workspace,
      touched: checklistActions.createdAt,
      sample: checklistActions.sample,
      adopt: (db, { guest, owner }) => [
        db.update(checklistActions).set({ workspace: owner }).where(eq(checklistActions.workspace, guest)),
      ],
    },
    {
      by: checklistPlans.workspace,
      touched: checklistPlans.createdAt,
      sample: checklistPlans.sample,
      adopt: (db, { guest, owner }) => [
        db.update(checklistPlans).set({ workspace: owner }).where(eq(checklistPlans.workspace, guest)),
      ],
    },
  ],
  mentions: [
    { column: checklistPlans.name, keep: "what a checklist was called when it was planned" },
    { column: checklistPlans.siteName, keep: "what a site was called when the checklist was planned" },
    { column: checklistTemplates.name, keep: "what a checklist is called" },
    { column: checklistRuns.siteName, keep: "what a site was called when the record was begun" },
    { column: checklistRuns.projectName, keep: "what a job was called when the record was begun" },
    { column: checklistRuns.printedName, keep: "under a record that is sealed with it" },
    { column: checklistActions.assignedTo, keep: "whoever is to do it, as the inspector wrote it" },
  ],
  samples: async (db, { workspace, language, now }) => {
    const open = exampleRun(language, now);
    const plan = (key: string, rhythm: "weekday" | "shifts", every: number) => ({
      ...{ id: crypto.randomUUID(), workspace, templateKey: key, rhythm, every, place: open.place, language },
      ...{ name: JSON.stringify(builtIn(key)?.name ?? {}), startsOn: open.runOn, sample: true },
      createdAt: now.toISOString(),
    });
    return [
      db.insert(checklistRuns).values({ ...open, id: crypto.randomUUID(), workspace }),
      insertAll(db, checklistRuns, await signedExamples(language, now, workspace)),
      db.insert(checklistPlans).values([plan("scaffold", "weekday", 1), plan("forklift", "shifts", 1)]),
    ];
  },
  processes: [process],
  // The whole form of a list of a hundred items, with a note and an action each.
  bodyLimits: {
    "/checklist-run/:run": 256 * 1024,
    "/checklist-photo": PICTURE,
    "/checklist-action/:action": PICTURE,
    "/shared/:link/checklist-action": PICTURE,
  },
  toldOnPage: ["/checklist-photo", "/checklist-action/:action", "/shared/:link/checklist-action"],
  toasts: [
    toastSet("safety-checklists", {
      checklistStarted: "ok",
      checklistSaved: "ok",
      checklistSigned: "ok",
      checklistRemoved: "ok",
      checklistPhotoAdded: "ok",
      checklistPhotoRemoved: "ok",
      checklistListKept: "ok",
      checklistListRemoved: "ok",
      checklistActionMoved: "ok",
      checklistPlanned: "ok",
      checklistUnplanned: "ok",
    }),
    toastSet("checklist-drafts", {
      checklistDraftBegun: "ok",
      checklistDraftSaved: "ok",
      checklistDraftPublished: "ok",
      checklistDraftDiscarded: "ok",
    }),
  ],
  links: {
    [ACTION]: {
      verbs: ["upload"],
      page: "checklist-action",
      title: (id) =>
        sql`(select ${checklistActions.what} from ${checklistActions} where ${checklistActions.id} = ${id})`,
      isIn: (workspace, id) =>
        sql`exists (select 1 from ${checklistActions} where ${checklistActions.id} = ${id}
          and ${checklistActions.workspace} = ${workspace})`,
      href: actionPath,
    },
  },
} satisfies Contribution;
