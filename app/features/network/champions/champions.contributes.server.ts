import { sql } from "drizzle-orm";
import { dropOrphans } from "~/engines/file/file.server.ts";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { championEntries, championNominations, championVotes } from "~db/schema/champions.ts";
import { files } from "~db/schema/file.ts";
import { CHAMPION_LIMITS, NOMINATE, PHOTO } from "./champions.limits.ts";
import { championsNeeds } from "./champions.needs.server.ts";
import { closeSeasons } from "./closing.server.ts";
import process from "./nomination.process.server.ts";

/** The fields of a form beside its photo. */
const FORM_BYTES = 16 * 1024;

export default {
  // Members alone have anything here.
  owned: [
    { by: championEntries.workspace },
    { by: championNominations.workspace },
    { by: championVotes.owner },
  ],
  mentions: [{ column: championNominations.nominee, as: "owner", fate: "delete" }],
  processes: [process],
  needsMe: [championsNeeds],
  tasks: [
    closeSeasons,
    async ({ db, now, pictures }) => {
      await dropOrphans(
        { db, now, bucket: pictures },
        PHOTO,
        sql`not exists (select 1 from ${championNominations} as one where one.id = ${files.subjectId})`,
      );
    },
  ],
  bodyLimits: { [NOMINATE]: CHAMPION_LIMITS.photoBytes + FORM_BYTES },
  toldOnPage: [NOMINATE],
  toasts: [
    toastSet("champions", {
      championEntered: "ok",
      championNominated: "ok",
      championMoved: "ok",
      championVoted: "ok",
    }),
  ],
} satisfies Contribution;
