import type { ListedWorkspace } from "~/engines/trust/trust.server.ts";
import type { Role } from "~/engines/trust/trust.ts";
import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { FormReply } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Field } from "~/ui/field.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Invitations, type InvitationView } from "./invitations.tsx";
import { Members, type MemberView } from "./members.tsx";

export interface WorkspaceView {
  /** The account that looks. */
  me: string;
  own: string;
  current: { id: string; name?: string; role: Role; version?: number };
  workspaces: readonly ListedWorkspace[];
  members: readonly MemberView[];
  invitations: readonly InvitationView[];
  idem: { make: string; invite: string };
}

export interface WorkspaceReply extends FormReply {
  /** What the form was for: its values are shown there again. */
  intent: string;
}

const ADDRESS = "/workspace";
const SECTION = "grid gap-4 border-t border-line pt-6";

/** Where one works now, and everywhere else where one could. */
function Switcher({ own, current, workspaces }: Pick<WorkspaceView, "own" | "current" | "workspaces">) {
  const t = useText("workspace");
  const all = [{ id: own, name: t("own"), role: "owner" as const }, ...workspaces];
  return (
    <TitledSection id="switch" title={t("switch.title")} className={SECTION}>
      <p className="max-w-prose text-muted">{t("switch.lead")}</p>
      <ul className="grid max-w-2xl">
        {all.map(({ id, name, role }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3"
            aria-current={id === current.id || undefined}
          >
            <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
              <bdi className="font-bold break-words">{name}</bdi>
              {id !== own && <Badge variant="outline">{t(`roles.${role}`)}</Badge>}
            </span>
            {id === current.id ? (
              <Badge>{t("switch.here")}</Badge>
            ) : (
              <form method="post" action={ADDRESS}>
                <input type="hidden" name="workspace" value={id} />
                <Button
                  variant="outline"
                  name="intent"
                  value="switch"
                  aria-label={t("switch.toOf", { name })}
                >
                  {t("switch.to")}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

function MakeWorkspace({ idem, reply }: { idem: string; reply?: WorkspaceReply }) {
  const t = useText("workspace");
  const error = reply?.errors.name;
  return (
    <TitledSection id="make" title={t("make.title")} className={SECTION}>
      <p className="max-w-prose text-muted">{t("make.lead")}</p>
      <form method="post" action={ADDRESS} noValidate className="grid max-w-xl gap-4">
        <input type="hidden" name="idem" value={reply?.fields.idem ?? idem} />
        <Field
          id="make-name"
          name="name"
          label={t("make.name")}
          hint={t("make.hint")}
          error={error && t(error as Key<"workspace">)}
          defaultValue={reply?.fields.name}
          autoComplete="organization"
          dir="auto"
        />
        <Button name="intent" value="make" className="justify-self-start">
          {t("make.submit")}
        </Button>
      </form>
    </TitledSection>
  );
}

function Rename({ current, reply }: Pick<WorkspaceView, "current"> & { reply?: WorkspaceReply }) {
  const t = useText("workspace");
  const error = reply?.errors.name;
  return (
    <form
      method="post"
      action={ADDRESS}
      noValidate
      key={current.version}
      className="flex max-w-xl flex-wrap items-end gap-3"
    >
      <input type="hidden" name="workspace" value={current.id} />
      <input type="hidden" name="version" value={current.version} />
      <Field
        id="rename-name"
        name="name"
        label={t("rename.name")}
        error={error && t(error as Key<"workspace">)}
        defaultValue={reply?.fields.name ?? current.name}
        className="grow"
        dir="auto"
      />
      <Button variant="outline" name="intent" value="rename">
        {t("rename.submit")}
      </Button>
    </form>
  );
}

/** Where the fields of each form are, for the summary of what was refused. */
const FIELDS: Record<string, string> = { make: "make-", rename: "rename-", invite: "invite-" };

export function WorkspaceScreen({ view, reply }: { view: WorkspaceView; reply?: WorkspaceReply }) {
  const t = useText("workspace");
  const shell = useText("shell");
  const { me, own, current, workspaces, members, invitations, idem } = view;
  const isMade = current.id !== own;
  const manages = isMade && current.role === "owner";
  const of = (intent: string) => (reply?.intent === intent ? reply : undefined);
  const prefix = reply && FIELDS[reply.intent];
  const shown = Object.entries(reply?.errors ?? {}).filter(() => prefix !== undefined);
  const problem = reply?.formError ?? (shown.length === 0 ? "errors.form" : undefined);
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("workspace"))} title={shell("screens.workspace.title")}>
        <p>
          {isMade ? t("leadMade", { name: current.name ?? "", role: t(`roles.${current.role}`) }) : t("lead")}
        </p>
      </PageHeading>
      {reply && (
        <ErrorSummary
          title={t("errors.summary")}
          message={problem && t(problem as Key<"workspace">)}
          items={shown.map(([field, key]) => ({
            // The first of the tiles.
            field: field === "role" ? "role-viewer" : `${prefix}${field}`,
            message: t(key as Key<"workspace">),
          }))}
        />
      )}
      {isMade && (
        <Members
          workspace={current.id}
          me={me}
          manages={manages}
          members={members}
          rename={manages ? <Rename current={current} reply={of("rename")} /> : undefined}
        />
      )}
      {manages && (
        <Invitations
          workspace={current.id}
          idem={idem.invite}
          invitations={invitations}
          reply={of("invite")}
        />
      )}
      <Switcher own={own} current={current} workspaces={workspaces} />
      <MakeWorkspace idem={idem.make} reply={of("make")} />
      {current.role !== "viewer" && (
        <TitledSection id="links" title={t("links.title")} className={SECTION}>
          <p className="max-w-prose text-muted">{t("links.lead")}</p>
          <TextLink href="/workspace/share" className="justify-self-start">
            {t("links.open")}
          </TextLink>
        </TitledSection>
      )}
    </div>
  );
}
