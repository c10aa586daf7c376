import { and, eq, inArray } from "drizzle-orm";
import { chainSource } from "~/engines/chain/chain.server.ts";
import type { Content } from "~/engines/lines/lines.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { documents } from "~db/schema/lines.ts";
import { factOf } from "./proposal-content.ts";
import { KIND, proposalPath } from "./proposals.limits.ts";

/** What was offered for a job. */
export const proposalsInChain = chainSource({
  reads: (db, { of, ids }) => [
    db
      .select({
        ...{ id: documents.id, title: documents.title, content: documents.content, state: documents.state },
        totalCents: documents.totalCents,
      })
      .from(documents)
      .where(and(of(documents.workspace), eq(documents.kind, KIND), inArray(documents.id, ids("proposal")))),
  ],
  find: ([rows], { language }) => {
    const t = translator(language, "proposals");
    return rows.map(({ id, title, content, state, totalCents }) => {
      const fact = (name: string) => factOf(content as Content, name);
      return {
        ...{ kind: "proposal" as const, id, name: title, href: proposalPath(id) },
        state: t(`states.${state as "draft"}`),
        facts: { client: fact("client"), place: fact("site"), title, note: fact("scope"), cents: totalCents },
      };
    });
  },
});
