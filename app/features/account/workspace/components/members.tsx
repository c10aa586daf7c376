import type { ReactNode } from "react";
import { ROLES, type Role } from "~/engines/trust/trust.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { Badge } from "~/ui/badge.tsx";
import { Button, buttonClass } from "~/ui/button.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";

export interface MemberView {
  userId: string;
  name: string;
  email: string;
  role: Role;
  joinedAt: string;
}

interface MembersProps {
  workspace: string;
  me: string;
  /** Whether whoever looks may change it. */
  manages: boolean;
  members: readonly MemberView[];
  rename?: ReactNode;
}

function ChangeRole({ workspace, member }: { workspace: string; member: MemberView }) {
  const t = useText("workspace");
  const { userId, role, name } = member;
  return (
    <form method="post" action="/workspace" className="flex flex-wrap items-end gap-2" data-keep-scroll>
      <input type="hidden" name="workspace" value={workspace} />
      <input type="hidden" name="userId" value={userId} />
      <SelectField
        id={`role-${userId}`}
        name="role"
        key={role}
        label={t("members.role")}
        aria-label={t("members.roleOf", { name })}
        defaultValue={role}
        options={ROLES.map((value) => ({ value, text: t(`roles.${value}`) }))}
        className="w-44"
      />
      <Button variant="outline" name="intent" value="role" aria-label={t("members.changeOf", { name })}>
        {t("members.change")}
      </Button>
    </form>
  );
}

/** Taking somebody out asks once more, without a script; so does leaving. */
function Remove({ workspace, member, self }: { workspace: string; member: MemberView; self: boolean }) {
  const t = useText("workspace");
  const { userId, name } = member;
  return (
    <details>
      <summary
        aria-label={self ? undefined : t("members.removeOf", { name })}
        className={buttonClass({ variant: "ghost" })}
      >
        {t(self ? "members.leave" : "members.remove")}
      </summary>
      <form method="post" action="/workspace" className="grid max-w-64 gap-2 py-2">
        <input type="hidden" name="workspace" value={workspace} />
        <input type="hidden" name="userId" value={userId} />
        <p className="text-sm">{t(self ? "members.leaveText" : "members.removeText")}</p>
        <Button variant="destructive" name="intent" value="remove">
          {t(self ? "members.leaveConfirm" : "members.removeConfirm")}
        </Button>
      </form>
    </details>
  );
}

/** Who belongs to the workspace, as what. Owners change it, everybody may leave. */
export function Members({ workspace, me, manages, members, rename }: MembersProps) {
  const t = useText("workspace");
  const format = useFormat();
  return (
    <TitledSection id="members" title={t("members.title")} className="grid gap-4">
      {rename}
      <dl className="grid max-w-prose gap-1 text-sm text-muted">
        {ROLES.map((role) => (
          <div key={role} className="flex flex-wrap gap-x-2">
            <dt className="font-medium text-ink">{t(`roles.${role}`)}:</dt>
            <dd>{t(`rolesMay.${role}`)}</dd>
          </div>
        ))}
      </dl>
      <ul>
        {members.map((member) => {
          const { userId, name, email, role, joinedAt } = member;
          const self = userId === me;
          return (
            <li
              key={userId}
              className="flex flex-wrap items-start justify-between gap-4 border-b border-line py-4"
            >
              <p className="grid min-w-0 gap-0.5">
                <span className="flex flex-wrap items-center gap-2">
                  <bdi className="font-bold break-words">{name}</bdi>
                  <Badge variant="outline">{t(`roles.${role}`)}</Badge>
                  {self && <Badge>{t("members.you")}</Badge>}
                </span>
                <bdi className="text-sm break-all text-muted">{email}</bdi>
                <span className="text-sm text-muted">
                  {t("members.since", { date: format.date(joinedAt) })}
                </span>
              </p>
              <div className="flex flex-wrap items-end gap-2">
                {manages && <ChangeRole workspace={workspace} member={member} />}
                {(manages || self) && <Remove workspace={workspace} member={member} self={self} />}
              </div>
            </li>
          );
        })}
      </ul>
    </TitledSection>
  );
}
