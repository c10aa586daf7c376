import { and, inArray } from "drizzle-orm";
import { chainSource } from "~/engines/chain/chain.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { projects } from "~db/schema/projects.ts";

/** The job itself, in which everything before ends. */
export const projectsInChain = chainSource({
  reads: (db, { of, ids }) => [
    db
      .select({
        ...{ id: projects.id, name: projects.name, state: projects.state, client: projects.client },
        ...{ note: projects.summary, cents: projects.contractCents },
      })
      .from(projects)
      .where(and(of(projects.workspace), inArray(projects.id, ids("project")))),
  ],
  find: ([rows], { language }) => {
    const t = translator(language, "projects");
    return rows.map(({ id, name, state, client, note, cents }) => ({
      ...{ kind: "project" as const, id, name, href: `/project/${id}` as const },
      state: t(`states.${state as "planning"}`),
      facts: { client, title: name, note, cents: cents ?? undefined },
    }));
  },
});
