import type { TextareaHTMLAttributes } from "react";
import { controlClass, controlProps, FieldFrame, type FieldText } from "./field-frame.tsx";

type TextareaFieldProps = FieldText & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldText>;

/** Several lines to type in; grows with them where the browser can. */
export function TextareaField({
  name,
  id = name,
  label,
  hint,
  error,
  className,
  rows = 3,
  ...area
}: TextareaFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <textarea
        {...controlProps(id, { name, hint, error })}
        rows={rows}
        dir="auto"
        className={`${controlClass(error)} min-h-24 field-sizing-content max-h-96 py-2.5`}
        {...area}
      />
    </FieldFrame>
  );
}
