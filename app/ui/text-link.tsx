import type { ComponentProps } from "react";

/** A link in running text or next to a form, tall enough to press with gloves. */
export function TextLink({ className = "", children, ...props }: ComponentProps<"a">) {
  return (
    <a className={`standing-link hover:no-underline ${className}`} {...props}>
      {children}
    </a>
  );
}
