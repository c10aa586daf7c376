import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import {
  challenges,
  emailTokens,
  identities,
  passkeys,
  profiles,
  recoveryCodes,
  secondFactors,
  users,
} from "~db/schema/account.ts";
import { endLostFactors } from "./lost-factors.server.ts";

export default {
  owned: [
    { by: users.id, secret: [users.passwordHash] },
    { by: profiles.id },
    { by: identities.userId },
    { by: emailTokens.userId, secret: [emailTokens.tokenHash] },
    { by: challenges.userId, secret: [challenges.secretHash, challenges.answerHash] },
    { by: secondFactors.userId, secret: [secondFactors.secret] },
    { by: recoveryCodes.userId, secret: [recoveryCodes.codeHash] },
    { by: passkeys.userId, secret: [passkeys.publicKey] },
  ],
  mentions: [
    { column: users.email, keep: "goes with the account" },
    { column: emailTokens.askedBy, keep: "the guest who asked; the row is gone within the hour" },
  ],
  retention: [
    { since: emailTokens.expiresAt, days: 0 },
    { since: challenges.expiresAt, days: 0 },
  ],
  tasks: [endLostFactors],
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
      confirmedAgain: "ok",
      samplesAdded: "ok",
      samplesRemoved: "ok",
    }),
    toastSet("security-dashboard", {
      securityFactorOff: "ok",
      securityFactorKept: "ok",
      securityPasskeyAdded: "ok",
      securityPasskeyRenamed: "ok",
      securityPasskeyRemoved: "ok",
      securityLinked: "ok",
      securityUnlinked: "ok",
      securitySessionEnded: "ok",
      securityOthersEnded: "ok",
    }),
  ],
} satisfies Contribution;
