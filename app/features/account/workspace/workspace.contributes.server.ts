import { eq } from "drizzle-orm";
import { forgetOldInvitations } from "~/engines/trust/trust.server.ts";
import type { Contribution, OwnedRows } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import { capabilityLinks, linkEvents, workspaceInvitations, workspaceMembers } from "~db/schema/trust.ts";

/** The links that a guest made go on to work: only whose they are changes. */
const adoptLinks: OwnedRows["adopt"] = (db, { guest, owner }) => [
  db.update(capabilityLinks).set({ createdBy: owner }).where(eq(capabilityLinks.createdBy, guest)),
  db.update(capabilityLinks).set({ workspace: owner }).where(eq(capabilityLinks.workspace, guest)),
];

const adoptEvents: OwnedRows["adopt"] = (db, { guest, owner }) => [
  db.update(linkEvents).set({ workspace: owner }).where(eq(linkEvents.workspace, guest)),
];

/** What the engine of trust keeps; an engine contributes nothing itself. */
export default {
  owned: [
    { by: workspaceMembers.userId },
    // Of a workspace that was made, which no guest has.
    { by: workspaceMembers.workspace },
    { by: workspaceInvitations.workspace },
    { by: capabilityLinks.workspace, adopt: adoptLinks },
    { by: linkEvents.workspace, adopt: adoptEvents },
  ],
  late: (db, now) => [forgetOldInvitations(db, now)],
  toasts: [
    toastSet("workspace", {
      workspaceSwitched: "ok",
      workspaceMade: "ok",
      workspaceRenamed: "ok",
      workspaceRoleChanged: "ok",
      workspaceMemberRemoved: "ok",
      workspaceLeft: "ok",
      workspaceInvited: "ok",
      workspaceInvitationWithdrawn: "ok",
      workspaceJoined: "ok",
    }),
    toastSet("workspace-share", { linkMade: "ok", linkRevoked: "ok" }),
  ],
} satisfies Contribution;
