import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import type { SharedView } from "../permits.view.server.ts";
import { Problem } from "./form-parts.tsx";
import { LastDay } from "./last-day.tsx";
import { ResultForm } from "./result-form.tsx";
import { useStates } from "./use-permit-texts.ts";

/** A permit for whoever holds a link: the owner reads, the inspector writes down the result. */
export default function SharedPermitScreen({
  view,
  here,
  sent,
}: {
  view: SharedView;
  /** The address of this page. */
  here: string;
  sent?: Sent;
}) {
  const t = useText("permits");
  const { date } = useFormat();
  const states = useStates();
  const { permit, inspections } = view;
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <header className="grid gap-2 border-b border-line pb-6">
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <bdi translate="no">{permit.name}</bdi>
        </h1>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Badge>{states(permit.state)}</Badge>
          <span>{t(`types.${permit.recordType}`)}</span>
          <bdi translate="no">{permit.jurisdiction}</bdi>
          {permit.number && <bdi translate="no">{permit.number}</bdi>}
        </p>
        {permit.scope && (
          <p className="max-w-prose text-muted">
            <Typed text={permit.scope} />
          </p>
        )}
        <p className="flex flex-wrap gap-x-4 text-muted">
          {permit.issuedOn && <span>{t("facts.issued", { date: isolated(date(permit.issuedOn)) })}</span>}
          <LastDay lastDay={permit.lastDay} daysLeft={permit.daysLeft} />
        </p>
      </header>
      <Problem sent={sent} />
      <TitledSection id="inspections" title={t("inspections.title")} className="grid gap-4">
        {inspections.length === 0 && <p className="text-muted">{t("inspections.none")}</p>}
        <ol className="border-t-2 border-ink">
          {inspections.map((one) => (
            <li key={one.id} className="grid gap-3 border-b border-line py-4">
              <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <span className="text-lg font-bold">
                  {t("inspections.line", {
                    type: t(`inspectionTypes.${one.type}`),
                    date: isolated(date(one.requestedFor)),
                  })}
                </span>
                <Badge variant={one.result === "pass" ? "default" : one.result ? "destructive" : "secondary"}>
                  {one.result ? t(`results.${one.result}`) : t("inspections.waiting")}
                </Badge>
              </p>
              {one.corrections && (
                <p className="border-s-4 border-warn ps-3">
                  <Typed text={one.corrections} />
                </p>
              )}
              {view.mayRecord && one.result === null && (
                <ResultForm inspection={one.id} action={here} name={view.name} sent={sent} />
              )}
            </li>
          ))}
        </ol>
      </TitledSection>
    </div>
  );
}
