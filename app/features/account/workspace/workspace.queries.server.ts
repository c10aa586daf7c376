import {
  findInvitation,
  listInvitations,
  listMembers,
  listWorkspaces,
  type Present,
} from "~/engines/trust/trust.server.ts";
import type { AppEnv } from "~/environment.ts";
import { isMade, workspaceOf } from "~/services/workspace.ts";
import type { Database } from "~db/client.ts";
import { nameOf } from "./components/name-of.ts";

interface Deps {
  db: Database;
  now: () => Date;
  origin: string;
  env: Pick<AppEnv, "sessionSecret">;
}

export const invitationAddress = (origin: string, token: string): string =>
  `${origin}/workspace/invitation?${new URLSearchParams({ token })}`;

/** The workspace that somebody works in, with its people and open invitations, and those they could work in. */
export async function readWorkspace({ db, now, origin, env }: Deps, present: Present, me: string) {
  const { workspace, name, role, version } = present;
  const made = isMade(workspace);
  const deps = { db, now, secret: env.sessionSecret };
  const [workspaces, members, invitations] = await Promise.all([
    listWorkspaces(db, me),
    made ? listMembers(db, present, workspace) : [],
    made && role === "owner" ? listInvitations(deps, present, workspace) : [],
  ]);
  return {
    me,
    own: workspaceOf(`user:${me}`) as string,
    current: { id: workspace as string, name, role, version },
    workspaces,
    members: members.map((member) => ({
      userId: member.userId,
      name: nameOf(member),
      email: member.email,
      role: member.role,
      joinedAt: member.joinedAt,
    })),
    invitations: invitations.map(({ token, ...invitation }) => ({
      ...invitation,
      address: token && invitationAddress(origin, token),
    })),
    idem: { make: crypto.randomUUID(), invite: crypto.randomUUID() },
  };
}

/** What an invitation's page shows to whoever has its link. */
export async function readInvitation(deps: Pick<Deps, "db" | "now">, token: string, signedIn: boolean) {
  const found = token ? await findInvitation(deps, token) : undefined;
  const back = `/workspace/invitation?${new URLSearchParams({ token })}`;
  return {
    token,
    invitation: found && {
      name: found.name,
      role: found.role,
      expiresAt: found.expiresAt,
      mailed: found.email !== null,
    },
    signedIn,
    signIn: `/auth?${new URLSearchParams({ redirectTo: back })}`,
  };
}
