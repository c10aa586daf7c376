import { useEffect, useRef, useState, useSyncExternalStore } from "react";

interface ErrorSummaryProps {
  title: string;
  /** The error of the form as a whole. */
  message?: string;
  items: { field: string; message: string }[];
}

const never = () => () => {};

/**
 * The first element of a refused form, with a link to each field. It takes the focus, so that it is read out. One that
 * came with the page does so only while nobody types or presses, and scrolls nothing: it was there before the scripts,
 * which are woken by the very field or button that somebody is at. A page that moves under a finger loses its press.
 */
export function ErrorSummary({ title, message, items }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  // True while the server's HTML is taken over, false for one that scripts have drawn.
  const [cameWithPage] = useState(useSyncExternalStore(never, Boolean, () => true));
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new refusal is read out again
  useEffect(() => {
    const wasThere = cameWithPage && isFirst.current;
    isFirst.current = false;
    if (wasThere && document.activeElement !== document.body) return;
    // The press on a field's link may itself trigger hydration: a focus that is already there is not moved.
    if (items.some(({ field }) => window.location.hash === `#${field}`)) return;
    summary.current?.focus({ preventScroll: wasThere });
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
