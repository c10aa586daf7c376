import {
  changeRole,
  invite,
  listWorkspaces,
  makeWorkspace,
  type Present,
  removeMember,
  renameWorkspace,
  withdrawInvitation,
} from "~/engines/trust/trust.server.ts";
import { mayInvite } from "~/features/general/membership/entitlements.queries.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import { isMade, type WorkspaceId } from "~/services/workspace.ts";
import type { Database } from "~db/client.ts";
import { invitationAddress } from "./workspace.queries.server.ts";
import type { WorkspaceChange } from "./workspace.schemas.ts";

interface Deps {
  db: Database;
  now: () => Date;
  secret: string;
  language: Language;
  origin: string;
}

type Result = CommandResult<
  "not-allowed" | "last-owner" | "gone" | "stale" | "full" | "too-many" | "no-room",
  { mailId?: string; workspace?: WorkspaceId }
>;

/** Whether somebody may work in a workspace: their own, or one that they belong to. */
async function switchTo(db: Database, actor: Present, workspace: WorkspaceId): Promise<Result> {
  if (workspace === actor.owner) return { ok: true, workspace };
  const mine = await listWorkspaces(db, actor.owner.slice("user:".length));
  if (!isMade(workspace) || !mine.some(({ id }) => id === workspace))
    return { ok: false, error: "not-allowed" };
  return { ok: true, workspace };
}

/** The mail is in the inviter's language: nobody knows the invited one's. */
function mailFor({ language, origin }: Deps, workspaceName: string) {
  const t = translator(language, "workspace");
  return (token: string) => ({
    subject: t("mail.subject", { name: workspaceName }),
    text: t("mail.text", { name: workspaceName, link: invitationAddress(origin, token) }),
  });
}

/** Carries out one change of workspaces, members or invitations. `workspace` is where one works from then on. */
export async function changeWorkspace(deps: Deps, actor: Present, change: WorkspaceChange): Promise<Result> {
  switch (change.intent) {
    case "switch":
      return switchTo(deps.db, actor, change.workspace);
    case "make": {
      const made = await makeWorkspace(deps, actor, change);
      if (made.ok) return { ok: true, workspace: made.id };
      return { ok: false, error: made.error === "full" ? "full" : "not-allowed" };
    }
    case "rename":
      return renameWorkspace(deps, actor, change);
    case "role":
      return changeRole(deps, actor, change);
    case "remove":
      return removeMember(deps, actor, change);
    case "invite": {
      const mine = await listWorkspaces(deps.db, actor.owner.slice("user:".length));
      const name = mine.find(({ id }) => id === change.workspace)?.name ?? "";
      const { idem, workspace, role, email } = change;
      const room = mayInvite(workspace, deps.now());
      return invite(deps, actor, { idem, workspace, role, email, mail: mailFor(deps, name), room });
    }
    case "withdraw":
      return withdrawInvitation(deps, actor, change);
  }
}
