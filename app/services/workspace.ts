import type { Owner } from "./visitor.server.ts";

/** The id of a workspace, as stored in the column `workspace` of the schema. */
export type WorkspaceId = Owner;

/**
 * A person's own workspace. Everybody has exactly one, guests too, and it has its owner's id: rows that belong to it
 * need no change when workspaces get a table, members and names.
 */
export function workspaceOf(owner: Owner): WorkspaceId {
  return owner;
}
