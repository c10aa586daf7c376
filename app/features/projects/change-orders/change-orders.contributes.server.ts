import { sql } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { documents } from "~db/schema/lines.ts";
import { projects } from "~db/schema/projects.ts";
import bound from "./change-order.process.server.ts";
import { changeOrdersBrief } from "./change-orders.brief.server.ts";
import { changesOfDay } from "./change-orders.day.server.ts";
import { CHANGE_ORDER, changeOrderPath, KIND, OF_PROJECT } from "./change-orders.limits.ts";
import { changeOrderMetrics } from "./change-orders.metrics.server.ts";
import { changeOrdersNeeds } from "./change-orders.needs.server.ts";
import { sampleDocuments } from "./example.server.ts";

export default {
  metrics: changeOrderMetrics,
  dayFacts: [changesOfDay],
  needsMe: [changeOrdersNeeds],
  brief: [changeOrdersBrief],
  // Its rows are documents of the engine of lines, which owns and clears them. On the first example of the projects.
  hangingSamples: (db, { workspace, language, now }) => {
    const at = now.toISOString();
    const job = sql`(select ${projects.id} from ${projects} where ${projects.workspace} = ${workspace}
      and ${projects.sample} order by ${projects.name} limit 1)`;
    return sampleDocuments(language).map(({ title, content, totalCents }) =>
      db.insert(documents).values({
        ...{ id: crypto.randomUUID(), workspace, kind: KIND, title, subjectType: OF_PROJECT, subjectId: job },
        series: sql`'project:' || ${job}`,
        ...{
          state: "priced",
          stateSince: at,
          content,
          totalCents,
          sample: true,
          createdAt: at,
          updatedAt: at,
        },
      }),
    );
  },
  processes: [bound],
  links: {
    [CHANGE_ORDER]: {
      verbs: ["sign", "answer"],
      page: "change-order",
      title: (id) =>
        sql`(select ${documents.title} from ${documents} where ${documents.id} = ${id} and ${documents.kind} = ${KIND})`,
      isIn: (workspace, id) =>
        sql`exists (select 1 from ${documents} where ${documents.id} = ${id} and ${documents.workspace} = ${workspace}
          and ${documents.kind} = ${KIND})`,
      href: changeOrderPath,
      project: (id) =>
        sql`(select ${documents.subjectId} from ${documents} where ${documents.id} = ${id} and ${documents.kind} = ${KIND})`,
    },
  },
  toasts: [
    toastSet("change-orders", {
      changeMade: "ok",
      changeSaved: "ok",
      changeMoved: "ok",
      changeSaid: "ok",
      changeApproved: "ok",
      changeRejected: "ok",
    }),
  ],
} satisfies Contribution;
