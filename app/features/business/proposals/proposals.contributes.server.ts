import { sql } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { documents } from "~db/schema/lines.ts";
import { sampleDocuments } from "./example.server.ts";
import bound from "./proposal.process.server.ts";
import { proposalsInChain } from "./proposals.chain.server.ts";
import { KIND, PROPOSAL, proposalPath } from "./proposals.limits.ts";
import { proposalMetrics } from "./proposals.metrics.server.ts";
import { proposalNeeds } from "./proposals.needs.server.ts";

export default {
  metrics: proposalMetrics,
  needsMe: [proposalNeeds],
  chain: [proposalsInChain],
  // Its rows are documents of the engine of lines, which owns and clears them.
  samples: (db, { workspace, language, now }) => {
    const at = now.toISOString();
    return sampleDocuments(language, at.slice(0, 10)).map(({ title, content, totalCents }) =>
      db.insert(documents).values({
        ...{ id: crypto.randomUUID(), workspace, kind: KIND, title, series: workspace, stateSince: at },
        ...{ content, totalCents, sample: true, createdAt: at, updatedAt: at },
      }),
    );
  },
  processes: [bound],
  links: {
    [PROPOSAL]: {
      verbs: ["sign", "answer"],
      page: "proposal",
      title: (id) =>
        sql`(select ${documents.title} from ${documents} where ${documents.id} = ${id} and ${documents.kind} = ${KIND})`,
      isIn: (workspace, id) =>
        sql`exists (select 1 from ${documents} where ${documents.id} = ${id} and ${documents.workspace} = ${workspace}
          and ${documents.kind} = ${KIND})`,
      href: proposalPath,
    },
  },
  toasts: [
    toastSet("proposals", {
      proposalMade: "ok",
      proposalSaved: "ok",
      proposalMoved: "ok",
      proposalSaid: "ok",
      proposalAccepted: "ok",
      proposalDeclined: "ok",
      proposalConverted: "ok",
    }),
  ],
} satisfies Contribution;
