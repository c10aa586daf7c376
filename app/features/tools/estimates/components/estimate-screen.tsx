import type { ChainRecord } from "~/engines/chain/chain.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { Badge } from "~/ui/badge.tsx";
import { Breadcrumbs } from "~/ui/breadcrumbs.tsx";
import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TabLinks } from "~/ui/tab-links.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { EstimateView } from "../estimate.view.server.ts";
import { DrawnAnalysis, DrawnChain, DrawnSuppliers, DrawnVersions } from "./drawn-parts.tsx";
import { EstimateLines } from "./estimate-lines-view.tsx";
import { EstimateSettings } from "./estimate-settings.tsx";
import { Problem, type Sent } from "./form-parts.tsx";

const PARTS = ["lines", "suppliers", "analysis", "versions", "settings"] as const;

/** Sheets to print, the file, and what is done with the whole. */
function Along({ view }: { view: EstimateView }) {
  const t = useText("estimates");
  const here = `/estimate/${view.id}`;
  return (
    <TitledSection
      id="along"
      title={t("sheets.title")}
      className="grid gap-3 border-t border-line pt-6 print:hidden"
    >
      <ul className="flex flex-wrap gap-x-8">
        <li>
          <TextLink href={`${here}?sheet=price`}>{t("sheets.price")}</TextLink>
        </li>
        <li>
          <TextLink href={`${here}?sheet=cost`}>{t("sheets.cost")}</TextLink>
        </li>
        <li>
          <TextLink href={`${here}/lines.csv`} download>
            {t("sheets.csv")}
          </TextLink>
        </li>
        {view.mayWrite && (
          <li>
            <TextLink href={`/material-express?estimate=${view.id}#begin`}>{t("sheets.order")}</TextLink>
          </li>
        )}
        {view.mayWrite && (
          <li>
            <TextLink href={`/proposal-builder?from=estimate:${view.id}`}>{t("sheets.propose")}</TextLink>
          </li>
        )}
      </ul>
      {view.mayCopy && (
        <form method="post" action={here} data-reload>
          <input type="hidden" name="idem" value={view.idem} />
          <Button name="intent" value="copy" variant="outline">
            {t("sheets.copy")}
          </Button>
        </form>
      )}
      {view.mayWrite && (
        <details className="fold">
          <summary className="min-h-12 content-center">{t("sheets.delete")}</summary>
          <form method="post" action={here} className="grid justify-items-start gap-3" data-reload>
            <p>{t("sheets.deleteText")}</p>
            <Button name="intent" value="delete" variant="destructive">
              {t("sheets.deleteSure")}
            </Button>
          </form>
        </details>
      )}
    </TitledSection>
  );
}

/** One estimate: its lines, how sure it is, its versions and its rates. */
export function EstimateScreen({
  view,
  chain,
  sent,
}: {
  view: EstimateView;
  chain: readonly ChainRecord[];
  sent?: Sent;
}) {
  const t = useText("estimates");
  const shell = useText("shell");
  const { money, moment, wholeMoney } = useFormat();
  const here = `/estimate/${view.id}`;
  const whole = (cents: number) => `\u2068${wholeMoney(Math.round(cents / 100) * 100)}\u2069`;
  const { p10, p50, p90 } = view.range;
  return (
    <div className="sheet grid gap-6 py-10 sm:py-16">
      <header className="grid gap-2">
        <Breadcrumbs
          label={t("breadcrumbs")}
          trail={[
            { href: "/material-cost-estimator", text: shell("screens.materialCostEstimator.title") },
            { href: here, text: view.title },
          ]}
        />
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
            <bdi translate="no">{view.title}</bdi>
          </h1>
          {view.isExample && <Badge variant="secondary">{t("sample")}</Badge>}
        </div>
        <p className="flex flex-wrap items-baseline gap-x-4">
          <bdi className="text-3xl font-bold tabular-nums">{money(view.total)}</bdi>
          {view.count > 0 && (
            <span className="text-muted tabular-nums">
              {t("range", { low: whole(p10), middle: whole(p50), high: whole(p90) })}
            </span>
          )}
        </p>
      </header>
      <Problem sent={sent} />
      {view.approved && (
        <Notice tone="ok" title={t("approved.title", { number: view.approved.version })}>
          <p>
            <bdi className="font-bold">{view.approved.name}</bdi> · <bdi>{moment(view.approved.at)} UTC</bdi>
          </p>
          <p>{t("approved.text")}</p>
          <p className="text-sm text-muted">
            {t("approved.print")}{" "}
            <bdi dir="ltr" translate="no">
              {view.approved.hash}
            </bdi>
          </p>
        </Notice>
      )}
      {view.old > 0 && <Notice tone="warn" title={t("oldPrices", { count: view.old })} />}
      <TabLinks
        label={t("views.label")}
        tabs={PARTS.map((part) => ({
          href: part === "lines" ? here : `${here}?view=${part}`,
          text: t(`views.${part}`),
          current: part === view.view,
        }))}
      />
      {view.lines && <EstimateLines view={view} sent={sent} />}
      {view.suppliers && <DrawnSuppliers view={view} suppliers={view.suppliers} />}
      {view.analysis && <DrawnAnalysis analysis={view.analysis} />}
      {view.versions && <DrawnVersions view={view} versions={view.versions} />}
      {view.settings && <EstimateSettings view={view} settings={view.settings} sent={sent} />}
      {view.hasSamples && (
        <p className="max-w-prose text-sm text-muted">
          {t("sheets.samples")} <TextLink href="/price-book">{t("start.prices")}</TextLink>
        </p>
      )}
      <DrawnChain records={chain} here={{ kind: "estimate", id: view.id }} />
      <Along view={view} />
    </div>
  );
}
