import { METRES_PER_MILE } from "~/engines/place/place.ts";
import type { QuoteLine } from "~/engines/rates/rates.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import * as parts from "~/ui/typed-field.tsx";
import type { BasketFigure } from "../rental-companies.view.server.ts";
import type { Yard } from "../yard.ts";

/** Says a key of an error, which comes from a schema or a command. */
export function useSay() {
  const t = useText("rental-companies");
  return (key: string) => t(key as Key<"rental-companies">);
}

/** Fields that are not seen: what is wrong with them is said of the form. */
const HIDDEN = ["intent", "idem", "version", "company", "review", "claim"];

/** What is wrong, above the page; each field is reached from here. */
export function Problem({ sent }: { sent?: Sent }) {
  const t = useText("rental-companies");
  const anchor = (field: string) => {
    if (field === "answer") return `answer-${sent?.fields.review}`;
    if (field === "note") return `note-${sent?.fields.claim}`;
    return field === "stars" ? "stars-5" : field;
  };
  return (
    <FormProblem sent={sent} title={t("errors.summary")} say={useSay()} hidden={HIDDEN} anchor={anchor} />
  );
}

/** The fields of forms, with the words of this feature for what is wrong. */
export const TypedField = (props: Omit<parts.TypedFieldProps, "say">) => (
  <parts.TypedField {...props} say={useSay()} />
);

interface Head {
  sample: boolean;
  firm: boolean;
  reviews: number;
  stars: number;
}

/** That it is a sample, whether the page is the firm's own, and what its reviews say, with how many they are. */
export function Marks({ sample, firm, reviews, stars }: Head) {
  const t = useText("rental-companies");
  const { number } = useFormat();
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {sample && <Badge variant="secondary">{t("sample")}</Badge>}
      {firm && <Badge variant="outline">{t("firm")}</Badge>}
      <span className="text-muted">
        {reviews === 0
          ? t("noReviews")
          : t("stars", { count: reviews, mean: number(Math.round((stars / reviews) * 10) / 10) })}
      </span>
    </span>
  );
}

/** The price of the standard basket, or why there is none. */
export function BasketPrice({ basket }: { basket: BasketFigure }) {
  const t = useText("rental-companies");
  const { money, all } = useFormat();
  if (basket.total !== undefined) return <strong className="tabular-nums">{money(basket.total)}</strong>;
  if (basket.missing)
    return (
      <span className="text-muted">
        {t("basket.missing", { what: all(basket.missing.map((machine) => t(`machines.${machine}`))) })}
      </span>
    );
  return <span className="text-muted">{t(`basket.${basket.problem}`)}</span>;
}

/** The terms of a company as pairs of a label and what it says. */
export function useTerms() {
  const t = useText("rental-companies");
  const { money, wholeMoney, percent, all } = useFormat();
  const fee = (cents: number, key: Key<"rental-companies">) =>
    cents === 0 ? t("terms.none") : t(key, { sum: isolated(money(cents)) });
  return (yard: Yard): [term: string, says: string][] => [
    [
      t("terms.delivery"),
      yard.bands.length === 0
        ? t("terms.noDelivery")
        : yard.bands
            .map(({ miles, cents }) => t("terms.band", { count: miles, sum: isolated(wholeMoney(cents)) }))
            .join(" · "),
    ],
    [t("terms.environmental"), fee(yard.environmentalCents, "terms.eachRental")],
    [t("terms.fuel"), fee(yard.fuelCents, "terms.eachGallon")],
    [t("terms.cleaning"), fee(yard.cleaningCents, "terms.ifDirty")],
    [
      t("terms.waiver"),
      yard.waiverRate === 0
        ? t("terms.none")
        : t("terms.ofRental", { rate: isolated(percent(String(yard.waiverRate / 100))) }),
    ],
    [t("terms.weekend"), t(`weekends.${yard.weekend}`)],
    [t("terms.offRent"), t(`offRents.${yard.offRent}`)],
    [t("terms.late"), t(`lates.${yard.late}`)],
    [
      t("terms.open"),
      yard.open.length === 0 ? t("terms.weekdays") : all(yard.open.map((when) => t(`opens.${when}`))),
    ],
  ];
}

/** How one line of a price came about. */
export function useWorking() {
  const t = useText("rental-companies");
  const { money, percent, number } = useFormat();
  return (line: QuoteLine): string => {
    switch (line.kind) {
      case "rental":
        return t("lines.rental", {
          n: line.count,
          block: t(`blocks.${line.block as "day"}`),
          each: isolated(money(line.each)),
        });
      case "delivery":
        return t("lines.delivery", {
          each: isolated(money(line.each)),
          miles: number(Math.round(line.distance / METRES_PER_MILE)),
        });
      case "waiver":
        return t("lines.waiver", {
          rate: isolated(percent(String(line.rate / 100))),
          of: isolated(money(line.of)),
        });
      case "fee":
        return t("terms.environmental");
      default:
        return t(`lines.${line.kind}`);
    }
  };
}
