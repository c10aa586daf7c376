import { eq } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { newThing } from "~db/schema/some-area.ts";
import { sampleNewThing } from "~db/seed/sample/some-area/new-thing.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export default {
  owned: [
    {
      by: newThing.workspace,
      touched: newThing.createdAt,
      sample: newThing.sample,
      adopt: (db, { guest, owner }) => [
        db.update(newThing).set({ workspace: owner }).where(eq(newThing.workspace, guest)),
      ],
    },
  ],
  samples: (db, { workspace, language, now }) => [
    db.insert(newThing).values(
      sampleNewThing(language).map((row, n, { length }) => ({
        ...row,
        id: crypto.randomUUID(),
        workspace,
        sample: true,
        createdAt: new Date(now.getTime() - (length - 1 - n) * DAY_MS).toISOString(),
      })),
    ),
  ],
  toasts: [toastSet("new-thing", { newThingAdded: "ok", newThingChanged: "ok", newThingRemoved: "ok" })],
} satisfies Contribution;
