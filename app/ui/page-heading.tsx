import type { ReactNode } from "react";

/** The one h1 of a screen, with its sheet number as on a drawing. */
export function PageHeading({
  sheet,
  title,
  children,
}: {
  sheet: string;
  title: string;
  children?: ReactNode;
}) {
  return (
    <header className="grid gap-2 border-b border-line pb-6">
      <p className="text-sm font-medium tracking-wide text-accent tabular-nums">
        <bdi>{sheet}</bdi>
      </p>
      <h1 className="text-2xl font-bold sm:text-3xl">{title}</h1>
      {children && <div className="max-w-prose text-lg text-muted">{children}</div>}
    </header>
  );
}
