import type { ReactNode } from "react";
import { useText } from "~/i18n/i18n.tsx";
import { type ScreenId, screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import type { Colour } from "../patent.ts";
import type { ConfidenceBand, Range, ShownStatus } from "../patents.logic.ts";

/** Classes by name, so that the stylesheet finds them. */
export const TEXT_COLOUR: Record<Colour, string> = {
  accent: "text-accent",
  blueprint: "text-blueprint",
  ok: "text-ok",
  warn: "text-warn",
  danger: "text-danger",
};
const BAND_COLOUR: Record<ConfidenceBand, string> = {
  excellent: "text-ok",
  strong: "text-blueprint",
  fair: "text-warn",
  early: "text-muted",
};
/** The edge of a row says the same as the colour of its confidence. */
export const BAND_EDGE: Record<ConfidenceBand, string> = {
  excellent: "border-s-8 border-s-ok",
  strong: "border-s-8 border-s-blueprint",
  fair: "border-s-8 border-s-warn",
  early: "border-s-8 border-s-control",
};

/** Words that are of the filing and so English on every page. */
export const ENGLISH = { lang: "en", dir: "ltr", translate: "no" } as const;

/** `$200-500M`, as the portfolio writes its values. */
export const millions = ([from, to]: Range) => `$${from}-${to}M`;

/** The heading of a screen by its name in the site map. */
export function ScreenHeading({ id, children }: { id: ScreenId; children: ReactNode }) {
  const shell = useText("shell");
  return (
    <PageHeading sheet={sheetNumber(screen(id))} title={shell(`screens.${id}.title`)}>
      {children}
    </PageHeading>
  );
}

export function SampleNotice() {
  const t = useText("patents");
  return <Notice title={t("sample.title")}>{t("sample.text")}</Notice>;
}

export function StatusBadge({ status }: { status: ShownStatus }) {
  const t = useText("patents");
  const settled = status === "Filed" || status === "Patent Pending";
  return (
    <Badge variant={status === "Ready for Filing" ? "default" : settled ? "outline" : "secondary"}>
      {t(`status.${status}`)}
    </Badge>
  );
}

export function Confidence({ percent, band }: { percent: number; band: ConfidenceBand }) {
  const t = useText("patents");
  return (
    <span className={`font-bold tabular-nums ${BAND_COLOUR[band]}`}>
      {t("facts.confidenceValue", { percent, band: t(`band.${band}`) })}
    </span>
  );
}

/** Money of the portfolio; the same in every language. */
export function Value({ range }: { range: Range }) {
  return (
    <bdi translate="no" className="whitespace-nowrap tabular-nums">
      {millions(range)}
    </bdi>
  );
}
