import type { ReactNode } from "react";
import { MOVE_INTENT, processTexts } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Field } from "~/ui/field.tsx";
import { FileList } from "~/ui/file-list.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { Typed } from "~/ui/typed.tsx";
import type { FormState } from "~/ui/typed-field.tsx";
import type { HeldBidView, PackageView } from "../bids.view.server.ts";
import type { Reason, ScopeItem } from "../leveling.ts";

/** Says a key that comes from a schema, a command or a record. */
export function useSay() {
  const t = useText("bids");
  return (key: string) => t(key as Key<"bids">);
}

/** The words of both processes, for the components of the engine. */
export const useProcessTexts = () => processTexts(useSay());

const HIDDEN = ["intent", "idem", "version", "transition", "item", "n", "question"];

/** What is wrong, above the page; the talk says itself what is wrong with a message. */
export function Problem({ sent }: { sent?: Sent }) {
  const t = useText("bids");
  const say = useSay();
  const { intent = "", transition = "", question = "", item = "" } = sent?.fields ?? {};
  const anchor = (field: string) => {
    if (field === "note" && intent === MOVE_INTENT) return `note-${transition}`;
    if (intent === "answer" && field === "answer") return `answer-${question}`;
    return intent === "plug" ? `${item}-${field}` : field;
  };
  if (intent.startsWith("post")) return null;
  return <FormProblem sent={sent} title={t("errors.summary")} say={say} hidden={HIDDEN} anchor={anchor} />;
}

/** A body that was too large was not read: the page knows nothing of the form. */
export const tooLargeSent = (): Sent => ({
  fields: { intent: "file" },
  errors: { file: "errors.file.tooLarge" },
});

/** A time of day. */
export function ClockField({
  form,
  name,
  label,
  hint,
}: {
  form: FormState;
  name: string;
  label: string;
  hint?: string;
}) {
  const say = useSay();
  const error = form.error(name);
  return (
    <Field
      {...{ name, label, hint }}
      type="time"
      error={error && say(error)}
      defaultValue={form.value(name)}
    />
  );
}

/** A line of a record: what it is called and what it is. */
export function Facts({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_1fr]">
      {rows.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="max-sm:pb-2">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** By when bids count, by the clock of the site, and what the server's clock shows now. */
export function Due({ dueAt, zone, now }: { dueAt: string; zone: string; now: string }) {
  const t = useText("bids");
  const { moment } = useFormat();
  return (
    <>
      <strong className="block">{isolated(moment(dueAt, zone))}</strong>
      <span className="block text-sm text-muted">
        {t("due.clock", { now: isolated(moment(now, zone)), zone: isolated(zone) })}
      </span>
    </>
  );
}

/** A quantity with its unit. */
export function Quantity({ item: { qty, unit } }: { item: ScopeItem }) {
  const { quantity } = useFormat();
  if (!qty && !unit) return null;
  return (
    <span className="text-muted">
      {qty && quantity(qty)} {unit && <bdi translate="no">{unit}</bdi>}
    </span>
  );
}

/** What an item is called, how much of it, and whether it is no part of the base. */
export function ItemName({ item }: { item: ScopeItem }) {
  const say = useSay();
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <Typed text={item.text} />
      <Quantity item={item} />
      {item.kind !== "base" && <Badge variant="secondary">{say(`kinds.${item.kind}`)}</Badge>}
    </span>
  );
}

/** Addenda in their order; whoever bids acknowledges each. */
export function Addenda({
  addenda,
  zone,
  children,
}: {
  addenda: readonly { n: number; text: string; at: string; dueAt: string | null }[];
  zone: string;
  children?: (n: number) => ReactNode;
}) {
  const t = useText("bids");
  const { moment, number } = useFormat();
  return (
    <ol className="grid border-t-2 border-ink">
      {addenda.map(({ n, text, at, dueAt }) => (
        <li key={n} className="grid gap-1 border-b border-line py-3">
          <strong>{t("addenda.one", { number: number(n), at: isolated(moment(at, zone)) })}</strong>
          <span className="max-w-prose">
            <Typed text={text} />
          </span>
          {dueAt && <span>{t("addenda.moved", { due: isolated(moment(dueAt, zone)) })}</span>}
          {children?.(n)}
        </li>
      ))}
    </ol>
  );
}

/** Questions with what all were answered. Who asked is not said. */
export function Questions({
  questions,
  children,
}: {
  questions: PackageView["questions"] | HeldBidView["questions"];
  children?: (id: string) => ReactNode;
}) {
  const t = useText("bids");
  return (
    <ul className="grid border-t-2 border-ink">
      {questions.map(({ id, question, answer, answeredAt }) => (
        <li key={id} className="grid gap-1 border-b border-line py-3">
          <span className="max-w-prose font-bold">
            <Typed text={question} />
          </span>
          {answeredAt ? (
            <span className="max-w-prose">
              <Typed text={answer} />
            </span>
          ) : (
            (children?.(id) ?? <span className="text-muted">{t("questions.open")}</span>)
          )}
        </li>
      ))}
    </ul>
  );
}

/** Documents by name. */
export function Documents({
  files,
  href,
}: {
  files: readonly { id: string; name: string }[];
  href: (id: string) => string;
}) {
  const t = useText("bids");
  return <FileList id="documents" title={t("files.title")} files={files} href={href} />;
}

/** Hundredths of a percent. */
export function usePercent() {
  const { percent } = useFormat();
  return (hundredths: number) => percent(String(Math.round(hundredths / 10) / 10));
}

/** One reason of the recommendation. */
export function useReason() {
  const t = useText("bids");
  const { money, number } = useFormat();
  const percent = usePercent();
  return ({ why, company = "", cents, percent: share, count }: Reason) =>
    t(`reasons.${why}` as Key<"bids">, {
      company: isolated(company),
      money: cents === undefined ? "" : isolated(money(cents)),
      percent: share === undefined ? "" : isolated(percent(share)),
      number: count === undefined ? "" : number(count),
    });
}
