import type { Verb } from "~/engines/trust/trust.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { DOCUMENTS } from "../documents.limits.ts";
import { projectPath } from "../projects.limits.ts";
import { DUTIES, teamPath } from "../team.limits.ts";
import type { TeamView } from "../team.view.server.ts";

interface TeamScreenProps {
  view: TeamView;
  sent?: Sent;
}

/** Kinds of records that have words here; another kind is a record. */
const KINDS = ["project-documents", "punch", "permit", "rfi", "change-order", "pay-application"] as const;

function People({ view }: TeamScreenProps) {
  const t = useText("project-team");
  const { people, project, mayEdit } = view;
  return (
    <TitledSection id="people" title={t("people.title")} className="grid gap-4">
      <ul className="border-t-2 border-ink">
        {people.map(({ account, name, email, role, duty }) => (
          <li
            key={account}
            className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-b border-line py-3"
          >
            <div className="grid min-w-0 gap-1">
              <p className="flex flex-wrap items-center gap-x-3">
                <bdi translate="no" className="font-bold wrap-anywhere">
                  {name}
                </bdi>
                <Badge variant="outline">{t(`roles.${role}`)}</Badge>
                {duty && <Badge variant="secondary">{t(`duties.${duty}` as Key<"project-team">)}</Badge>}
              </p>
              {email && email !== name && (
                <p className="text-sm text-muted wrap-anywhere">
                  <bdi translate="no">{email}</bdi>
                </p>
              )}
            </div>
            {mayEdit && (
              <form
                method="post"
                action={teamPath(project.id)}
                className="flex flex-wrap items-end gap-3 print:hidden"
                data-reload
                data-keep-scroll
              >
                <input type="hidden" name="member" value={account} />
                <SelectField
                  name="duty"
                  id={`duty-${account}`}
                  label={t("people.duty", { name: isolated(name) })}
                  options={["none" as const, ...DUTIES].map((value) => ({
                    value,
                    text: t(`duties.${value}`),
                  }))}
                  defaultValue={duty || "none"}
                />
                <Button
                  name="intent"
                  value="duty"
                  variant="outline"
                  aria-label={t("people.saveOf", { name: isolated(name) })}
                >
                  {t("people.save")}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {mayEdit && view.isMember && (
        <p className="max-w-prose print:hidden">
          {t(view.isShared ? "people.invite" : "people.own")}{" "}
          <TextLink href="/workspace">{t("people.workspace")}</TextLink>
        </p>
      )}
    </TitledSection>
  );
}

function Links({ view }: TeamScreenProps) {
  const t = useText("project-team");
  const { date } = useFormat();
  const { links, project } = view;
  return (
    <TitledSection id="links" title={t("links.title")} className="grid gap-4">
      <p className="max-w-prose text-muted">{t("links.lead")}</p>
      {links.length === 0 && <p>{t("links.none")}</p>}
      <ul className={links.length > 0 ? "border-t-2 border-ink" : undefined}>
        {links.map((link) => {
          const kind = KINDS.find((one) => one === link.kind) ?? "other";
          return (
            <li
              key={link.id}
              className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-line py-3"
            >
              <div className="grid min-w-0 gap-1">
                <p className="flex flex-wrap items-center gap-x-3">
                  <bdi translate="no" className="font-bold wrap-anywhere">
                    {link.name}
                  </bdi>
                  <Badge variant={link.state === "stands" ? "default" : "secondary"}>
                    {t(`links.states.${link.state}`)}
                  </Badge>
                </p>
                <p className="wrap-anywhere">
                  {t(`links.kinds.${kind}`)} <bdi translate="no">{link.title ?? ""}</bdi>
                </p>
                <p className="text-sm text-muted">
                  {link.verbs.map((verb) => t(`links.verbs.${verb as Verb}`)).join(" · ")}
                </p>
                <p className="text-sm text-muted">
                  {link.lastUsedAt
                    ? t("links.lastUsed", { date: isolated(date(link.lastUsedAt)), count: link.uses })
                    : t("links.unused")}
                  {link.state === "stands" &&
                    ` · ${t("links.until", { date: isolated(date(link.expiresAt)) })}`}
                </p>
              </div>
              {link.state === "stands" && (
                <form method="post" action={teamPath(project.id)} className="print:hidden" data-reload>
                  <input type="hidden" name="link" value={link.id} />
                  <Button
                    name="intent"
                    value="revoke"
                    variant="destructive"
                    aria-label={t("links.revokeOf", { name: isolated(link.name) })}
                  >
                    {t("links.revoke")}
                  </Button>
                </form>
              )}
            </li>
          );
        })}
      </ul>
      {view.mayEdit && view.isMember && (
        <p className="print:hidden">
          <TextLink href={`/workspace/share?type=${DOCUMENTS}&id=${project.id}`}>
            {t("links.invite")}
          </TextLink>
        </p>
      )}
    </TitledSection>
  );
}

/** Who does what on a job, and what those without an account can open. */
export default function TeamScreen({ view, sent }: TeamScreenProps) {
  const t = useText("project-team");
  const { project } = view;
  const say = (key: string) => t(key as Key<"project-team">);
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <header className="grid gap-2 border-b border-line pb-6">
        <p className="print:hidden">
          <TextLink href={projectPath(project.id)}>
            <bdi translate="no">{project.name}</bdi>
          </TextLink>
        </p>
        <h1 className="text-2xl font-bold sm:text-3xl">{t("title")}</h1>
        <p className="max-w-prose text-lg text-muted">{t("lead")}</p>
        {view.isExample && (
          <p>
            <Badge variant="secondary">{t("sample")}</Badge>
          </p>
        )}
      </header>
      <FormProblem sent={sent} title={t("errors.summary")} say={say} hidden={["intent", "member", "link"]} />
      {view.people.length > 0 ? (
        <People view={view} />
      ) : (
        <Notice
          title={t("guest")}
          action={
            <TextLink href={`/auth?redirectTo=${encodeURIComponent(teamPath(project.id))}`}>
              {t("signIn")}
            </TextLink>
          }
        >
          <p>{t("guestText")}</p>
        </Notice>
      )}
      {(view.isMember || view.isExample) && <Links view={view} />}
    </div>
  );
}
