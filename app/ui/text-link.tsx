import type { ComponentProps } from "react";

/** A link in running text or beside a form, tall enough for a glove. */
export function TextLink({ className = "", children, ...props }: ComponentProps<"a">) {
  return (
    <a
      className={`inline-flex min-h-12 items-center font-medium text-blueprint underline underline-offset-4 hover:no-underline ${className}`}
      {...props}
    >
      {children}
    </a>
  );
}
