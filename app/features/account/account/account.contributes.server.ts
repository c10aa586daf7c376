import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { emailTokens, identities, profiles, users } from "~db/schema/account.ts";

export default {
  owned: [
    { by: users.id, secret: [users.passwordHash] },
    { by: profiles.id },
    { by: identities.userId },
    { by: emailTokens.userId, secret: [emailTokens.tokenHash] },
  ],
  mentions: [
    { column: users.email, keep: "goes with the account" },
    { column: emailTokens.askedBy, keep: "the guest who asked; the row is gone within the hour" },
  ],
  retention: [{ since: emailTokens.expiresAt, days: 0 }],
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
      profileSaved: "ok",
      samplesAdded: "ok",
      samplesRemoved: "ok",
    }),
  ],
} satisfies Contribution;
