import { FormProblem } from "~/ui/form-problem.tsx";

/** A form as it was sent and refused; errors are keys of the page's namespace, by field. */
export interface Sent {
  fields: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  /** What is wrong with the whole, and the words that it names. */
  problem?: string;
  words?: Readonly<Record<string, string>>;
}

/** Fields that are not seen: what is wrong with them is said of the form. */
const HIDDEN = ["intent", "idem", "check", "list"];

/** What is wrong, above the form; each field is reached from here. */
export function Problem(props: { sent?: Sent; title: string; say: (key: string) => string }) {
  return <FormProblem {...props} hidden={HIDDEN} />;
}
