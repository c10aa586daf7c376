import type { Present } from "~/engines/trust/trust.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { Database } from "~db/client.ts";
import { inOneTrip } from "~db/one-trip.ts";
import { projectNames } from "./schedule.view.server.ts";
import { templateChoices } from "./schedules.form.server.ts";
import { listSchedules } from "./schedules.queries.server.ts";

interface Asked {
  db: Database;
  now: () => Date;
  language: Language;
  formKey: () => string;
}

/** The page that begins schedules. @param asked the project to begin one for, as the page of the project links to it */
export async function readStart(given: Asked, actor: Present | undefined, asked: string) {
  const { now, language, formKey } = given;
  const [list, projects] = await inOneTrip(given, ({ db }) =>
    Promise.all([listSchedules(db, actor), projectNames(db, actor)]),
  );
  return {
    list,
    projects,
    project: projects.find(({ id }) => id === asked),
    templates: templateChoices(language),
    today: now().toISOString().slice(0, 10),
    readOnly: actor?.role === "viewer",
    idem: formKey(),
  };
}
export type SchedulesStart = Awaited<ReturnType<typeof readStart>>;
