import type { ReactNode } from "react";

/** Teaches with one example and one action, on the drafting grid. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: string;
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="drafting-grid grid justify-items-start gap-4 rounded-surface border border-dashed border-control bg-surface p-6 sm:p-10">
      <h2 className="text-xl font-bold">{title}</h2>
      <div className="max-w-prose text-muted">{children}</div>
      {action}
    </div>
  );
}
