import type { Owner } from "./visitor.server.ts";

/** The id of a workspace, as the column `workspace` of the schema keeps it. */
export type WorkspaceId = Owner;

/**
 * The workspace of somebody's own. Everybody has exactly one, guests too, and it is called as its owner is: rows that
 * belong to it need no change when workspaces get a table, members and names.
 */
export function workspaceOf(owner: Owner): WorkspaceId {
  return owner;
}
