import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";

const LOOKS = {
  info: { icon: "info", edge: "border-s-blueprint", colour: "text-blueprint" },
  ok: { icon: "check", edge: "border-s-ok", colour: "text-ok" },
  warn: { icon: "triangle-alert", edge: "border-s-warn", colour: "text-warn" },
  danger: { icon: "circle-alert", edge: "border-s-danger", colour: "text-danger" },
} as const satisfies Record<string, { icon: IconName; edge: string; colour: string }>;

export type NoticeTone = keyof typeof LOOKS;

interface NoticeProps {
  tone?: NoticeTone;
  /** The kind of notice as text; the colour and the icon only repeat it. */
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}

/** Information that belongs to the page; the result of an action is a toast. */
export function Notice({ tone = "info", title, children, action }: NoticeProps) {
  const { icon, edge, colour } = LOOKS[tone];
  return (
    <div
      data-notice={tone}
      className={`flex items-start gap-3 rounded-control border border-s-8 border-line bg-surface p-4 ${edge}`}
    >
      <Icon name={icon} className={`mt-0.5 size-6 ${colour}`} />
      <div className="grid min-w-0 justify-items-start gap-1">
        <p className="font-bold">{title}</p>
        {children && <div className="max-w-prose">{children}</div>}
        {action}
      </div>
    </div>
  );
}
