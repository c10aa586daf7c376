import { eq } from "drizzle-orm";
import { INVITATIONS } from "~/engines/trust/trust.server.ts";
import type { Contribution, OwnedRows } from "~/services/contribution.ts";
import { toastSet } from "~/services/toast.ts";
import {
  auditEvents,
  capabilityLinks,
  keptLinks,
  linkEvents,
  workspaceInvitations,
  workspaceMembers,
  workspaces,
} from "~db/schema/trust.ts";

/** The links that a guest made go on to work: only whose they are changes. */
const adoptLinks: OwnedRows["adopt"] = (db, { guest, owner }) => [
  db.update(capabilityLinks).set({ createdBy: owner }).where(eq(capabilityLinks.createdBy, guest)),
  db.update(capabilityLinks).set({ workspace: owner }).where(eq(capabilityLinks.workspace, guest)),
];

const adoptEvents: OwnedRows["adopt"] = (db, { guest, owner }) => [
  db.update(linkEvents).set({ workspace: owner }).where(eq(linkEvents.workspace, guest)),
];

/** What the engine of trust keeps. */
export default {
  owned: [
    { by: workspaceMembers.userId },
    // Of a workspace that was made, which no guest has.
    { by: workspaceMembers.workspace },
    { by: workspaceInvitations.workspace, secret: [workspaceInvitations.tokenHash] },
    {
      by: capabilityLinks.workspace,
      adopt: adoptLinks,
      touched: capabilityLinks.expiresAt,
      secret: [capabilityLinks.tokenHash, capabilityLinks.pinHash],
    },
    { by: keptLinks.userId },
    { by: linkEvents.workspace, adopt: adoptEvents, touched: linkEvents.createdAt },
    { by: workspaces.id },
    { by: auditEvents.chain, secret: [auditEvents.actorSalt, auditEvents.contentSalt] },
  ],
  mentions: [
    { column: capabilityLinks.createdBy, as: "owner", fate: "empty" },
    { column: capabilityLinks.name, keep: "what the maker of a link calls whoever it is for" },
    { column: linkEvents.printedName, keep: "typed by whoever held a link, without an account" },
    { column: workspaceInvitations.invitedBy, as: "id", fate: "empty" },
    { column: workspaceInvitations.acceptedBy, as: "id", fate: "empty" },
    { column: workspaceInvitations.email, as: "email", fate: "delete" },
    { column: workspaces.name, keep: "the name of a company or a crew" },
    { column: auditEvents.actor, keep: "taken out by redactAudit, with its salt" },
    { column: auditEvents.subject, keep: "taken out by redactAudit, with its salt" },
  ],
  retention: [INVITATIONS],
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
