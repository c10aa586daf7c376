import type { SelectHTMLAttributes } from "react";
import { controlClass, controlProps, FieldFrame, type FieldText } from "./field-frame.tsx";
import { Icon } from "./icon.tsx";

interface SelectFieldProps extends FieldText, Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldText> {
  options: readonly { value: string; text: string }[];
}

/** One of a list too long for tiles; the browser's own list, which phones show best. */
export function SelectField({
  name,
  id = name,
  label,
  hint,
  error,
  className,
  options,
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <span className="relative">
        <select
          {...controlProps(id, { name, hint, error })}
          className={`${controlClass(error)} appearance-none pe-11`}
          {...select}
        >
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <span className="pointer-events-none absolute inset-y-0 end-3 grid place-items-center text-muted">
          <Icon name="chevron-down" />
        </span>
      </span>
    </FieldFrame>
  );
}
