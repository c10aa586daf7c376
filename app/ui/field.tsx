import type { InputHTMLAttributes, ReactNode } from "react";

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Also the id, so that the error summary can link to it. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Shown beside the field, and the reason why it is marked invalid. */
  error?: string;
}

export function Field({ name, id = name, label, hint, error, className = "", ...input }: FieldProps) {
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={`grid gap-1.5 ${error ? "border-s-4 border-danger ps-3" : ""} ${className}`}>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="font-medium text-danger">
          {error}
        </p>
      )}
      <input
        id={id}
        name={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={[hintId, errorId].filter(Boolean).join(" ") || undefined}
        className={`min-h-12 w-full rounded-control border bg-surface px-3 text-base text-ink ${error ? "border-danger border-2" : "border-control"}`}
        {...input}
      />
    </div>
  );
}
