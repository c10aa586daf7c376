import type { ReactNode } from "react";

/** The common parts of every form field. */
export interface FieldText {
  /** Also the id, so that the error summary can link to it. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Shown next to the field, and marks it as invalid. */
  error?: string;
  className?: string;
}

/** The attributes that tie a control to its label, hint and error. */
export function controlProps(id: string, { name, hint, error }: Pick<FieldText, "name" | "hint" | "error">) {
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return {
    id,
    name,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described || undefined,
  } as const;
}

/** The border and the surface of a control; an error is marked by width as well as by colour. */
export function controlClass(error: string | undefined): string {
  return `min-h-12 w-full rounded-control bg-surface px-3 text-base text-ink disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted ${error ? "border-2 border-danger" : "border border-control"}`;
}

interface FieldFrameProps extends Omit<FieldText, "name"> {
  id: string;
  children: ReactNode;
}

/**
 * Label, hint and error above a control, in reading order. An error uses the whole row, even if the control is
 * narrow.
 */
export function FieldFrame({ id, label, hint, error, className = "", children }: FieldFrameProps) {
  return (
    <div
      className={`grid gap-1.5 ${error ? "col-span-full w-full basis-full border-s-4 border-danger ps-3" : className}`}
    >
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="font-medium text-danger">
          {error}
        </p>
      )}
      {/* The same tree with and without an error: a control that is re-mounted would lose the typed text. */}
      <div className={error ? `grid ${className}` : "contents"}>{children}</div>
    </div>
  );
}
