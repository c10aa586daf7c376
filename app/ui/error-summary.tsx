import { useEffect, useRef } from "react";

interface ErrorSummaryProps {
  title: string;
  /** The error of the form as a whole. */
  message?: string;
  items: { field: string; message: string }[];
}

/** The first element of a refused form, with a link to each field. */
export function ErrorSummary({ title, message, items }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new refusal is read out again
  useEffect(() => {
    // The press on a field's link may itself trigger hydration: a focus that is already there is not moved.
    if (items.some(({ field }) => window.location.hash === `#${field}`)) return;
    summary.current?.focus();
  }, [items, message]);
  return (
    <div
      ref={summary}
      role="alert"
      tabIndex={-1}
      id="error-summary"
      className="rounded-control border-2 border-danger bg-surface p-4"
    >
      <h2 className="text-lg font-bold text-danger">{title}</h2>
      {message && <p className="mt-1">{message}</p>}
      {items.length > 0 && (
        <ul className="mt-2 grid gap-1">
          {items.map((item) => (
            <li key={item.field}>
              <a
                href={`#${item.field}`}
                className="inline-flex min-h-11 items-center text-danger underline underline-offset-4"
              >
                {item.message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
