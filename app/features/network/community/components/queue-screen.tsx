import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formState } from "~/ui/typed-field.tsx";
import { FLAG_REASONS, QUEUE, SPACES, threadPath } from "../community.limits.ts";
import type { QueueView } from "../community.view.server.ts";
import { ChoiceField, Problem, Words } from "./parts.tsx";

type Waiting = QueueView["waiting"][number];

function decisionsFor({ hidden, opening, locked, flags }: Waiting) {
  return [
    ...(hidden !== "moderator" || flags.length > 0 ? (["hide"] as const) : []),
    ...(hidden === "" ? [] : (["restore"] as const)),
    ...(flags.length > 0 ? (["dismiss"] as const) : []),
    "warn" as const,
    ...(opening ? ([locked ? "unlock" : "lock", "move"] as const) : []),
  ];
}

function OnePost({ one, idem, sent }: { one: Waiting; idem: string; sent?: Sent }) {
  const t = useText("community");
  const { moment } = useFormat();
  const form = formState(sent?.fields.post === one.id ? sent : undefined, {
    reason: one.flags[0]?.reason ?? "spam",
    space: one.space,
  });
  return (
    <li className="grid gap-3 border-b border-line py-5">
      <div className="flex flex-wrap items-center gap-x-4">
        <TextLink href={`${threadPath(one.slug)}#p-${one.id}`} className="text-lg font-bold">
          <Typed text={one.title} />
        </TextLink>
        {one.hidden && <Badge variant="destructive">{t(`queue.states.${one.hidden as "held"}`)}</Badge>}
        {one.locked && <Badge variant="outline">{t("locked")}</Badge>}
        <span className="text-muted">{moment(one.createdAt)}</span>
      </div>
      <Words text={one.body} />
      {one.flags.length > 0 && (
        <ul className="list-disc ps-6">
          {one.flags.map(({ reason, note }, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: flags stand in their order, without a name
            <li key={n}>
              {t(`reasons.${reason as "spam"}`)}
              {note && (
                <>
                  : <Typed text={note} />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <form method="post" action={QUEUE} noValidate className="grid max-w-xl gap-4" data-reload>
        <input type="hidden" name="intent" value="moderate" />
        <input type="hidden" name="idem" value={form.idem ?? idem} />
        <input type="hidden" name="post" value={one.id} />
        <ChoiceField
          form={form}
          name="reason"
          id={`reason-${one.id}`}
          label={t("queue.reason")}
          options={FLAG_REASONS.map((value) => ({ value, text: t(`reasons.${value}`) }))}
        />
        {one.opening ? (
          <ChoiceField
            form={form}
            name="space"
            id={`space-${one.id}`}
            label={t("queue.space")}
            options={SPACES.map((value) => ({ value, text: t(`spaces.${value}`) }))}
          />
        ) : (
          <input type="hidden" name="space" value={one.space} />
        )}
        <p className="flex flex-wrap gap-3">
          {decisionsFor(one).map((decision) => (
            <Button
              key={decision}
              name="decision"
              value={decision}
              variant={decision === "hide" ? "destructive" : "outline"}
            >
              {t(`queue.${decision}`)}
            </Button>
          ))}
        </p>
      </form>
    </li>
  );
}

/** What waits for a moderator, the oldest first: flagged posts and held ones. */
export default function QueueScreen({ view, sent }: { view: QueueView; sent?: Sent }) {
  const t = useText("community");
  const shell = useText("shell");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("communityQueue"))}
        title={shell("screens.communityQueue.title")}
      >
        <p>{t("queue.lead")}</p>
      </PageHeading>
      <Problem sent={sent} anchor={(field) => `${field}-${sent?.fields.post ?? ""}`} />
      {view.waiting.length === 0 && <p>{t("queue.none")}</p>}
      <ol className="border-t-2 border-ink">
        {view.waiting.map((one) => (
          <OnePost key={one.id} one={one} idem={view.idem} sent={sent} />
        ))}
      </ol>
    </div>
  );
}
