import type { Owner } from "./visitor.server.ts";

/** The id of a workspace, as the column `workspace` of the schema keeps it: somebody's own, or one that was made. */
export type WorkspaceId = Owner | MadeWorkspaceId;
export type MadeWorkspaceId = `workspace:${string}`;

/**
 * The workspace of somebody's own. Everybody has exactly one, guests too, and it is called as its owner is. Those that
 * people share are made (`engines/trust`), and have members.
 */
export function workspaceOf(owner: Owner): WorkspaceId {
  return owner;
}

export const isMade = (workspace: WorkspaceId): workspace is MadeWorkspaceId =>
  workspace.startsWith("workspace:");
