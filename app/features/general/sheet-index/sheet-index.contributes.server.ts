import { eq, sql } from "drizzle-orm";
import type { Contribution, OwnedRows } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { pinnedScreens } from "~db/schema/account.ts";

/** What was pinned before signing in stands with what the account has; what both have stays once, where it was. */
const adoptPins: OwnedRows["adopt"] = (db, { guest, owner }) => [
  db
    .insert(pinnedScreens)
    .select(
      sql`select ${owner}, ${pinnedScreens.screen}, ${pinnedScreens.pinnedAt} from ${pinnedScreens}
        where ${pinnedScreens.owner} = ${guest}`,
    )
    .onConflictDoNothing(),
  db.delete(pinnedScreens).where(eq(pinnedScreens.owner, guest)),
];

export default {
  owned: [{ by: pinnedScreens.owner, adopt: adoptPins, touched: pinnedScreens.pinnedAt }],
  toasts: [toastSet("sheet-index", { sheetPinned: "ok", sheetUnpinned: "ok", sheetPinsFull: "danger" })],
} satisfies Contribution;
