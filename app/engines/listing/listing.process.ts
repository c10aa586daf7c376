import { defineProcess } from "~/engines/process/process.ts";

/** From what nobody else sees to what everybody may book, and back. */
export const listingProcess = defineProcess({
  name: "listing",
  states: ["draft", "published", "paused", "archived"],
  ends: ["archived"],
  parties: ["owner"],
  transitions: {
    publish: { from: ["draft", "paused"], to: "published", by: "owner" },
    pause: { from: "published", to: "paused", by: "owner", aside: true },
    archive: {
      from: ["draft", "published", "paused"],
      to: "archived",
      by: "owner",
      aside: true,
      destructive: true,
    },
    /** Its owner's account is deleted, and somebody else's record hangs on it. */
    ownerLeft: {
      from: ["draft", "published", "paused"],
      to: "archived",
      by: "system",
      cause: "the owner's account is deleted",
    },
  },
});
