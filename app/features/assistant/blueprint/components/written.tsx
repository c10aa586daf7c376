import type { ReactNode } from "react";
import { unbroken } from "../measures.ts";

/** What a drawing says is the same in every language and reads from left to right; its quantities stay on one line. */
export function Written({ children }: { children: ReactNode }) {
  return (
    <bdi dir="ltr" translate="no">
      {typeof children === "string" ? unbroken(children) : children}
    </bdi>
  );
}
