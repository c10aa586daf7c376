import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { DataTable } from "~/ui/data-table.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { EXAMPLE_LEAD, leadPath, OPEN_LEADS } from "../leads.limits.ts";
import type { LeadsView } from "../leads.view.server.ts";
import { LeadProblem, useLength, useTrade } from "./lead-parts.tsx";
import { PostForm } from "./post-form.tsx";

function Own({ view }: { view: LeadsView }) {
  const t = useText("leads");
  const { date, number } = useFormat();
  const trade = useTrade();
  return (
    <TitledSection id="yours" title={t("yours")} className="grid gap-3">
      {view.own.length === 0 ? (
        <p>
          {t("none")} <TextLink href={leadPath(EXAMPLE_LEAD)}>{t("seeExample")}</TextLink>
        </p>
      ) : (
        <ul className="border-t-2 border-ink">
          {view.own.map((row) => (
            <li key={row.id} className="grid gap-1 border-b border-line py-3">
              <p className="flex flex-wrap items-center gap-x-3">
                <TextLink href={leadPath(row.id)} className="font-bold">
                  {trade(row.trade)}, <Typed text={row.place} />
                </TextLink>
                <Badge variant="outline">{t(`states.${row.state as "new"}`)}</Badge>
                {row.paused && <Badge variant="secondary">{t("pausedBadge")}</Badge>}
                {row.sample && <Badge variant="secondary">{t("sample")}</Badge>}
              </p>
              <p className="text-muted">
                {t("have", { n: number(row.claims), cap: number(row.cap) })} · {date(row.createdAt)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </TitledSection>
  );
}

/** What is published of all requests: how many were none, by where they began, and how fast pros call. */
function Numbers({ view }: { view: LeadsView }) {
  const t = useText("leads");
  const { number } = useFormat();
  const length = useLength();
  return (
    <TitledSection id="numbers" title={t("numbers")} className="grid gap-3">
      {view.sources.length === 0 ? (
        <p className="text-muted">{t("noNumbers")}</p>
      ) : (
        <DataTable
          caption={t("numbersText")}
          columns={[
            { key: "source", heading: t("columns.source") },
            { key: "posted", heading: t("columns.posted"), numeric: true },
            { key: "won", heading: t("columns.won"), numeric: true },
            { key: "invalid", heading: t("columns.invalid"), numeric: true },
            { key: "rate", heading: t("columns.rate"), numeric: true },
          ]}
          rows={view.sources.map(({ source, posted, won, invalid, rate }) => ({
            id: source,
            cells: {
              ...{ source: t(`sources.${source}`), posted: number(posted), won: number(won) },
              ...{ invalid: number(invalid), rate: t("percent", { n: number(rate) }) },
            },
          }))}
        />
      )}
      <p>
        {view.median === undefined
          ? t("noMedian")
          : t("median", { count: view.answered, time: length(view.median) })}
      </p>
    </TitledSection>
  );
}

/** Where somebody asks at most three pros about a job, and sees what became of it. */
export default function LeadsScreen({ view, sent }: { view: LeadsView; sent?: Sent }) {
  const t = useText("leads");
  const shell = useText("shell");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("leadGeneration"))}
        title={shell("screens.leadGeneration.title")}
      >
        <p>{t("lead")}</p>
      </PageHeading>
      <LeadProblem sent={sent} anchor={(field) => (field === "cap" ? "cap-1" : field)} />
      <p className="max-w-prose font-bold">{t("free")}</p>
      <p>
        <TextLink href={OPEN_LEADS}>{t("proLink")}</TextLink>
      </p>
      {view.own.length > 0 && <Own view={view} />}
      <PostForm view={view} sent={sent} />
      <TitledSection id="how" title={t("how")} className="grid gap-2">
        <ol className="grid max-w-prose list-decimal gap-2 ps-6">
          {(["how1", "how2", "how3"] as const).map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ol>
      </TitledSection>
      {view.own.length === 0 && <Own view={view} />}
      <Numbers view={view} />
    </div>
  );
}
