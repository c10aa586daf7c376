import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formState } from "~/ui/typed-field.tsx";
import { APPLICATIONS, applicationPath } from "../application.limits.ts";
import type { ApplicationsView } from "../application.view.server.ts";
import { FINANCING } from "../financing.limits.ts";
import { FactFields, OfferFacts, Problem } from "./application-parts.tsx";

/** All applications of a workspace, and a new one. */
export default function ApplicationsScreen({ view, sent }: { view: ApplicationsView; sent?: Sent }) {
  const t = useText("financing-application");
  const shell = useText("shell");
  const { money, date, number } = useFormat();
  const { scenario } = view;
  const form = formState(sent, { amount: scenario?.amount ?? "" });
  return (
    <div className="sheet grid gap-10 py-10 sm:py-16">
      <Problem sent={sent} />
      <PageHeading
        sheet={sheetNumber(screen("financingApplications"))}
        title={shell("screens.financingApplications.title")}
      >
        <p>{t("lead")}</p>
      </PageHeading>
      {view.list.length > 0 && (
        <TitledSection id="list" title={t("list")} className="grid gap-3">
          <ul className="border-t-2 border-ink">
            {view.list.map((row) => (
              <li key={row.id} className="grid gap-1 border-b border-line py-3">
                <p className="flex flex-wrap items-center gap-x-3">
                  <TextLink href={applicationPath(row.id)} className="font-bold" data-reload>
                    <Typed text={row.topic} />
                  </TextLink>
                  <Badge variant="outline">{t(`states.${row.state as "draft"}`)}</Badge>
                  {row.sample && <Badge variant="secondary">{t("sample")}</Badge>}
                </p>
                <p className="text-muted">
                  <bdi>{money(row.amountCents)}</bdi> ·{" "}
                  {t("answered", { offers: number(row.offers), lenders: number(row.lenders) })} ·{" "}
                  {date(row.createdAt)}
                </p>
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
      {view.mayWrite && (
        <TitledSection id="begin" title={t("begin.title")} className="grid gap-4">
          <p className="max-w-prose">{t("begin.text")}</p>
          {scenario ? (
            <OfferFacts figures={scenario} id="wanted" />
          ) : (
            <p>
              <TextLink href={FINANCING}>{t("begin.scenario")}</TextLink>
            </p>
          )}
          <form
            method="post"
            action={scenario ? `${APPLICATIONS}?${scenario.query}` : APPLICATIONS}
            noValidate
            className="grid max-w-xl gap-4"
            data-reload
          >
            <input type="hidden" name="intent" value="begin" />
            <input type="hidden" name="idem" value={form.idem ?? view.idem} />
            <FactFields form={form} />
            <div>
              <Button>{t("begin.press")}</Button>
            </div>
          </form>
        </TitledSection>
      )}
    </div>
  );
}
