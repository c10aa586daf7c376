import type { ReactNode } from "react";

/** What a drawing says is the same in every language and reads from left to right. */
export function Written({ children }: { children: ReactNode }) {
  return (
    <bdi dir="ltr" translate="no">
      {children}
    </bdi>
  );
}
