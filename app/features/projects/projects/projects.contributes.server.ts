import { eq } from "drizzle-orm";
import { FILE_LIMITS } from "~/engines/file/file.ts";
import { localDay } from "~/lib/local-day.ts";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { projectLogEntries, projectLogs } from "~db/schema/project-logs.ts";
import { projects } from "~db/schema/projects.ts";
import { sampleProjects } from "~db/seed/sample/projects/projects.ts";
import project from "./project.process.server.ts";
import { projectsBrief } from "./projects.brief.server.ts";

/** The fields of a form beside its photos. */
const FORM_BYTES = 64 * 1024;
const SAMPLE_ZONE = "America/Chicago";

import { projectsInChain } from "./projects.chain.server.ts";
import { LOG_SEND_BYTES, LOG_SENDS } from "./projects.limits.ts";
import { projectMetrics } from "./projects.metrics.server.ts";

export default {
  metrics: projectMetrics,
  chain: [projectsInChain],
  brief: [projectsBrief],
  owned: [
    {
      by: projects.workspace,
      touched: projects.createdAt,
      sample: projects.sample,
      adopt: (db, { guest, owner }) => [
        db.update(projects).set({ workspace: owner }).where(eq(projects.workspace, guest)),
      ],
    },
    {
      by: projectLogs.workspace,
      touched: projectLogs.createdAt,
      sample: projectLogs.sample,
      adopt: (db, { guest, owner }) => [
        db.update(projectLogs).set({ workspace: owner }).where(eq(projectLogs.workspace, guest)),
      ],
    },
    {
      by: projectLogEntries.workspace,
      touched: projectLogEntries.createdAt,
      adopt: (db, { guest, owner }) => [
        db.update(projectLogEntries).set({ workspace: owner }).where(eq(projectLogEntries.workspace, guest)),
      ],
    },
  ],
  mentions: [
    { column: projects.name, keep: "what a job is called" },
    { column: projects.client, keep: "for whom a job is done" },
    { column: projectLogEntries.printedName, keep: "under a record that is sealed with it" },
  ],
  samples: (db, { workspace, language, now }) => {
    const at = now.toISOString();
    return sampleProjects(language, localDay(now, SAMPLE_ZONE)).flatMap(({ logs, ...job }) => {
      const id = crypto.randomUUID();
      return [
        db.insert(projects).values({
          ...job,
          id,
          workspace,
          siteZone: SAMPLE_ZONE,
          stateSince: at,
          sample: true,
          createdAt: at,
        }),
        ...logs.map((log) =>
          db.insert(projectLogs).values({
            ...log,
            id: crypto.randomUUID(),
            workspace,
            projectId: id,
            sample: true,
            createdAt: `${log.day}T23:00:00.000Z`,
          }),
        ),
      ];
    });
  },
  processes: [project],
  bodyLimits: { "/project-log/:log": LOG_SEND_BYTES + LOG_SENDS * FILE_LIMITS.thumbBytes + FORM_BYTES },
  toldOnPage: ["/project-log/:log"],
  toasts: [
    toastSet("projects", {
      projectMade: "ok",
      projectSaved: "ok",
      projectMoved: "ok",
      projectRemoved: "ok",
      logOpened: "ok",
      logSaved: "ok",
      logSubmitted: "ok",
      logAdded: "ok",
      logTaken: "ok",
      logNoRoom: "warn",
      logPhotosKept: "ok",
      logPhotoRemoved: "ok",
    }),
  ],
} satisfies Contribution;
