import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { Badge } from "~/ui/badge.tsx";

/** Days before the end from which a permit is marked, as its reminders are sent. */
const SOON = 30;

/** The last day of a permit, loud where it is near or past. */
export function LastDay({ lastDay, daysLeft }: { lastDay?: string; daysLeft?: number }) {
  const t = useText("permits");
  const { date } = useFormat();
  if (!lastDay || daysLeft === undefined) return null;
  const day = isolated(date(lastDay));
  if (daysLeft < 0) return <Badge variant="destructive">{t("facts.over", { date: day })}</Badge>;
  const text = t("facts.ends", { date: day, count: daysLeft });
  return daysLeft <= SOON ? <Badge variant="destructive">{text}</Badge> : <span>{text}</span>;
}
