import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import * as parts from "~/ui/typed-field.tsx";
import type { FirmsView } from "../directory.view.server.ts";
import type { Firm } from "../firm.ts";

/** Says a key of an error, which comes from a schema or a command. */
export function useSay() {
  const t = useText("professional-directory");
  return (key: string) => t(key as Key<"professional-directory">);
}

/** Fields that are not seen: what is wrong with them is said of the form. */
const HIDDEN = ["intent", "idem", "version", "firm", "review", "claim", "report", "query", "search"];

/** What is wrong, above the page; each field is reached from here. */
export function Problem({ sent }: { sent?: Sent }) {
  const t = useText("professional-directory");
  const anchor = (field: string) => {
    if (field === "answer" || field === "told") return `${field}-${sent?.fields.review}`;
    if (field === "reason") return `told-${sent?.fields.review}`;
    if (field === "note") return `note-${sent?.fields.report}`;
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
export const ChoiceField = (props: Omit<parts.ChoiceFieldProps, "say">) => (
  <parts.ChoiceField {...props} say={useSay()} />
);
export const BoxField = (props: Omit<parts.BoxFieldProps, "say">) => (
  <parts.BoxField {...props} say={useSay()} />
);

type Head = Pick<FirmsView["rows"][number], "sample" | "isFirm" | "rating" | "proofs">;

/** Stars with how many they are, and the least that they speak for. */
export function Rating({ rating }: Pick<Head, "rating">) {
  const t = useText("professional-directory");
  const { number } = useFormat();
  const tenth = (value: number) => number(Math.round(value * 10) / 10);
  if (!rating) return <span className="text-muted">{t("noReviews")}</span>;
  return <span>{t("stars", { count: rating.n, mean: tenth(rating.mean), bound: tenth(rating.bound) })}</span>;
}

/** What was seen of a firm, each with its day: an old one says that it counts no more. */
export function Proofs({ proofs }: Pick<Head, "proofs">) {
  const t = useText("professional-directory");
  const { date } = useFormat();
  if (proofs.length === 0) return <span className="text-muted">{t("proofs.none")}</span>;
  return (
    <>
      {proofs.map(({ what, day, isOld }) => (
        <Badge key={what} variant={isOld ? "secondary" : "outline"}>
          {t(isOld ? `proofs.${what}Old` : `proofs.${what}`, { day: date(day) })}
        </Badge>
      ))}
    </>
  );
}

/** That it is a sample, whether the page is the firm's own, its stars and what was seen of it. */
export function Marks({ sample, isFirm, rating, proofs }: Head) {
  const t = useText("professional-directory");
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {sample && <Badge variant="secondary">{t("sample")}</Badge>}
      {isFirm && <Badge variant="outline">{t("firm")}</Badge>}
      <Rating rating={rating} />
      <Proofs proofs={proofs} />
    </span>
  );
}

/** The facts of a firm as pairs of a label and what it says. */
export function useFacts() {
  const t = useText("professional-directory");
  const { all } = useFormat();
  return (facts: Firm, divisions: readonly string[]): [term: string, says: string][] => [
    [t("facts.trades"), all(facts.trades.map((trade) => t(`trades.${trade}`)))],
    [
      t("facts.divisions"),
      divisions.map((division) => `${division} ${t(`divisions.d${division as "01"}`)}`).join(" · "),
    ],
    [t("facts.area"), t("miles", { count: facts.areaMiles })],
    [t("facts.crew"), t(`crews.${facts.crew}`)],
    [t("facts.price"), t(`prices.${facts.price}`)],
    [
      t("facts.languages"),
      facts.languages.length > 0
        ? all(facts.languages.map((language) => t(`languages.${language}`)))
        : t("facts.unsaid"),
    ],
    [t("facts.emergency"), t(facts.emergency ? "facts.emergencyYes" : "facts.emergencyNo")],
  ];
}
