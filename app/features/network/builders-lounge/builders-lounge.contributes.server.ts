import { sql } from "drizzle-orm";
import { dropOrphans } from "~/engines/file/file.server.ts";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { files } from "~db/schema/file.ts";
import {
  loungeAnswers,
  loungeEvents,
  loungePhotos,
  loungePhotoVotes,
  loungeVotes,
} from "~db/schema/lounge.ts";
import { LOUNGE, LOUNGE_LIMITS, LOUNGE_PHOTO } from "./builders-lounge.limits.ts";
import { promoteWaiting } from "./events.commands.server.ts";

/** The fields of a form beside its photo. */
const FORM_BYTES = 16 * 1024;

export default {
  // Only members vote and come, so that a person is one of them.
  owned: [
    { by: loungeVotes.workspace },
    { by: loungeAnswers.workspace },
    { by: loungePhotos.workspace },
    { by: loungePhotoVotes.workspace },
  ],
  // What is put on stays for those who come to it.
  mentions: [{ column: loungeEvents.suggestedBy, as: "owner", fate: "empty" }],
  tasks: [
    (deps) => promoteWaiting(deps).then(() => undefined),
    async ({ db, now, pictures }) => {
      await dropOrphans(
        { db, now, bucket: pictures },
        LOUNGE_PHOTO,
        sql`not exists (select 1 from ${loungePhotos} as one where one.id = ${files.subjectId})`,
      );
    },
  ],
  bodyLimits: { [LOUNGE]: LOUNGE_LIMITS.photoBytes + FORM_BYTES },
  toldOnPage: [LOUNGE],
  toasts: [
    toastSet("builders-lounge", {
      loungeVoted: "ok",
      loungeAsked: "ok",
      loungeSuggested: "ok",
      loungeChanged: "ok",
      loungePhotoSent: "ok",
      loungePhotoDropped: "ok",
      loungePhotoShown: "ok",
      loungePhotoHidden: "ok",
      loungeGoing: "ok",
      loungeWaiting: "ok",
      loungeMaybe: "ok",
      loungeLeft: "ok",
      loungeApproved: "ok",
      loungeDeclined: "ok",
    }),
  ],
} satisfies Contribution;
