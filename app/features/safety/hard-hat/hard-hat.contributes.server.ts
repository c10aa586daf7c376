import { eq } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { hardHatBoards, hardHatNotes } from "~db/schema/hard-hat.ts";
import { HARD_HAT_LIMITS } from "./hard-hat.limits.ts";

/** What a form has beside its photo. */
const FORM_BYTES = 16 * 1024;

const HUB = "/shared/:link/hard-hat";

export default {
  owned: [
    {
      by: hardHatBoards.workspace,
      touched: hardHatBoards.createdAt,
      sample: hardHatBoards.sample,
      adopt: (db, { guest, owner }) => [
        db.update(hardHatBoards).set({ workspace: owner }).where(eq(hardHatBoards.workspace, guest)),
      ],
    },
    {
      by: hardHatNotes.workspace,
      touched: hardHatNotes.createdAt,
      sample: hardHatNotes.sample,
      adopt: (db, { guest, owner }) => [
        db.update(hardHatNotes).set({ workspace: owner }).where(eq(hardHatNotes.workspace, guest)),
      ],
    },
  ],
  mentions: [{ column: hardHatBoards.phone, keep: "the number of a crew's foreman, who has no account" }],
  bodyLimits: { [HUB]: HARD_HAT_LIMITS.photoBytes + FORM_BYTES },
  toldOnPage: [HUB],
  toasts: [
    toastSet("hard-hat-zone", {
      hardHatReported: "ok",
      hardHatSeen: "ok",
      hardHatSigned: "ok",
      hardHatThanked: "ok",
      hardHatAsked: "ok",
      hardHatDelivery: "ok",
      hardHatSaved: "ok",
    }),
  ],
} satisfies Contribution;
