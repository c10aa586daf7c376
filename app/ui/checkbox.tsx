import type { InputHTMLAttributes } from "react";
import { controlProps, type FieldText } from "./field-frame.tsx";

type CheckboxProps = FieldText & Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldText>;

/** Yes or no. The whole line is pressed, so it is as tall as a glove asks. */
export function Checkbox({ name, id = name, label, hint, error, className = "", ...input }: CheckboxProps) {
  return (
    <div className={`${error ? "border-s-4 border-danger ps-3" : ""} ${className}`}>
      {error && (
        <p id={`${id}-error`} className="font-medium text-danger">
          {error}
        </p>
      )}
      <label
        htmlFor={id}
        className="flex min-h-12 cursor-pointer items-center gap-3 has-disabled:cursor-not-allowed has-disabled:text-muted"
      >
        <input
          type="checkbox"
          {...controlProps(id, { name, hint, error })}
          className="size-6 shrink-0 accent-accent"
          {...input}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="ps-9 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
