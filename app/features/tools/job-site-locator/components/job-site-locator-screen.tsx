import type { ReactNode } from "react";
import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { FormReply } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Field } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import type { EntryResult } from "../job-site-locator.commands.server.ts";
import type { Entry } from "../job-site-locator.queries.server.ts";
import { MAX_ENTRIES, TITLE_MAX } from "../job-site-locator.schemas.ts";

const PATH = "/job-site-locator";

/** What messages say of the limits. */
const LIMITS = { title: TITLE_MAX, entries: MAX_ENTRIES };

type Refused = Exclude<EntryResult, { ok: true }>;

interface JobSiteLocatorScreenProps {
  entries: readonly Entry[];
  /** Without the examples. */
  count: number;
  /** The entry whose form is open. */
  edited?: Entry;
  /** The key of the form that adds one. */
  idem: string;
  /** What was typed and what is wrong with it. */
  reply?: FormReply;
  /** Why a form that was in order changed nothing. */
  refused?: Refused;
}

/** What is wrong, above the form; nothing is written over without being seen. */
function Problem({ reply, refused }: Pick<JobSiteLocatorScreenProps, "reply" | "refused">) {
  const t = useText("job-site-locator");
  if (refused?.error === "stale")
    return (
      <Notice tone="warn" title={t("errors.stale")}>
        <p>{t("errors.staleText")}</p>
        <p dir="auto">{refused.current.title}</p>
      </Notice>
    );
  if (refused) return <Notice tone="warn" title={t(`errors.${refused.error}`, LIMITS)} />;
  if (!reply) return null;
  const { title, ...others } = reply.errors;
  const whole = reply.formError ?? Object.values(others)[0];
  const say = (key: string) => t(key as Key<"job-site-locator">, LIMITS);
  return (
    <ErrorSummary
      title={t("errors.summary")}
      message={whole && say(whole)}
      items={title ? [{ field: "title", message: say(title) }] : []}
    />
  );
}

/** One form: a new entry, or the change of one. What was typed stays in the field. */
function EntryForm({
  entry,
  idem,
  reply,
  refused,
  children,
}: Pick<JobSiteLocatorScreenProps, "idem" | "reply" | "refused"> & { entry?: Entry; children: ReactNode }) {
  const t = useText("job-site-locator");
  const error = reply?.errors.title;
  const version = refused?.error === "stale" ? refused.current.version : entry?.version;
  return (
    <form
      method="post"
      action={entry ? `${PATH}?edit=${encodeURIComponent(entry.id)}` : PATH}
      noValidate
      className="grid max-w-xl gap-5"
    >
      {entry ? (
        <>
          <input type="hidden" name="entry" value={entry.id} />
          <input type="hidden" name="version" value={version} key={version} />
        </>
      ) : (
        <input type="hidden" name="idem" value={idem} />
      )}
      <Field
        name="title"
        label={t("title")}
        maxLength={TITLE_MAX}
        dir="auto"
        error={error && t(error as Key<"job-site-locator">, LIMITS)}
        defaultValue={reply?.fields.title ?? entry?.title}
      />
      <div className="flex flex-wrap gap-3">{children}</div>
    </form>
  );
}

/** What this page is for has to be written here. */
export function JobSiteLocatorScreen({
  entries,
  count,
  edited,
  idem,
  reply,
  refused,
}: JobSiteLocatorScreenProps) {
  const t = useText("job-site-locator");
  const shell = useText("shell");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("jobSiteLocator"))}
        title={shell("screens.jobSiteLocator.title")}
      >
        <p>{t("lead")}</p>
      </PageHeading>
      <section className="grid gap-4">
        <h2 className="text-xl font-bold">{t(edited ? "changeTitle" : "addTitle")}</h2>
        <Problem reply={reply} refused={refused} />
        <EntryForm key={edited?.id ?? idem} entry={edited} idem={idem} reply={reply} refused={refused}>
          {edited ? (
            <>
              <Button name="intent" value="change">
                {t("save")}
              </Button>
              <Button variant="destructive" name="intent" value="remove">
                {t("remove")}
              </Button>
              <TextLink href={PATH}>{t("cancel")}</TextLink>
            </>
          ) : (
            <Button name="intent" value="add">
              {t("add")}
            </Button>
          )}
        </EntryForm>
      </section>
      {entries.length === 0 ? (
        <EmptyState title={t("empty")}>
          <p>{t("emptyText")}</p>
        </EmptyState>
      ) : (
        <section className="grid gap-2">
          <h2 className="text-xl font-bold">{t("list")}</h2>
          <p className="text-muted">{t("count", { number: count })}</p>
          <ul className="border-t-2 border-ink">
            {entries.map((entry) => (
              <li key={entry.id} className="flex flex-wrap items-center gap-x-4 border-b border-line">
                <span className="min-w-0 flex-1 py-3 wrap-anywhere" dir="auto">
                  {entry.title}
                </span>
                {entry.sample && <Badge variant="secondary">{t("sample")}</Badge>}
                <TextLink href={`${PATH}?edit=${encodeURIComponent(entry.id)}`}>
                  {t("change")}
                  <span className="sr-only">: {entry.title}</span>
                </TextLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
