import { ErrorSummary } from "./error-summary.tsx";

interface FormProblemProps {
  /** A form as it was sent and refused: keys of errors by field, and of what is wrong with the whole. */
  sent?: { errors: Readonly<Record<string, string>>; problem?: string };
  title: string;
  /** The words of a key. */
  say: (key: string) => string;
  /** Fields that are not seen: what is wrong with them is said of the form. */
  hidden: readonly string[];
  /** The id of a field, where it is not its name. */
  anchor?: (field: string) => string;
}

/** What is wrong, above the page; each field is reached from here. */
export function FormProblem({ sent, title, say, hidden, anchor = (field) => field }: FormProblemProps) {
  if (!sent) return null;
  const entries = Object.entries(sent.errors);
  const whole = sent.problem ?? entries.find(([field]) => hidden.includes(field))?.[1];
  return (
    <ErrorSummary
      title={title}
      message={whole && say(whole)}
      items={entries
        .filter(([field]) => !hidden.includes(field))
        .map(([field, key]) => ({ field: anchor(field), message: say(key) }))}
    />
  );
}
