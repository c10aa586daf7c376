import type { ComponentProps } from "react";

/** A link in running text or beside a form, tall enough for a glove. */
export function TextLink({ className = "", children, ...props }: ComponentProps<"a">) {
  return (
    <a className={`standing-link hover:no-underline ${className}`} {...props}>
      {children}
    </a>
  );
}
