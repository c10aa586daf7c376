import { and, asc, eq, inArray } from "drizzle-orm";
import { translator } from "~/i18n/catalogue.server.ts";
import { MOST_NEEDS, needSource } from "~/services/needs.ts";
import { documents } from "~db/schema/lines.ts";
import { KIND, proposalPath } from "./proposals.limits.ts";

/** Offers that came back without a signature. */
export const proposalNeeds = needSource({
  reads: (db, { of }) => [
    db
      .select({ id: documents.id, title: documents.title, state: documents.state })
      .from(documents)
      .where(
        and(
          of(documents.workspace, documents.sample),
          eq(documents.kind, KIND),
          inArray(documents.state, ["declined", "expired"]),
        ),
      )
      .orderBy(asc(documents.stateSince), asc(documents.id))
      .limit(MOST_NEEDS),
  ],
  find: ([offers], { language }) => {
    const t = translator(language, "proposals");
    return offers.map(({ id, title, state }) => ({
      ...{ id, name: title, href: proposalPath(id) as `/${string}` },
      label: t(`needs.${state as "declined" | "expired"}`),
    }));
  },
});
