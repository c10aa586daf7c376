import { MOVE_INTENT, processTexts } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { Notice } from "~/ui/notice.tsx";
import { Typed } from "~/ui/typed.tsx";
import { ChoiceField, type FormState, TypedField } from "~/ui/typed-field.tsx";
import { CHANGE_LIMITS, RATES, REASONS } from "../change-orders.limits.ts";
import type { ChangeOrderView, HeldChangeView } from "../change-orders.view.server.ts";

/** Says a key that comes from a schema, a command or a record. */
export function useSay() {
  const t = useText("change-orders");
  return (key: string) => t(key as Key<"change-orders">);
}

/** The words of the process, for the components of the engine. */
export const useProcessTexts = () => processTexts(useSay());

const HIDDEN = ["intent", "idem", "version", "transition"];

/** The id of a field: lines that stand in a page have fields of the same names. */
export const lineField = (line: string | undefined, name: string) => `line-${line ?? "new"}-${name}`;

interface ProblemProps {
  sent?: Sent;
  /** Lines that stand; the fields of another one are those of a new line. */
  lines?: readonly string[];
}

/** What is wrong, above the page; the talk says itself what is wrong with a message. */
export function Problem({ sent, lines = [] }: ProblemProps) {
  const t = useText("change-orders");
  const say = useSay();
  const { intent = "", transition = "", line = "" } = sent?.fields ?? {};
  const anchor = (field: string) => {
    if (field === "note" && intent === MOVE_INTENT) return `note-${transition}`;
    if (intent === "line") return lineField(lines.includes(line) ? line : undefined, field);
    return intent === "approve" || intent === "reject" ? `${intent}-${field}` : field;
  };
  if (intent.startsWith("post")) return null;
  return (
    <FormProblem
      sent={sent}
      title={t("errors.summary")}
      say={say}
      hidden={intent === "line" ? [...HIDDEN, "line"] : HIDDEN}
      anchor={anchor}
    />
  );
}

/** What changes and why, in the order of the form. */
export function HeadFields({ form }: { form: FormState }) {
  const t = useText("change-orders");
  const say = useSay();
  const shared = { form, say };
  return (
    <>
      <TypedField {...shared} name="title" label={t("fields.title")} most={CHANGE_LIMITS.title} />
      <div className="grid gap-5 sm:grid-cols-2">
        <ChoiceField
          {...shared}
          name="reason"
          label={t("fields.reason")}
          options={REASONS.map((value) => ({ value, text: say(`reasons.${value}`) }))}
        />
        <TypedField {...shared} name="days" label={t("fields.days")} hint={t("fields.daysHint")} />
      </div>
      <TypedField {...shared} name="scope" label={t("fields.scope")} most={CHANGE_LIMITS.scope} long />
      <div className="grid gap-5 sm:grid-cols-3">
        {RATES.map((rate) => (
          <TypedField key={rate} {...shared} name={rate} label={t(`fields.${rate}`)} type="decimal" />
        ))}
      </div>
    </>
  );
}

/** Its number in the series of the job; what was never sent has none. */
export function useNumber() {
  const t = useText("change-orders");
  const { number } = useFormat();
  return (given: number | null) => (given === null ? t("unnumbered") : t("order", { number: number(given) }));
}

type Shown = Pick<HeldChangeView["order"], "number" | "title" | "project" | "reason" | "scope" | "days"> & {
  sample?: boolean;
};

/** The change: its title as a heading, why, how many days, and what is done. */
export function ChangeHead({ order, children }: { order: Shown; children?: React.ReactNode }) {
  const t = useText("change-orders");
  const say = useSay();
  const numbered = useNumber();
  return (
    <header className="grid gap-3 border-b border-line pb-6">
      {children}
      <p className="text-sm font-medium text-accent tabular-nums">{numbered(order.number)}</p>
      <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
        <Typed text={order.title} />
      </h1>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {order.sample && <Badge variant="secondary">{t("sample")}</Badge>}
        <span>{say(`reasons.${order.reason}`)}</span>
        <Days days={order.days} />
        {order.project && <Typed text={order.project} />}
      </p>
      {order.scope && (
        <p className="max-w-prose text-lg">
          <Typed text={order.scope} />
        </p>
      )}
    </header>
  );
}

/** By how many days the finish moves. */
export function Days({ days }: { days: number }) {
  const t = useText("change-orders");
  if (days === 0) return <span>{t("days.none")}</span>;
  return <span>{days > 0 ? t("days.later", { count: days }) : t("days.earlier", { count: -days })}</span>;
}

/** What was sent, and under whose name it was approved: each with the beginning of its hash. */
export function Proof({
  sent,
  approved,
  zone,
}: Pick<ChangeOrderView, "sent" | "approved"> & { zone: string }) {
  const t = useText("change-orders");
  const { moment, number } = useFormat();
  if (!sent) return null;
  return (
    <div className="grid gap-2">
      {approved && (
        <Notice tone="ok" title={t("proof.approved", { name: isolated(approved.name) })}>
          <p>
            {t("proof.approvedAt", {
              moment: isolated(moment(approved.at, zone)),
              hash: isolated(approved.hash),
            })}
          </p>
        </Notice>
      )}
      <p className="text-sm text-muted">
        {t("proof.sent", {
          number: number(sent.number),
          moment: isolated(moment(sent.at, zone)),
          hash: isolated(sent.hash),
        })}
      </p>
    </div>
  );
}
