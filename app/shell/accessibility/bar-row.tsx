import type { ReactNode } from "react";
import { Icon, type IconName } from "~/ui/icon.tsx";

interface BarRowProps {
  icon: IconName;
  /** Whether it is active; otherwise the row only says why not. */
  busy: boolean;
  /** Announced by screen readers whenever it changes. */
  status: string;
  actions: ReactNode;
  children?: ReactNode;
}

/** One row of the bar: its state, its buttons, and details. */
export function BarRow({ icon, busy, status, actions, children }: BarRowProps) {
  return (
    <div className="grid gap-2 p-3">
      <div className="flex items-start gap-3">
        <Icon name={icon} className={`mt-0.5 size-6 ${busy ? "text-accent" : "text-muted"}`} />
        <p role="status" className="min-w-0 flex-1 font-medium">
          {status}
        </p>
      </div>
      {children}
      <div className="flex flex-wrap gap-2">{actions}</div>
    </div>
  );
}
