import { Link, type LinkProps } from "@remix-run/react";

/** A link in running text or beside a form, tall enough for a glove. */
export function TextLink({ className = "", ...props }: LinkProps) {
  return (
    <Link
      className={`inline-flex min-h-12 items-center font-medium text-blueprint underline underline-offset-4 hover:no-underline ${className}`}
      {...props}
    />
  );
}
