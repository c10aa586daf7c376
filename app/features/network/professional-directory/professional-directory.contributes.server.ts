import { sql } from "drizzle-orm";
import { sampleEntries } from "~/engines/directory/directory.server.ts";
import { DIRECTORY_LIMITS } from "~/engines/directory/directory.ts";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { directoryReviews } from "~db/schema/directory.ts";
import { sampleFirms, sampleReviews } from "./example.server.ts";

/** The fields of a form beside its photo. */
const FORM_BYTES = 16 * 1024;
const PAGE = "/pro/:firm";

export default {
  bodyLimits: { [PAGE]: DIRECTORY_LIMITS.photoBytes + FORM_BYTES },
  toldOnPage: [PAGE],
  samples: (db, { workspace, language, now }) => {
    const ids = new Map<number, string>();
    const idOf = (place: number) => {
      const id = ids.get(place) ?? crypto.randomUUID();
      ids.set(place, id);
      return id;
    };
    const reviews = sampleReviews(language, now, idOf).map((review) => ({
      ...review,
      ...{ id: crypto.randomUUID(), relation: crypto.randomUUID() },
    }));
    return [
      ...sampleEntries(db, sampleFirms(language, now, idOf), { workspace, now }),
      db.insert(directoryReviews).select(
        sql`select value ->> 'id', ${workspace}, value ->> 'entryId', 'sample', value ->> 'relation', value ->> 'stars',
          value ->> 'body', value ->> 'answer', value ->> 'answeredAt', 1, 1, value ->> 'createdAt', null, ''
          from json_each(${JSON.stringify(reviews)}) where true`,
      ),
    ];
  },
  toasts: [
    toastSet("professional-directory", {
      firmSaved: "ok",
      firmRemoved: "ok",
      firmPhotoAdded: "ok",
      firmPhotoDropped: "ok",
      firmSearchKept: "ok",
      firmSearchDropped: "ok",
      firmKept: "ok",
      firmLetGo: "ok",
      firmReviewed: "ok",
      firmReviewDropped: "ok",
      firmAnswered: "ok",
      firmReported: "ok",
      firmClaimed: "ok",
      firmShown: "ok",
      firmWithdrawn: "ok",
      firmReviewKept: "ok",
      firmReviewTakenDown: "ok",
    }),
  ],
} satisfies Contribution;
