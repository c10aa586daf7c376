import type { InputHTMLAttributes } from "react";
import { controlClass, controlProps, FieldFrame, type FieldText } from "./field-frame.tsx";

type FieldProps = FieldText & Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldText>;

/** A single-line text input; its keyboard shows Enter as "send", unless the caller sets another hint. */
export function Field({ name, id = name, label, hint, error, className, ...input }: FieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <input
        {...controlProps(id, { name, hint, error })}
        className={`${controlClass(error)} ${input.type === "file" ? "py-2.5" : ""}`}
        enterKeyHint="go"
        {...input}
      />
    </FieldFrame>
  );
}
