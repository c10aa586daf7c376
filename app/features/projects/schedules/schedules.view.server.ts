import type { Present } from "~/engines/trust/trust.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { Database } from "~db/client.ts";
import { templateChoices } from "./schedules.form.server.ts";
import { listSchedules } from "./schedules.queries.server.ts";

interface Asked {
  db: Database;
  now: () => Date;
  language: Language;
  formKey: () => string;
}

/** The page that begins schedules. */
export async function readStart({ db, now, language, formKey }: Asked, actor: Present | undefined) {
  return {
    list: await listSchedules(db, actor),
    templates: templateChoices(language),
    today: now().toISOString().slice(0, 10),
    readOnly: actor?.role === "viewer",
    idem: formKey(),
  };
}
export type SchedulesStart = Awaited<ReturnType<typeof readStart>>;
