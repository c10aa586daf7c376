import type { ReactNode } from "react";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { FormProblem } from "~/ui/form-problem.tsx";
import * as parts from "~/ui/typed-field.tsx";
import type { Machine, Title } from "~db/schema/listing.terms.ts";

/** Says a key of an error, which comes from a schema, a command or an address. */
export function useSay() {
  const t = useText("equipment-marketplace");
  return (key: string) => t(key as Key<"equipment-marketplace">);
}

/** Fields that are not seen: what is wrong with them is said of the form. */
const HIDDEN = ["intent", "idem", "version", "transition", "report"];

export function Problem({
  sent,
  anchor,
}: {
  sent?: Pick<Sent, "errors" | "problem">;
  anchor?: (field: string) => string;
}) {
  const t = useText("equipment-marketplace");
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

interface Told {
  make: string;
  model: string;
  year: number;
  hours: number;
  papers: Title;
}

/** A machine in one line: maker and model, year, hours, papers. */
export function useToldMachine() {
  const t = useText("equipment-marketplace");
  const { number } = useFormat();
  return ({ make, model, year, hours, papers }: Told) =>
    [
      isolated(`${make} ${model}`),
      String(year),
      t("hoursOf", { hours: number(hours) }),
      t(`papers.${papers}`),
    ].join(" · ");
}

/** What a class of machine is called, in the words of rentals. */
export function useMachineName() {
  const t = useText("equipment-rental");
  return (machine: Machine) => t(`machines.${machine}`);
}

/** The words of an offer's process. */
export function useOfferTexts() {
  const t = useText("equipment-marketplace");
  return {
    state: (name: string) => t(`offer.states.${name as "paid"}`),
    transition: (name: string) => t(`offer.transitions.${name as "pay"}`),
    party: (name: string) => t(`offer.parties.${name as "buyer"}`),
    guard: (name: string) => t(`guards.${name as "forSale"}`),
  };
}

/** A list of names and values. */
export function Facts({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="border-t-2 border-ink">
      {rows.map(([name, value]) => (
        <div key={name} className="grid gap-x-4 border-b border-line py-2 sm:grid-cols-[12rem_1fr]">
          <dt className="text-muted">{name}</dt>
          <dd className="font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
