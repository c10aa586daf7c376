import type { ReactNode } from "react";

/** The revision cloud of a drawing, which marks changes: for "new" and "needs you", and nothing else. */
export function RevisionCloud({ children }: { children: ReactNode }) {
  return <span className="revision-cloud inline-block text-sm font-bold text-accent">{children}</span>;
}
