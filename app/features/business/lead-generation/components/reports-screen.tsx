import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { Typed } from "~/ui/typed.tsx";
import type { ReportsView } from "../leads.view.server.ts";
import { LeadProblem, useTrade } from "./lead-parts.tsx";

/** What pros say is no request, for whoever keeps the site. */
export default function ReportsScreen({ view, sent }: { view: ReportsView; sent?: Sent }) {
  const t = useText("leads");
  const shell = useText("shell");
  const { moment } = useFormat();
  const trade = useTrade();
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("leadReports"))} title={shell("screens.leadReports.title")}>
        <p>{t("reports.lead")}</p>
      </PageHeading>
      <LeadProblem sent={sent} />
      {view.reports.length === 0 && <p>{t("reports.none")}</p>}
      <ul className="border-t-2 border-ink">
        {view.reports.map((row) => (
          <li key={row.id} className="grid gap-2 border-b border-line py-4">
            <p className="flex flex-wrap items-center gap-x-3">
              <strong>
                {trade(row.trade)}, <Typed text={row.place} />
              </strong>
              <Badge variant={row.isOpen ? "default" : "outline"}>
                {t(`reports.states.${row.state as "open"}`)}
              </Badge>
              <span className="text-muted">{t(`sources.${row.source}`)}</span>
            </p>
            <p className="max-w-prose text-muted">
              <Typed text={row.scope} />
            </p>
            <p>{t("reports.by", { firm: row.firm, at: moment(row.createdAt) })}</p>
            {row.contacted && <p>{t("reports.contacted", { at: moment(row.contacted) })}</p>}
            <p>
              <strong>{t(`invalids.${row.reason}`)}</strong>
            </p>
            <p className="max-w-prose whitespace-pre-line">
              <Typed text={row.evidence} />
            </p>
            {row.file && (
              <p>
                <TextLink href={`/lead-evidence/${row.file}`} data-reload>
                  {t("reports.file")}
                </TextLink>
              </p>
            )}
            {row.isOpen && (
              <form method="post" className="flex flex-wrap gap-3" data-reload>
                <input type="hidden" name="idem" value={row.idem} />
                <input type="hidden" name="version" value={row.version} />
                <input type="hidden" name="report" value={row.id} />
                <Button name="intent" value="confirm">
                  {t("reports.confirm")}
                </Button>
                <Button name="intent" value="refuse" variant="outline">
                  {t("reports.refuse")}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
