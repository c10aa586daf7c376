import type { ReactNode } from "react";

/** A part of a page that is opened by a press; open from the start where its form was refused. */
export function Fold({ title, open, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details open={open} className="border-t border-line print:hidden">
      <summary className="inline-flex min-h-12 items-center font-bold underline">{title}</summary>
      <div className="grid gap-4 pb-4">{children}</div>
    </details>
  );
}
