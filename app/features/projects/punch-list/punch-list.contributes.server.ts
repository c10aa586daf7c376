import { eq, sql } from "drizzle-orm";
import { FILE_LIMITS } from "~/engines/file/file.ts";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { projects } from "~db/schema/projects.ts";
import { punchItems } from "~db/schema/punch-list.ts";
import punch from "./punch.process.server.ts";
import { punchBrief } from "./punch-list.brief.server.ts";
import { punchOfDay } from "./punch-list.day.server.ts";
import { itemPath, PUNCH, PUNCH_LIMITS, PUNCH_LIST } from "./punch-list.limits.ts";
import { punchMetrics } from "./punch-list.metrics.server.ts";
import { punchNeeds } from "./punch-list.needs.server.ts";
import { sampleItems } from "./room-templates.ts";

/** The fields of a form beside its picture. */
const FORM_BYTES = 16 * 1024;
const UPLOAD = PUNCH_LIMITS.photoBytes + FILE_LIMITS.thumbBytes + FORM_BYTES;

export default {
  metrics: punchMetrics,
  needsMe: [punchNeeds],
  dayFacts: [punchOfDay],
  brief: [punchBrief],
  owned: [
    {
      by: punchItems.workspace,
      touched: punchItems.createdAt,
      sample: punchItems.sample,
      adopt: (db, { guest, owner }) => [
        db.update(punchItems).set({ assignedTo: owner }).where(eq(punchItems.assignedTo, guest)),
        db.update(punchItems).set({ approver: owner }).where(eq(punchItems.approver, guest)),
        db.update(punchItems).set({ workspace: owner }).where(eq(punchItems.workspace, guest)),
      ],
    },
  ],
  mentions: [
    { column: punchItems.assignedTo, as: "owner", fate: "empty" },
    { column: punchItems.approver, as: "owner", fate: "empty" },
    { column: punchItems.assignee, keep: "a firm or a crew, as the job calls it" },
  ],
  // On the first example of the projects, which stand in the same batch before these.
  samples: (db, { workspace, language, now }) => {
    const at = now.toISOString();
    const rows = sampleItems(language, now).map((item) => [
      ...[crypto.randomUUID(), item.number, item.room, item.trade, item.words, item.dueOn, item.assignee],
      ...[item.rejections, item.state],
    ]);
    const of = (n: number) => sql`json_extract(row.value, ${`$[${n}]`})`;
    // Every column in its order: one statement with one parameter for all rows, which are too many for D1 otherwise.
    return [
      db.insert(punchItems).select(
        sql`select ${of(0)}, ${workspace}, job.id, ${of(1)}, ${of(2)}, ${of(3)}, ${of(4)}, 'normal', ${of(5)}, 0, ${of(6)},
          null, null, 1, null, '[]', ${at}, ${of(7)}, null, null, null, ${of(8)}, ${at}, 1, 1, ${at}, null, ''
          from json_each(${JSON.stringify(rows)}) as row
          join (select ${projects.id} as id from ${projects} where ${projects.workspace} = ${workspace}
            and ${projects.sample} order by ${projects.name} limit 1) as job`,
      ),
    ];
  },
  processes: [punch],
  bodyLimits: {
    [PUNCH_LIST]: UPLOAD,
    "/punch-list-scanner": UPLOAD,
    "/punch-item/:item": UPLOAD,
    "/shared/:link/punch-item": UPLOAD,
  },
  toldOnPage: [PUNCH_LIST, "/punch-list-scanner", "/punch-item/:item", "/shared/:link/punch-item"],
  links: {
    [PUNCH]: {
      verbs: ["answer", "upload"],
      page: "punch-item",
      title: (id) => sql`(select ${punchItems.words} from ${punchItems} where ${punchItems.id} = ${id})`,
      isIn: (workspace, id) =>
        sql`exists (select 1 from ${punchItems} where ${punchItems.id} = ${id} and ${punchItems.workspace} = ${workspace})`,
      href: itemPath,
      project: (id) =>
        sql`(select ${punchItems.projectId} from ${punchItems} where ${punchItems.id} = ${id})`,
    },
  },
  toasts: [
    toastSet("punch-list", {
      punchRaised: "ok",
      punchNoPhoto: "warn",
      punchBulk: "ok",
      punchMoved: "ok",
      punchSaved: "ok",
      punchPhoto: "ok",
      punchPinned: "ok",
      punchTaken: "ok",
    }),
  ],
} satisfies Contribution;
