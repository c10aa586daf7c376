import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { Fold } from "~/ui/fold.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formState, TypedField } from "~/ui/typed-field.tsx";
import { FINANCING } from "../financing.limits.ts";
import { SAVED_FINANCING, SAVED_LIMITS, SCENARIO } from "../saved.limits.ts";
import type { SavedView } from "../saved.view.server.ts";
import { useRate, useSay } from "./parts.tsx";

interface SavedProps {
  view: SavedView;
  sent?: Sent;
}

const HIDDEN = ["idem", "id", "version", "intent"];

function Keep({ view, sent }: SavedProps) {
  const t = useText("financing");
  const say = useSay();
  const { money } = useFormat();
  const rate = useRate();
  const { taken } = view;
  if (!taken) return null;
  const form = formState(sent?.fields.intent === "save" ? sent : undefined);
  return (
    <TitledSection id="keep" title={t("saved.keep")} className="grid gap-4">
      <p>
        {t(`kinds.${taken.kind}`)}: {rate(taken.cost.rate)}, <bdi>{money(taken.cost.payment)}</bdi>
      </p>
      <form
        method="post"
        action={`${SAVED_FINANCING}${view.here}`}
        noValidate
        className="grid max-w-xl gap-4"
        data-reload
      >
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="idem" value={form.idem ?? view.idem} />
        <TypedField form={form} say={say} name="topic" label={t("saved.topic")} most={SAVED_LIMITS.topic} />
        <div>
          <Button>{t("saved.save")}</Button>
        </div>
      </form>
    </TitledSection>
  );
}

function Entry({ entry, sent }: { entry: SavedView["entries"][number]; sent?: Sent }) {
  const t = useText("financing");
  const say = useSay();
  const rate = useRate();
  const { money, date } = useFormat();
  const { id, topic, cost } = entry;
  const mine = sent?.fields.id === id ? sent : undefined;
  const field = `topic-${id}`;
  return (
    <li id={id} className="grid scroll-mt-24 gap-2 border-b border-line py-4">
      <h3 className="flex flex-wrap items-center gap-x-3 font-bold">
        <Typed text={topic} />
        {entry.sample && <Badge variant="secondary">{t("saved.sample")}</Badge>}
      </h3>
      <p className="text-muted">
        {t(`kinds.${entry.kind}`)} · {rate(cost.rate)} · <bdi>{money(cost.payment)}</bdi> ·{" "}
        {t("saved.kept", { day: date(entry.createdAt) })}
      </p>
      <p className="flex flex-wrap items-center gap-x-6">
        <TextLink href={`${FINANCING}?${entry.own}`} aria-label={t("saved.openOf", { topic })}>
          {t("saved.open")}
        </TextLink>
        <TextLink
          href={`/workspace/share?type=${SCENARIO}&id=${id}`}
          aria-label={t("saved.shareOf", { topic })}
        >
          {t("saved.share")}
        </TextLink>
      </p>
      <Fold title={t("saved.rename")} open={mine !== undefined}>
        <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="version" value={entry.version} />
          <TypedField
            form={formState(mine, { topic })}
            say={say}
            name="topic"
            id={field}
            label={t("saved.topic")}
            most={SAVED_LIMITS.topic}
          />
          <div className="flex flex-wrap gap-3">
            <Button name="intent" value="rename" aria-label={t("saved.renameOf", { topic })}>
              {t("saved.rename")}
            </Button>
            <Button
              name="intent"
              value="remove"
              variant="destructive"
              aria-label={t("saved.removeOf", { topic })}
            >
              {t("saved.remove")}
            </Button>
          </div>
        </form>
      </Fold>
    </li>
  );
}

/** What a workspace keeps, to be opened, shared, renamed and removed. */
export default function SavedScreen({ view, sent }: SavedProps) {
  const t = useText("financing");
  const say = useSay();
  const shell = useText("shell");
  const of = sent?.fields.id;
  return (
    <div className="sheet grid gap-10 py-10 sm:py-16">
      <FormProblem
        sent={sent}
        title={t("problemTitle")}
        say={say}
        hidden={HIDDEN}
        anchor={(field) => (of ? `${field}-${of}` : field)}
      />
      <PageHeading
        sheet={sheetNumber(screen("savedFinancing"))}
        title={shell("screens.savedFinancing.title")}
      >
        <p>{t("saved.lead")}</p>
      </PageHeading>
      {view.here && !view.taken && <Notice tone="warn" title={t("saved.nothing")} />}
      <Keep view={view} sent={sent} />
      {view.entries.length === 0 ? (
        <EmptyState title={t("saved.none")} action={<TextLink href={FINANCING}>{t("saved.begin")}</TextLink>}>
          {t("saved.noneText")}
        </EmptyState>
      ) : (
        <TitledSection id="kept" title={t("saved.list")} className="grid gap-3">
          <ul className="border-t-2 border-ink">
            {view.entries.map((entry) => (
              <Entry key={entry.id} entry={entry} sent={sent} />
            ))}
          </ul>
        </TitledSection>
      )}
    </div>
  );
}
