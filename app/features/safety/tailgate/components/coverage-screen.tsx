import { useFormat, useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { EmptyState } from "~/ui/empty-state.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { Typed } from "~/ui/typed.tsx";
import { COVERAGE, TAILGATE } from "../tailgate.limits.ts";
import type { CoverageView } from "../tailgate.view.server.ts";
import { OfTalk } from "./form-parts.tsx";

/** Who signed which talk when last. */
export default function CoverageScreen({ view }: { view: CoverageView }) {
  const t = useText("tailgate");
  const { date } = useFormat();
  return (
    <div className="sheet grid gap-6 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("tailgateCoverage"))} title={t("coverage.title")}>
        <p>{t("coverage.lead")}</p>
      </PageHeading>
      <p>
        <TextLink href={TAILGATE}>{t("back")}</TextLink>
      </p>
      {view.workers.length === 0 ? (
        <EmptyState title={t("coverage.empty")}>
          <p>{t("coverage.emptyText")}</p>
        </EmptyState>
      ) : (
        <>
          <p className="font-bold">{t("coverage.gaps", { count: view.gaps })}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be focusable */}
          <div tabIndex={0} className="overflow-x-auto">
            <table className="border-collapse text-sm">
              <caption className="pb-2 text-start text-muted">{t("coverage.caption")}</caption>
              <thead className="border-b-2 border-ink">
                <tr>
                  <th scope="col" className="p-2 text-start">
                    {t("coverage.worker")}
                  </th>
                  {view.talks.map(({ key, title }) => (
                    <th key={key} scope="col" className="min-w-28 p-2 text-start align-bottom">
                      <OfTalk text={title} />
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {view.workers.map(({ key, name, last }) => (
                  <tr key={key} className="border-b border-line">
                    <th scope="row" className="p-2 text-start font-bold">
                      <Typed text={name} />
                    </th>
                    {view.talks.map((talk) => {
                      const day = last[talk.key];
                      return (
                        <td key={talk.key} className={day ? "p-2 tabular-nums" : "bg-sunken p-2 text-muted"}>
                          {day ? date(day) : t("coverage.gap")}
                        </td>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p>
            <TextLink href={`${COVERAGE}.csv`} download>
              {t("coverage.csv")}
            </TextLink>
          </p>
        </>
      )}
    </div>
  );
}
