import type { Contribution } from "~/services/contribution.ts";
import { directoryClaims, directoryEntries, directoryReviews } from "~db/schema/directory.ts";
import process from "./claim.process.server.ts";

export default {
  // Only with an account does somebody write here: nothing of a guest is taken over.
  owned: [
    { by: directoryEntries.workspace, sample: directoryEntries.sample },
    { by: directoryReviews.workspace, sample: directoryReviews.sample },
    { by: directoryClaims.workspace },
  ],
  mentions: [
    { column: directoryEntries.name, keep: "what a firm is called on its page" },
    { column: directoryClaims.claimant, keep: "typed by whoever asks for a page; goes with the claim" },
  ],
  processes: [process],
} satisfies Contribution;
