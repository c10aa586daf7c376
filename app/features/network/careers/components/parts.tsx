import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { FormProblem } from "~/ui/form-problem.tsx";
import { Progress } from "~/ui/progress.tsx";
import * as parts from "~/ui/typed-field.tsx";
import { STRENGTHS } from "../career.ts";
import type { CareerView } from "../career.view.server.ts";

/** Says a key of an error, which comes from a schema or a command. */
export function useSay() {
  const t = useText("careers");
  return (key: string) => t(key as Key<"careers">);
}

/** What is wrong, above the page; each field is reached from here. */
export function Problem({ sent }: { sent?: Sent }) {
  const t = useText("careers");
  return (
    <FormProblem
      sent={sent}
      title={t("errors.summary")}
      say={useSay()}
      hidden={["intent", "idem", "version", "endorsement"]}
      anchor={(field) => field}
    />
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

/** A time of work in years and months. */
export function useDuration() {
  const t = useText("careers");
  const { all } = useFormat();
  return (months: number) => {
    const [years, rest] = [Math.floor(months / 12), months % 12];
    return all([
      ...(years > 0 ? [t("duration.years", { count: years })] : []),
      ...(rest > 0 || years === 0 ? [t("duration.months", { count: rest })] : []),
    ]);
  };
}

/** How complete one's own profile is, and what is missing. */
export function Strength({ strength }: { strength: NonNullable<CareerView["strength"]> }) {
  const t = useText("careers");
  const { number } = useFormat();
  return (
    <div className="grid max-w-xl gap-2">
      <Progress
        id="strength"
        value={strength.points}
        max={100}
        label={t("strength.title")}
        text={t("strength.points", { points: number(strength.points) })}
      />
      {strength.missing.length > 0 && (
        <ul className="list-disc ps-5 text-muted">
          {strength.missing.map((what) => (
            <li key={what}>
              {t(`strength.missing.${what}`)} (+{number(STRENGTHS[what])})
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
