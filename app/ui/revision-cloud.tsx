import type { ReactNode } from "react";

/** The cloud a draughtsman draws around what has changed: for "new" and "needs you", and nothing else. */
export function RevisionCloud({ children }: { children: ReactNode }) {
  return <span className="revision-cloud inline-block text-sm font-bold text-accent">{children}</span>;
}
