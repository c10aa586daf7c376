import { lt } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { emailTokens, identities, profiles } from "~db/schema/account.ts";

export default {
  owned: [{ by: profiles.id }, { by: identities.userId }, { by: emailTokens.userId }],
  late: (db, now) => [db.delete(emailTokens).where(lt(emailTokens.expiresAt, now.toISOString()))],
  toasts: [
    toastSet("account", {
      signedIn: "ok",
      signedOut: "ok",
      signInFailed: "danger",
      signUpFailed: "danger",
      accountCreated: "ok",
      emailConfirmed: "ok",
      confirmationSent: "ok",
      recoverySent: "ok",
      passwordChanged: "ok",
      samplesAdded: "ok",
      samplesRemoved: "ok",
    }),
  ],
} satisfies Contribution;
