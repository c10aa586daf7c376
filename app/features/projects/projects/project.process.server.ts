import { sql } from "drizzle-orm";
import { bindProcess, members, readers, type Who } from "~/engines/process/process.server.ts";
import { mayManage } from "~/engines/trust/trust.server.ts";
import { projects } from "~db/schema/projects.ts";
import { projectProcess } from "./project.process.ts";

export default bindProcess(projectProcess, {
  record: {
    table: projects,
    id: projects.id,
    workspace: projects.workspace,
    state: projects.state,
    since: projects.stateSince,
    version: projects.version,
  },
  read: readers([projects.workspace]),
  parties: {
    crew: members(projects.workspace),
    owner: (who: Who) => (who.kind === "person" ? mayManage(who, projects.workspace) : sql`0`),
  },
});
