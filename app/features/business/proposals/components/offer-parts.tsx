import { OfferedLines } from "~/engines/lines/lines.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { DataTable } from "~/ui/data-table.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { WORDS } from "../proposal-content.ts";
import type { Offer } from "../proposals.view.server.ts";
import { CapNote } from "./cap-parts.tsx";

type Facts = Readonly<Record<(typeof WORDS)[number] | "startOn" | "finishOn", string>>;

/** What is done and what is not, as it was written. */
export function OfferWords({ facts }: { facts: Facts }) {
  const t = useText("proposals");
  const { date } = useFormat();
  const words = WORDS.filter((name) => facts[name] !== "");
  return (
    <div className="grid gap-6">
      {facts.startOn && facts.finishOn && (
        <p>{t("window", { start: isolated(date(facts.startOn)), finish: isolated(date(facts.finishOn)) })}</p>
      )}
      {words.map((name) => (
        <TitledSection key={name} id={name} title={t(`fields.${name}`)} className="grid gap-1">
          <p className="max-w-prose whitespace-pre-line">
            <Typed text={facts[name]} />
          </p>
        </TitledSection>
      ))}
    </div>
  );
}

function Sum({ name, cents, strong = false }: { name: string; cents: number; strong?: boolean }) {
  const { money } = useFormat();
  const look = strong ? "text-lg font-bold" : "";
  return (
    <>
      <dt className={look}>{name}</dt>
      <dd className={`text-end tabular-nums ${look}`}>
        <bdi>{money(cents)}</bdi>
      </dd>
    </>
  );
}

/** What it comes to, line by line, as it is chosen. */
export function OfferPrices({
  offer,
}: {
  offer: Pick<Offer, "sections" | "steps" | "subtotal" | "total" | "deposit">;
}) {
  const t = useText("proposals");
  const { percent } = useFormat();
  return (
    <TitledSection id="lines" title={t("prices.title")} className="grid gap-4">
      <OfferedLines
        sections={offer.sections}
        caption={t("prices.caption")}
        headings={{ text: t("fields.text"), qty: t("fields.qty"), amount: t("prices.amount") }}
      />
      <dl className="grid max-w-md grid-cols-[1fr_auto] gap-x-6 gap-y-1 border-t-2 border-ink pt-2">
        {offer.steps.length > 0 && <Sum name={t("prices.subtotal")} cents={offer.subtotal} />}
        {offer.steps.map(({ kind, rate, cents }) => (
          <Sum
            key={kind}
            name={t("prices.step", { name: t(`steps.${kind}`), rate: isolated(percent(rate || "0")) })}
            cents={cents}
          />
        ))}
        <Sum name={t("prices.total")} cents={offer.total} strong />
      </dl>
    </TitledSection>
  );
}

/** When what is paid: the deposit comes off the first milestones. */
export function OfferPayments({
  offer,
}: {
  offer: Pick<Offer, "payments" | "deposit" | "total"> & { facts: Readonly<Record<"state", string>> };
}) {
  const t = useText("proposals");
  const { money, percent } = useFormat();
  if (offer.payments.length === 0 && offer.deposit === 0) return null;
  const first =
    offer.deposit > 0
      ? [{ id: "deposit", cells: { name: t("payments.deposit"), due: <bdi>{money(offer.deposit)}</bdi> } }]
      : [];
  return (
    <TitledSection id="payments" title={t("payments.title")} className="grid gap-2">
      <DataTable
        caption={t("payments.caption")}
        columns={[
          { key: "name", heading: t("payments.milestone") },
          { key: "percent", heading: t("payments.percent"), numeric: true },
          { key: "cents", heading: t("payments.cents"), numeric: true },
          { key: "due", heading: t("payments.due"), numeric: true },
        ]}
        rows={[
          ...first,
          ...offer.payments.map((payment, n) => ({
            id: `${n}`,
            cells: {
              name: <Typed text={payment.name} />,
              percent: <bdi>{percent(payment.percent)}</bdi>,
              cents: <bdi>{money(payment.cents)}</bdi>,
              due: <bdi>{money(payment.dueCents)}</bdi>,
            },
          })),
        ]}
      />
      <CapNote state={offer.facts.state} deposit={offer.deposit} />
    </TitledSection>
  );
}

/** When the money comes in, over the days of the work. */
export function CashFlow({ steps, total }: { steps: Offer["cashFlow"]; total: number }) {
  const t = useText("proposals");
  const { money, date } = useFormat();
  if (steps.length === 0 || total <= 0) return null;
  return (
    <TitledSection id="cash" title={t("cash.title")} className="grid gap-2">
      <DataTable
        caption={t("cash.caption")}
        columns={[
          { key: "day", heading: t("cash.day") },
          { key: "name", heading: t("payments.milestone") },
          { key: "cents", heading: t("payments.due"), numeric: true },
          { key: "sum", heading: t("cash.sum"), numeric: true },
          { key: "bar", heading: t("cash.share") },
        ]}
        rows={steps.map(({ day, name, cents, sum }, n) => ({
          id: `${n}`,
          cells: {
            day: <bdi>{date(day)}</bdi>,
            name: name ? <Typed text={name} /> : t("payments.deposit"),
            cents: <bdi>{money(cents)}</bdi>,
            sum: <bdi>{money(sum)}</bdi>,
            bar: (
              <progress className="w-full min-w-24" max={total} value={sum} aria-label={t("cash.share")} />
            ),
          },
        }))}
      />
    </TitledSection>
  );
}
