import { useText } from "~/i18n/i18n.tsx";
import type { FormReply } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import type { Entry } from "../new-thing.queries.server.ts";
import { EntryFacts, EntryForm, FIELD_NAMES, PATH, Problem, type Refused } from "./new-thing-form.tsx";

interface NewThingScreenProps {
  entries: readonly Entry[];
  /** Without the examples. */
  count: number;
  /** The entry whose form is open. */
  edited?: Entry;
  /** The key of the form that adds one. */
  idem: string;
  reply?: FormReply;
  refused?: Refused;
}

function EntryRow({ entry }: { entry: Entry }) {
  const t = useText("new-thing");
  return (
    <li className="grid gap-1 border-b border-line py-1">
      <div className="flex flex-wrap items-center gap-x-4">
        <span className="min-w-0 flex-1 py-2 font-bold wrap-anywhere" dir="auto">
          {entry.topic}
        </span>
        {entry.sample && <Badge variant="secondary">{t("sample")}</Badge>}
        <TextLink href={`${PATH}?edit=${encodeURIComponent(entry.id)}`}>
          {t("change")}
          <span className="sr-only">: {entry.topic}</span>
        </TextLink>
      </div>
      <EntryFacts entry={entry} names={FIELD_NAMES.filter((name) => name !== "topic")} />
    </li>
  );
}

/** What this page is for has to be written here. */
export function NewThingScreen({ entries, count, edited, idem, reply, refused }: NewThingScreenProps) {
  const t = useText("new-thing");
  const shell = useText("shell");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("newThing"))} title={shell("screens.newThing.title")}>
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
              <EntryRow key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
