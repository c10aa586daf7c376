import { lt } from "drizzle-orm";
import type { Contribution } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import {
  accountEvents,
  challenges,
  emailTokens,
  identities,
  passkeys,
  profiles,
  recoveryCodes,
  secondFactors,
} from "~db/schema/account.ts";

export default {
  owned: [
    { by: profiles.id },
    { by: identities.userId },
    { by: emailTokens.userId },
    { by: challenges.userId },
    { by: secondFactors.userId },
    { by: recoveryCodes.userId },
    { by: passkeys.userId },
    { by: accountEvents.userId },
  ],
  late: (db, now) => [
    db.delete(emailTokens).where(lt(emailTokens.expiresAt, now.toISOString())),
    db.delete(challenges).where(lt(challenges.expiresAt, now.toISOString())),
  ],
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
      codeSent: "ok",
      confirmedAgain: "ok",
      samplesAdded: "ok",
      samplesRemoved: "ok",
    }),
    toastSet("security-dashboard", {
      securityFactorOff: "ok",
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
