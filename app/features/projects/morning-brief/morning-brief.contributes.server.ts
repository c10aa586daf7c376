import { eq, sql } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { briefLimits, briefMails, briefMarks } from "~db/schema/morning-brief.ts";
import { sites } from "~db/schema/tools.ts";
import { writeBriefMails } from "./brief-mail.server.ts";
import { briefPath, SITE_BRIEF } from "./morning-brief.limits.ts";
import { sampleBriefSites } from "./samples.server.ts";

export default {
  owned: [
    { by: briefMails.userId },
    {
      by: briefMarks.workspace,
      touched: briefMarks.createdAt,
      adopt: (db, { guest, owner }) => [
        db.update(briefMarks).set({ workspace: owner }).where(eq(briefMarks.workspace, guest)),
      ],
    },
    {
      by: briefLimits.workspace,
      touched: briefLimits.createdAt,
      // Who set thresholds in their account keeps those.
      adopt: (db, { guest, owner }) => [
        db
          .update(briefLimits)
          .set({ workspace: owner })
          .where(
            sql`${briefLimits.workspace} = ${guest} and not exists
              (select 1 from brief_limits as mine where mine.workspace_id = ${owner})`,
          ),
        db.delete(briefLimits).where(eq(briefLimits.workspace, guest)),
      ],
    },
  ],
  samples: sampleBriefSites,
  tasks: [writeBriefMails],
  toasts: [
    toastSet("morning-brief", {
      briefSeen: "ok",
      briefSnoozed: "ok",
      briefBack: "ok",
      briefMailed: "ok",
      briefNotMailed: "ok",
      briefLimits: "ok",
      briefSamples: "ok",
      briefCleared: "ok",
    }),
  ],
  links: {
    [SITE_BRIEF]: {
      verbs: [],
      page: "site-brief",
      title: (id) => sql`(select ${sites.name} from ${sites} where ${sites.id} = ${id})`,
      isIn: (workspace, id) =>
        sql`exists (select 1 from ${sites} where ${sites.id} = ${id} and ${sites.workspace} = ${workspace})`,
      href: (id) => briefPath({ site: id }),
    },
  },
} satisfies Contribution;
