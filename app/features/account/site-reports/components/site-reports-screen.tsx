import type { ReactNode } from "react";
import { useText } from "~/i18n/i18n.tsx";
import type { FormReply } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import type { Entry } from "../site-reports.queries.server.ts";
import type { Step } from "../site-reports.schemas.ts";
import {
  EntryFacts,
  EntryForm,
  FIELD_NAMES,
  PATH,
  Problem,
  type Refused,
  type StepTexts,
} from "./site-reports-form.tsx";

type ShownEntry = Entry & { open: readonly Step[] };

interface SiteReportsScreenProps {
  /** Each with what is still open after it. */
  entries: readonly ShownEntry[];
  steps: StepTexts;
  /** Without the examples. */
  count: number;
  /** The entry whose form is open. */
  edited?: Entry;
  /** The key of the form that adds one. */
  idem: string;
  /** The day that a new report begins with. */
  today: string;
  /** What the workspace's sites are called. */
  siteNames: readonly string[];
  tabs: ReactNode;
  reply?: FormReply;
  refused?: Refused;
}

function EntryRow({ entry, steps }: { entry: ShownEntry; steps: StepTexts }) {
  const t = useText("site-reports");
  return (
    <li className="grid gap-1 border-b border-line py-1">
      <div className="flex flex-wrap items-center gap-x-4">
        <span className="min-w-0 flex-1 py-2 font-bold wrap-anywhere" dir="auto">
          {entry.place}
        </span>
        {entry.sample && <Badge variant="secondary">{t("sample")}</Badge>}
        <Badge variant="outline">{t(`options.${entry.kind}`)}</Badge>
        {entry.status === "closed" && <Badge variant="secondary">{t("options.closed")}</Badge>}
        <TextLink href={`${PATH}?edit=${encodeURIComponent(entry.id)}`}>
          {t("change")}
          <span className="sr-only">: {entry.place}</span>
        </TextLink>
      </div>
      <EntryFacts
        entry={entry}
        names={FIELD_NAMES.filter((name) => !["place", "kind", "status"].includes(name))}
      />
      <p className="text-muted">
        {entry.open.length === 0
          ? t("after.whole")
          : t("after.open", {
              done: steps.length - entry.open.length,
              all: steps.length,
              list: steps
                .filter(({ id }) => entry.open.includes(id))
                .map(({ text }) => text)
                .join("; "),
            })}
      </p>
    </li>
  );
}

/** Theft, trespass and damage on the workspace's sites: reported once, with what police and insurer ask for. */
export function SiteReportsScreen({
  entries,
  steps,
  count,
  edited,
  idem,
  today,
  siteNames,
  tabs,
  reply,
  refused,
}: SiteReportsScreenProps) {
  const t = useText("site-reports");
  const shell = useText("shell");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("siteReports"))} title={shell("screens.siteReports.title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      {tabs}
      <section className="grid gap-4">
        <h2 className="text-xl font-bold">{t(edited ? "changeTitle" : "addTitle")}</h2>
        <Problem reply={reply} refused={refused} />
        <EntryForm
          key={edited?.id ?? idem}
          entry={edited}
          idem={idem}
          today={today}
          siteNames={siteNames}
          steps={steps}
          reply={reply}
          refused={refused}
        >
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
              <EntryRow key={entry.id} entry={entry} steps={steps} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
