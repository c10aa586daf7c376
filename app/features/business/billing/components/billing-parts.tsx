import { MOVE_INTENT, processTexts } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { Notice } from "~/ui/notice.tsx";
import { Typed } from "~/ui/typed.tsx";
import type { HeldApplicationView } from "../billing.view.server.ts";
import type { Sums } from "../sums.ts";

/** Says a key that comes from a schema, a command or a record. */
export function useSay() {
  const t = useText("billing");
  return (key: string) => t(key as Key<"billing">);
}

/** The words of the process, for the components of the engine. */
export const useProcessTexts = () => processTexts(useSay());

const HIDDEN = ["intent", "idem", "version", "transition", "kind", "payment"];

/** Fields of forms of which a page has several: what stands before the name in their ids. */
export const OF_FORM: Readonly<Record<string, string>> = {
  certify: "certify-",
  return: "return-",
  payment: "payment-",
  deposit: "deposit-",
};

/** What is wrong, above the page. */
export function Problem({ sent }: { sent?: Sent }) {
  const t = useText("billing");
  const say = useSay();
  const { intent = "", transition = "", payment = "" } = sent?.fields ?? {};
  const anchor = (field: string) => {
    if (field === "note" && intent === MOVE_INTENT) return `note-${transition}`;
    if (intent === "cleared") return `cleared-${payment}`;
    if (intent === "bounced") return `${field}-${payment}`;
    return `${OF_FORM[intent] ?? ""}${field}`;
  };
  return <FormProblem sent={sent} title={t("errors.summary")} say={say} hidden={HIDDEN} anchor={anchor} />;
}

/** The nine sums, each under the one that it follows from. */
const ROWS = [
  ["original", 1],
  ["changes", 1],
  ["contract", 2],
  ["completed", 1],
  ["retainage", 1],
  ["earned", 2],
  ["previous", 1],
  ["due", 3],
  ["balance", 1],
] as const satisfies readonly (readonly [keyof Sums, 1 | 2 | 3])[];
const WEIGHT = { 1: "", 2: "border-t border-line font-bold", 3: "border-t-2 border-ink text-lg font-bold" };

export function SumsList({ sums, released }: { sums: Sums; released: number }) {
  const t = useText("billing");
  const { money } = useFormat();
  return (
    <dl className="grid max-w-xl gap-1">
      {ROWS.map(([name, weight], n) => (
        <div key={name} className={`grid grid-cols-[1fr_auto] gap-x-6 py-1 ${WEIGHT[weight]}`}>
          <dt>
            {t("sums.row", { number: isolated(String(n + 1)), name: t(`sums.${name}`) })}
            {name === "retainage" && (
              <span className="block text-sm text-muted">
                {t("sums.held", {
                  work: isolated(money(sums.retainedWork)),
                  stored: isolated(money(sums.retainedStored)),
                })}
                {released > 0 && ` ${t("sums.released", { amount: isolated(money(released)) })}`}
              </span>
            )}
          </dt>
          <dd className="text-end tabular-nums">
            <bdi>{money(sums[name])}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The lines as they stand: what was agreed, done and stored of each, and what is left. */
export function LinesShown({ lines }: Pick<HeldApplicationView, "lines">) {
  const t = useText("billing");
  const { money, percent } = useFormat();
  const cents = (amount: number) => <bdi>{money(amount)}</bdi>;
  return (
    <DataTable
      caption={t("lines.caption")}
      columns={[
        { key: "text", heading: t("lines.text") },
        { key: "scheduled", heading: t("lines.scheduled"), numeric: true },
        { key: "previous", heading: t("lines.previous"), numeric: true },
        { key: "current", heading: t("lines.current"), numeric: true },
        { key: "stored", heading: t("lines.stored"), numeric: true },
        { key: "total", heading: t("lines.total"), numeric: true },
        { key: "done", heading: t("lines.done"), numeric: true },
        { key: "left", heading: t("lines.left"), numeric: true },
      ]}
      rows={lines.map((line) => ({
        id: line.id,
        cells: {
          text: <Typed text={line.text} />,
          scheduled: cents(line.scheduled),
          previous: cents(line.previous),
          current: cents(line.current),
          stored: cents(line.stored),
          total: cents(line.total),
          done: line.doneTenths === null ? "" : <bdi>{percent(String(line.doneTenths / 10))}</bdi>,
          left: cents(line.left),
        },
      }))}
    />
  );
}

/** Its number in the series of the job; what was never submitted has none. */
export function useNumber() {
  const t = useText("billing");
  const { number } = useFormat();
  return (given: number | null) =>
    given === null ? t("unnumbered") : t("application", { number: number(given) });
}

type Shown = HeldApplicationView["application"];

/** Of which job, for which period and for whom. */
export function ApplicationHead({
  application,
  children,
}: {
  application: Shown;
  children?: React.ReactNode;
}) {
  const t = useText("billing");
  const numbered = useNumber();
  const { date } = useFormat();
  return (
    <header className="grid gap-3 border-b border-line pb-6">
      {children}
      <p className="text-sm font-medium text-accent tabular-nums">
        {t("numbered", { number: numbered(application.number), kind: t(`kinds.${application.kind}`) })}
      </p>
      <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
        <Typed text={application.project} />
      </h1>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {application.sample && <Badge variant="secondary">{t("sample")}</Badge>}
        <span>
          {t("period", {
            from: isolated(date(application.periodFrom)),
            to: isolated(date(application.periodTo)),
          })}
        </span>
        {application.client && <Typed text={application.client} />}
      </p>
    </header>
  );
}

/** What was submitted and certified of it, with the hashes under both. */
export function Proof({ view }: { view: Pick<HeldApplicationView, "application" | "sent" | "sums"> }) {
  const t = useText("billing");
  const { money, moment, number, date } = useFormat();
  const { application, sent, sums } = view;
  const { certifiedCents, certifiedAt, zone, dueOn } = application;
  return (
    <div className="grid gap-2">
      {certifiedCents !== null && certifiedAt && (
        <Notice
          tone="ok"
          title={t("proof.certified", {
            amount: isolated(money(certifiedCents)),
            name: isolated(application.by),
          })}
        >
          <p>{t("proof.at", { moment: isolated(moment(certifiedAt, zone)) })}</p>
          {certifiedCents < sums.due && (
            <p>
              {t("proof.less", { amount: isolated(money(sums.due)) })} <Typed text={application.reason} />
            </p>
          )}
          {dueOn && <p>{t("proof.due", { day: isolated(date(dueOn)) })}</p>}
          {application.hash && (
            <p className="text-sm wrap-anywhere">{t("proof.hash", { hash: isolated(application.hash) })}</p>
          )}
        </Notice>
      )}
      {sent && (
        <p className="text-sm text-muted">
          {t("proof.sent", {
            number: number(sent.number),
            moment: isolated(moment(sent.at, zone)),
            hash: isolated(sent.hash),
          })}
        </p>
      )}
    </div>
  );
}
