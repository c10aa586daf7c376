import type { Quote, QuoteLine } from "~/engines/rates/rates.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { FormProblem } from "~/ui/form-problem.tsx";
import * as parts from "~/ui/typed-field.tsx";
import type { HousePageView, HouseView } from "../houses.view.server.ts";

/** Says a key of an error, which comes from a schema, a command or an address. */
export function useSay() {
  const t = useText("lodging");
  return (key: string) => t(key as Key<"lodging">);
}

/** Fields that are not seen: what is wrong with them is said of the form. */
const HIDDEN = ["intent", "idem", "version", "photo", "transition", "issue", "occupant", "total"];

export function Problem({ sent }: { sent?: Pick<Sent, "errors" | "problem"> }) {
  const t = useText("lodging");
  return <FormProblem sent={sent} title={t("errors.summary")} say={useSay()} hidden={HIDDEN} />;
}

/** The fields of forms, with the words of this feature for what is wrong. */
export const TypedField = (props: Omit<parts.TypedFieldProps, "say">) => (
  <parts.TypedField {...props} say={useSay()} />
);
export const ChoiceField = (props: Omit<parts.ChoiceFieldProps, "say">) => (
  <parts.ChoiceField {...props} say={useSay()} />
);
export const BoxField = (props: Omit<parts.BoxFieldProps, "say">) => (
  <parts.BoxField {...props} say={useSay()} />
);

/** How far it is, in the measures of the page. */
export function useDistance() {
  const t = useText("lodging");
  const { number } = useFormat();
  return ({ unit, value }: NonNullable<HouseView["distance"]>) =>
    isolated(t(`units.${unit}`, { value: number(value) }));
}

/** Moments of a search whose fields are those of the address. */
export const searchForm = (view: {
  typed: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  arrive: string;
  leave: string;
  crew: number;
  workDays: number;
  within?: number;
}): parts.FormState => ({
  isSent: true,
  idem: undefined,
  value: (name) => {
    if (view.typed[name]) return view.typed[name];
    if (name === "arrive" || name === "leave") return view[name];
    if (name === "crew" || name === "workDays" || name === "within") return String(view[name] ?? "");
    return "";
  },
  error: (name) => view.errors[name],
});

/** What is in a house, as words. */
export function useHas() {
  const t = useText("lodging");
  return ({ attrs, units }: HouseView) => [
    t("bedsOf", { count: units }),
    t("roomsOf", { count: attrs.rooms }),
    ...(["kitchen", "laundry", "truckParking", "wifi"] as const).flatMap((one) =>
      attrs[one] ? [t(`musts.${one}`)] : [],
    ),
  ];
}

function useLineTexts() {
  const t = useText("lodging");
  const { money, percent } = useFormat();
  return (line: QuoteLine): { name: string; working: string } => {
    switch (line.kind) {
      case "rental":
        return {
          name: t(`blocks.${line.block === "hour" ? "day" : line.block}`, { count: line.count }),
          working: t("lines.times", { count: line.count, each: isolated(money(line.each)) }),
        };
      case "tax":
        return {
          name: t("lines.tax"),
          working: t("lines.ofAll", {
            rate: isolated(percent(String(line.rate / 100))),
            of: isolated(money(line.of)),
          }),
        };
      default:
        return { name: t("lines.cleaning"), working: t("lines.once") };
    }
  };
}

function Row({ name, working, cents }: { name: string; working?: string; cents: number }) {
  const { money } = useFormat();
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="py-2 text-start font-medium">
        {name}
        {working && <span className="block text-sm font-normal text-muted">{working}</span>}
      </th>
      <td className="py-2 text-end tabular-nums">{money(cents)}</td>
    </tr>
  );
}

/** A stay line by line, with how each came about. */
export function QuoteTable({ quote, beds }: { quote: Quote; beds: number }) {
  const t = useText("lodging");
  const { money } = useFormat();
  const textsOf = useLineTexts();
  return (
    <table className="w-full max-w-xl text-start">
      <caption className="text-start text-sm text-muted">{t("cost.forBeds", { count: beds })}</caption>
      <tbody>
        {quote.lines.map((line, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and never change their order
          <Row key={n} {...textsOf(line)} cents={line.cents} />
        ))}
        <tr className="border-b-2 border-ink text-lg font-bold">
          <th scope="row" className="py-2 text-start">
            {t("cost.stay")}
          </th>
          <td className="py-2 text-end tabular-nums">{money(quote.total)}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** What a house costs the project: the stay, the way to work, and what it is beside money in hand. */
export function CostTable({
  cost,
  assumed,
  isWhole = false,
}: {
  cost: NonNullable<HouseView["cost"]>;
  assumed: HousePageView["assumed"] & { metric: boolean };
  isWhole?: boolean;
}) {
  const t = useText("lodging");
  const { money, number } = useFormat();
  const { commute, perDiem } = cost;
  const speed = isolated(t(assumed.metric ? "units.kmh" : "units.mph", { value: number(assumed.speed) }));
  return (
    <div className="grid gap-2">
      {isWhole && <QuoteTable quote={cost.quote} beds={cost.beds} />}
      <table className="w-full max-w-xl text-start">
        <caption className="sr-only">{t("cost.title")}</caption>
        <tbody>
          {!isWhole && <Row name={t("cost.stay")} cents={cost.quote.total} />}
          {commute && (
            <Row
              name={t("cost.commute")}
              working={t("cost.commuteHow", {
                ...{ hours: number(Math.round(commute.hours)), days: commute.days, speed },
                factor: number(assumed.factor),
              })}
              cents={commute.cents}
            />
          )}
          <tr className="border-b-2 border-ink text-lg font-bold">
            <th scope="row" className="py-2 text-start">
              {t("cost.project")}
            </th>
            <td className="py-2 text-end tabular-nums">{money(cost.projectCents)}</td>
          </tr>
        </tbody>
      </table>
      <p>{t("cost.bedNight", { price: isolated(money(cost.bedNightCents)) })}</p>
      {cost.unusedNights > 0 && <p>{t("cost.unused", { count: cost.unusedNights })}</p>}
      {perDiem && (
        <p>
          {t(perDiem.moreCents > 0 ? "cost.overPerDiem" : "cost.underPerDiem", {
            sum: isolated(money(perDiem.cents)),
            by: isolated(money(Math.abs(perDiem.moreCents))),
          })}
        </p>
      )}
      {!commute && <p className="text-muted">{t("cost.noCommute")}</p>}
    </div>
  );
}
