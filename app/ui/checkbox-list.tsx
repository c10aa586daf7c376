import type { ReactNode } from "react";

interface CheckboxListProps {
  /** Of every box, and the id of the group, so that a link can lead to it. */
  name: string;
  legend: ReactNode;
  hint?: ReactNode;
  error?: string;
  options: readonly { value: string; text: string }[];
  chosen: readonly string[];
}

/** Any number of a list, in columns as wide as its words. */
export function CheckboxList({ name, legend, hint, error, options, chosen }: CheckboxListProps) {
  const described = [hint ? `${name}-hint` : "", error ? `${name}-error` : ""].filter(Boolean).join(" ");
  return (
    <fieldset
      id={name}
      tabIndex={-1}
      aria-describedby={described || undefined}
      className={`scroll-mt-24 ${error ? "border-s-4 border-danger ps-3" : ""}`}
    >
      <legend className="mb-1.5 font-medium">{legend}</legend>
      {hint && (
        <p id={`${name}-hint`} className="mb-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${name}-error`} className="mb-1.5 font-medium text-danger">
          {error}
        </p>
      )}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(10.5rem,100%),1fr))] gap-x-4">
        {options.map(({ value, text }) => (
          <label key={value} className="flex min-h-12 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              id={`${name}-${value}`}
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              className="size-6 shrink-0 accent-accent"
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
