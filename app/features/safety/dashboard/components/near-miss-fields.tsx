import { Field } from "~/ui/field.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import { SAFETY_LIMITS } from "../dashboard.limits.ts";

const FIELDS = ["what", "place", "happenedOn"] as const;

interface NearMissFieldsProps {
  labels: Readonly<Record<(typeof FIELDS)[number], string>>;
  /** What was typed before, and the day that the form begins with. */
  typed: Readonly<Record<string, string>>;
  /** What is wrong with a field, in words. */
  error: (name: string) => string | undefined;
}

/** The three fields of a near miss: what happened, where, and on which day. */
export function NearMissFields({ labels, typed, error }: NearMissFieldsProps) {
  const of = (name: (typeof FIELDS)[number]) => ({
    ...{ name, label: labels[name], defaultValue: typed[name], error: error(name) },
  });
  return (
    <>
      <TextareaField {...of("what")} maxLength={SAFETY_LIMITS.what} />
      <Field {...of("place")} maxLength={SAFETY_LIMITS.place} dir="auto" autoComplete="off" />
      <Field {...of("happenedOn")} type="date" />
    </>
  );
}
