import type { Verb } from "~/engines/trust/trust.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { FormReply } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button, buttonClass } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { ShareList, ShareView } from "../share.queries.server.ts";
import { LinkSheet } from "./link-sheet.tsx";
import { ShareForm } from "./share-form.tsx";

type Record = NonNullable<ShareList["record"]>;

/** What somebody said with a link, as features keep it: `decision` and `text`, both or one of them. */
function contentOf(content: unknown): { decision?: string; text?: string } {
  const { decision, text } = (content ?? {}) as { decision?: unknown; text?: unknown };
  return {
    decision: typeof decision === "string" ? decision : undefined,
    text: typeof text === "string" ? text : undefined,
  };
}

function Answers({ answers }: Pick<Record, "answers">) {
  const t = useText("workspace-share");
  const format = useFormat();
  return (
    <TitledSection id="answers" title={t("answers.title")} className="grid gap-2">
      {answers.length === 0 && <p className="text-muted">{t("answers.none")}</p>}
      <ul className="max-w-2xl">
        {answers.map(({ id, act, printedName, content, createdAt, link }) => {
          const { decision, text } = contentOf(content);
          return (
            <li key={id} className="grid gap-1 border-b border-line py-4">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Badge variant={act === "sign" ? "default" : "outline"}>
                  {decision === "approved" || decision === "changes"
                    ? t(`decisions.${decision}`)
                    : t(`acts.${act as Exclude<Verb, "read">}`)}
                </Badge>
                <bdi className="font-bold break-words">{printedName || link}</bdi>
              </p>
              {text && (
                <p dir="auto" className="break-words whitespace-pre-wrap">
                  {text}
                </p>
              )}
              <p className="text-sm text-muted">
                {format.date(createdAt)} · {t("answers.by")} <bdi>{link}</bdi>
              </p>
            </li>
          );
        })}
      </ul>
    </TitledSection>
  );
}

function LinkRow({ link, titled }: { link: ShareList["links"][number]; titled: boolean }) {
  const t = useText("workspace-share");
  const format = useFormat();
  const { id, name, title, verbs, kind, expiresAt, revokedAt, lastUsedAt, uses, stands, hasPin } = link;
  return (
    <li className="flex flex-wrap items-start justify-between gap-4 border-b border-line py-4">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <bdi className="font-bold break-words">{name}</bdi>
          <Badge variant={stands ? "default" : "secondary"}>
            {t(stands ? "states.stands" : revokedAt ? "states.revoked" : "states.expired")}
          </Badge>
        </p>
        {titled && (
          <p>
            <bdi className="break-words">{title ?? t("list.gone")}</bdi>
          </p>
        )}
        <p className="text-sm text-muted">
          {verbs.map((verb) => t(`verbs.${verb as Verb}`)).join(" · ")} · {t(`kinds.${kind}`)}
          {Boolean(hasPin) && ` · ${t("sheet.pin")}`}
        </p>
        <p className="text-sm text-muted">
          {t("list.uses", { count: uses })}
          {lastUsedAt && ` · ${t("list.lastUsed", { date: format.date(lastUsedAt) })}`} ·{" "}
          {t(revokedAt ? "list.revokedOn" : "list.until", { date: format.date(revokedAt ?? expiresAt) })}
        </p>
      </div>
      {Boolean(stands) && (
        <div className="flex flex-wrap items-start gap-2">
          <a
            href={`/workspace/share?${new URLSearchParams({ link: id })}`}
            aria-label={t("list.showOf", { name })}
            className={buttonClass({ variant: "outline" })}
          >
            {t("list.show")}
          </a>
          <form method="post" data-keep-scroll>
            <input type="hidden" name="id" value={id} />
            <Button
              variant="destructive"
              name="intent"
              value="revoke"
              aria-label={t("list.revokeOf", { name })}
            >
              {t("list.revoke")}
            </Button>
          </form>
        </div>
      )}
    </li>
  );
}

function ListView({ view, reply }: { view: ShareList; reply?: FormReply }) {
  const t = useText("workspace-share");
  const { record, links, workspace, idem } = view;
  return (
    <>
      {record && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-lg">
          <bdi className="font-bold break-words">{record.title}</bdi>
          <TextLink href={record.href}>{t("record.open")}</TextLink>
        </p>
      )}
      {record && (record.answers.length > 0 || links.length > 0) && <Answers answers={record.answers} />}
      {(links.length > 0 || !record) && (
        <TitledSection id="links" title={t("list.title")} className="grid gap-2">
          {links.length === 0 ? (
            <EmptyState title={t("list.none")}>
              <p>{t("list.noneText")}</p>
            </EmptyState>
          ) : (
            <ul>
              {links.map((link) => (
                <LinkRow key={link.id} link={link} titled={!record} />
              ))}
            </ul>
          )}
        </TitledSection>
      )}
      {record?.mayShare && <ShareForm record={record} workspace={workspace} idem={idem} reply={reply} />}
    </>
  );
}

/** Every link of the workspace, those of one record with what came back, or one link to hand over. */
export function WorkspaceShareScreen({ view, reply }: { view: ShareView; reply?: FormReply }) {
  const t = useText("workspace-share");
  const shell = useText("shell");
  const word = (key: string) => t(key as Key<"workspace-share">);
  const items = Object.entries(reply?.errors ?? {}).map(([field, key]) => ({
    field: field === "kind" ? "kind-person" : field,
    message: word(key),
  }));
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("workspaceShare"))}
        title={shell("screens.workspaceShare.title")}
      >
        <p className="print:hidden">{t("lead")}</p>
      </PageHeading>
      {reply && (
        <ErrorSummary
          title={t("errors.summary")}
          message={reply.formError && word(reply.formError)}
          items={items}
        />
      )}
      {view.sheet ? <LinkSheet sheet={view.sheet} /> : <ListView view={view} reply={reply} />}
    </div>
  );
}
