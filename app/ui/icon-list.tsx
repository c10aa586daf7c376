import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";

/** Short statements, each with its icon. */
export function IconList({ items }: { items: readonly { icon: IconName; id: string; text: ReactNode }[] }) {
  return (
    <ul className="grid gap-3">
      {items.map(({ icon, id, text }) => (
        <li key={id} className="flex items-start gap-3">
          <Icon name={icon} className="mt-0.5 size-6 text-blueprint" />
          <span className="max-w-prose">{text}</span>
        </li>
      ))}
    </ul>
  );
}
