import { and, eq, inArray, sql } from "drizzle-orm";
import { chainSource } from "~/engines/chain/chain.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Key } from "~/i18n/namespaces.ts";
import { bidPackages } from "~db/schema/bids.ts";
import { projects } from "~db/schema/projects.ts";
import { packagePath } from "./bids.limits.ts";

/** What was given out to be bid on. Prices are none of its facts. */
export const bidsInChain = chainSource({
  reads: (db, { of, ids }) => [
    db
      .select({
        ...{
          id: bidPackages.id,
          topic: bidPackages.topic,
          state: bidPackages.state,
          scope: bidPackages.scope,
        },
        project: sql<string | null>`${projects.name}`.as("project_name"),
      })
      .from(bidPackages)
      .leftJoin(projects, eq(projects.id, bidPackages.projectId))
      .where(and(of(bidPackages.workspace), inArray(bidPackages.id, ids("bidPackage")))),
  ],
  find: ([rows], { language }) => {
    const t = translator(language, "bids");
    return rows.map(({ id, topic, state, scope, project }) => ({
      ...{ kind: "bidPackage" as const, id, name: topic, href: packagePath(id) },
      state: t(`states.${state}` as Key<"bids">),
      facts: { title: topic, note: scope, ...(project !== null && { place: project }) },
    }));
  },
});
