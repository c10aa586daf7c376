import type { Content } from "~/engines/lines/lines.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { Button } from "~/ui/button.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import type { EstimateView } from "../estimate.view.server.ts";
import { DrawnLines } from "./drawn-parts.tsx";

/** An estimate to print: with all costs for whoever priced it, or as a client reads it. */
export function EstimateSheet({ view }: { view: EstimateView }) {
  const t = useText("estimates");
  const { date } = useFormat();
  const { content, sheet, client, scope, title } = view;
  if (!content || !sheet) return null;
  return (
    <div className="sheet grid gap-6 py-8 print:gap-3 print:py-0">
      <div className="flex flex-wrap items-center gap-4 print:hidden">
        <span className="contents noscript:hidden">
          <Button type="button" onClick={() => window.print()}>
            {t("sheets.print")}
          </Button>
        </span>
        <TextLink href={`/estimate/${view.id}`}>{t("sheets.back")}</TextLink>
      </div>
      <header className="grid gap-1 border-b-4 border-ink pb-3">
        <h1 className="text-2xl font-bold wrap-anywhere">
          <bdi translate="no">{title}</bdi>
        </h1>
        {client && (
          <p>
            {t("sheets.client")}: <bdi>{client}</bdi>
          </p>
        )}
        <p className="text-sm text-muted">{t("sheets.made", { date: date(view.printed) })}</p>
      </header>
      <div className="print:text-sm">
        <DrawnLines content={content as Content} view={sheet} title={title} />
      </div>
      {scope && (
        <section className="grid gap-1">
          <h2 className="text-lg font-bold">{t("sheets.scope")}</h2>
          <p dir="auto" className="whitespace-pre-wrap">
            {scope}
          </p>
        </section>
      )}
      {view.hasSamples && <p className="text-sm font-medium">{t("sheets.samples")}</p>}
    </div>
  );
}
