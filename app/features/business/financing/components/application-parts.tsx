import { processTexts } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { FormProblem } from "~/ui/form-problem.tsx";
import { type FormState, TypedField } from "~/ui/typed-field.tsx";
import { FACTS, APPLICATION_LIMITS as MOST } from "../application.limits.ts";
import type { OfferFigures } from "../application.view.server.ts";
import { Figures, useRate } from "./parts.tsx";

export function useAsk() {
  const t = useText("financing-application");
  return (key: string, values?: Record<string, string>) =>
    t(key as Key<"financing-application">, values as never) as unknown as string;
}
export const useProcessTexts = () => processTexts(useAsk(), { guards: true });

const HIDDEN = ["intent", "idem", "version", "transition", "lenderId", "offerVersion", "form"];

/** The fields of a refusal, which stand on the page a second time. */
const OF_REFUSAL: Readonly<Record<string, string>> = { printedName: "who", words: "why" };

/** What is wrong, above the page. What stands in words already is said as it is. */
export function Problem({ sent }: { sent?: Sent }) {
  const t = useText("financing-application");
  const ask = useAsk();
  const say = (key: string) => (key.startsWith("errors.") ? ask(key) : key);
  return (
    <FormProblem
      sent={sent}
      title={t("errors.summary")}
      say={say}
      hidden={HIDDEN}
      anchor={(field) => {
        if (field === "note") return `note-${sent?.fields.transition}`;
        return sent?.fields.intent === "refuse" ? (OF_REFUSAL[field] ?? field) : field;
      }}
    />
  );
}

/** What lenders will be told, as fields. */
export function FactFields({ form }: { form: FormState }) {
  const t = useText("financing-application");
  const say = useAsk();
  return (
    <>
      <TypedField form={form} say={say} name="topic" label={t("fields.topic")} most={MOST.topic} />
      <TypedField form={form} say={say} name="amount" label={t("fields.amount")} type="decimal" most={24} />
      <TypedField form={form} say={say} name="firm" label={t("fields.firm")} most={MOST.firm} />
      {FACTS.map((name) => (
        <TypedField
          key={name}
          {...{ form, say, name, label: t(`fields.${name}`), most: 24 }}
          type={name === "years" ? "numeric" : "decimal"}
        />
      ))}
    </>
  );
}

/** What lenders are told, as it stands. */
export function Told({
  firm,
  amountCents,
  facts,
}: {
  firm: string;
  amountCents: number;
  facts: Readonly<Record<string, string>>;
}) {
  const t = useText("financing-application");
  const { money, number } = useFormat();
  return (
    <Figures
      figures={[
        { id: "firm", label: t("fields.firm"), text: firm },
        { id: "amount-asked", label: t("fields.amount"), text: money(amountCents) },
        ...FACTS.flatMap((name) => {
          const value = facts[name];
          if (!value) return [];
          const text = name === "years" ? number(Number(value)) : money(Number(value));
          return [{ id: `told-${name}`, label: t(`fields.${name}`), text }];
        }),
      ]}
    />
  );
}

/** An offer or a scenario in its figures, with the rate that it comes to. */
export function OfferFacts({ figures, id }: { figures: OfferFigures; id: string }) {
  const t = useText("financing");
  const rate = useRate();
  const { money } = useFormat();
  const { months } = figures;
  return (
    <Figures
      figures={[
        { id: `${id}-rate`, label: t("out.rate"), text: rate(figures.rate) },
        { id: `${id}-payment`, label: t("out.payment"), text: money(figures.payment) },
        ...(months ? [{ id: `${id}-months`, label: t("fields.months"), text: months }] : []),
        { id: `${id}-received`, label: t("out.received"), text: money(figures.received) },
        { id: `${id}-cost`, label: t("out.cost"), text: money(figures.cost) },
      ]}
    />
  );
}
