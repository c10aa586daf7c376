import { inOwn, type Person } from "~/engines/trust/trust.server.ts";
import type { Database } from "~db/client.ts";
import { projects } from "~db/schema/projects.ts";
import { createMember } from "./factories.ts";

/** Somebody with a workspace, and jobs of it, for the tests of the back office. */
export const desk = (db: Database, now: () => Date) => ({
  async fresh(): Promise<Person> {
    const { owner } = await createMember(db);
    return inOwn(owner);
  },
  async jobOf({ workspace }: Pick<Person, "workspace">): Promise<string> {
    const id = crypto.randomUUID();
    await db.insert(projects).values({
      ...{ id, name: "Sample house", workspace, siteZone: "America/Chicago", state: "planning" },
      ...{ stateSince: now().toISOString(), createdAt: now().toISOString() },
    });
    return id;
  },
});
