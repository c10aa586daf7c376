import { fileHref } from "~/engines/file/file.ts";
import { ProcessActions, ProcessTimeline } from "~/engines/process/process.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { PERMIT, PERMITS, permitPath } from "../permits.limits.ts";
import type { PermitView } from "../permits.view.server.ts";
import { EditPermit } from "./edit-permit.tsx";
import { Problem } from "./form-parts.tsx";
import { Inspections } from "./inspections-part.tsx";
import { InspectorSheet } from "./inspector-sheet.tsx";
import { LastDay } from "./last-day.tsx";
import { Log } from "./log-part.tsx";
import { Papers } from "./papers-part.tsx";
import { useProcessTexts } from "./use-permit-texts.ts";

export interface PermitParts {
  view: PermitView;
  sent?: Sent;
}

function Facts({ view }: { view: PermitView }) {
  const t = useText("permits");
  const { date, money, number } = useFormat();
  const { permit, project, schedule, median } = view;
  const rows = [
    [t("fields.jurisdiction"), permit.jurisdiction],
    [t("fields.recordType"), t(`types.${permit.recordType}`)],
    [t("fields.number"), permit.number],
    [t("fields.applicant"), permit.applicant],
    [t("fields.schedule"), schedule?.name],
    [t("fields.valuation"), permit.valuationCents > 0 && money(permit.valuationCents)],
    [t("fields.appliedOn"), permit.appliedOn && date(permit.appliedOn)],
    [t("fields.issuedOn"), permit.issuedOn && date(permit.issuedOn)],
    [t("facts.lastActivity"), permit.lastActivityOn && date(permit.lastActivityOn)],
    [t("facts.cycles"), view.cycles > 0 && number(view.cycles)],
    [t("facts.paid"), view.paidCents > 0 && money(view.paidCents)],
    [t("facts.repeatFees"), view.repeatCents > 0 && money(view.repeatCents)],
  ] as const;
  return (
    <div className="grid gap-3">
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label} className="contents">
                <dt className="text-muted">{label}</dt>
                <dd className="wrap-anywhere">
                  <bdi translate="no">{value}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
      {project && (
        <TextLink href={`/project/${project.id}`}>
          <bdi translate="no">{project.name}</bdi>
        </TextLink>
      )}
      {permit.portalUrl && <TextLink href={permit.portalUrl}>{t("fields.portalUrl")}</TextLink>}
      <p>{t("facts.inState", { count: permit.daysInState })}</p>
      <p className="text-sm text-muted">
        {median.days === undefined
          ? t("facts.noMedian")
          : t("facts.median", { days: number(Math.round(median.days * 10) / 10), count: median.stays })}
      </p>
      <p>
        <LastDay lastDay={permit.lastDay} daysLeft={permit.daysLeft} />
      </p>
      <p className="max-w-prose text-sm text-muted">
        {permit.expiresOn ? t("facts.byAuthority") : t("facts.byRule", { count: permit.ruleDays })}{" "}
        {t("facts.cite")}
      </p>
    </div>
  );
}

function Files({ view }: { view: PermitView }) {
  const t = useText("permits");
  const { number } = useFormat();
  const here = permitPath(view.permit.id);
  return (
    <TitledSection id="files" title={t("files.title")} className="grid gap-3">
      {view.files.length === 0 && <p className="text-muted">{t("files.none")}</p>}
      <ul className="grid gap-1">
        {view.files.map(({ id, name, bytes }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4">
            <TextLink href={fileHref(id)} data-reload>
              <bdi translate="no">{name}</bdi>
            </TextLink>
            <span className="text-sm text-muted">
              {t("files.size", { kb: number(Math.ceil(bytes / 1024)) })}
            </span>
            {!view.readOnly && (
              <form method="post" action={here} data-reload>
                <input type="hidden" name="file" value={id} />
                <Button name="intent" value="dropFile" variant="outline">
                  {t("files.drop", { name: isolated(name) })}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {!view.readOnly && (
        <TextLink href={`/permit-files?permit=${view.permit.id}`}>{t("files.add")}</TextLink>
      )}
    </TitledSection>
  );
}

function Calendar({ view }: { view: PermitView }) {
  const t = useText("permits");
  if (!view.feed) return null;
  return (
    <TitledSection id="calendar" title={t("calendar.title")} className="grid gap-3 print:hidden">
      <p className="max-w-prose">{t("calendar.text")}</p>
      <p>
        <TextLink href={view.feed} data-reload>
          {t("calendar.open")}
        </TextLink>
      </p>
      <p className="text-sm wrap-anywhere" dir="ltr">
        {view.feed}
      </p>
      {!view.readOnly && (
        <form method="post" action={permitPath(view.permit.id)} data-reload>
          <input type="hidden" name="version" value={view.permit.version} />
          <Button name="intent" value="feed" variant="outline">
            {t("calendar.change")}
          </Button>
        </form>
      )}
    </TitledSection>
  );
}

/** One permit: where it stands, what is missing, its inspections and its end. */
export default function PermitScreen({ view, sent }: PermitParts) {
  const t = useText("permits");
  const texts = useProcessTexts();
  const { permit } = view;
  if (view.sheet === "inspector") return <InspectorSheet view={view} />;
  const reply = sent?.errors.note ? { fields: { ...sent.fields }, errors: { ...sent.errors } } : undefined;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <header className="grid gap-3 border-b border-line pb-6">
        <p className="print:hidden">
          <TextLink href={PERMITS}>{t("back")}</TextLink>
        </p>
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <bdi translate="no">{permit.name}</bdi>
        </h1>
        {permit.sample && (
          <p>
            <Badge variant="secondary">{t("sample")}</Badge>
          </p>
        )}
        {permit.scope && (
          <p className="max-w-prose text-lg text-muted">
            <Typed text={permit.scope} />
          </p>
        )}
      </header>
      <Problem sent={sent} />
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <div className="grid content-start gap-4">
          <ProcessActions
            isServed
            standing={view.readOnly ? { ...view.standing, choices: [] } : view.standing}
            texts={texts}
            idem={view.idem}
            zone={permit.siteZone}
            action={permitPath(permit.id)}
            reply={reply}
          />
          {view.mayShare && (
            <p className="flex flex-wrap gap-x-6 print:hidden">
              <TextLink href={`/workspace/share?type=${PERMIT}&id=${permit.id}`}>{t("share")}</TextLink>
              <TextLink href={`${permitPath(permit.id)}?sheet=inspector`}>{t("inspector.open")}</TextLink>
            </p>
          )}
        </div>
        <div className="grid content-start gap-4">
          <Facts view={view} />
          {!view.readOnly && <EditPermit view={view} sent={sent} />}
        </div>
      </div>
      <Inspections view={view} sent={sent} />
      <Papers view={view} sent={sent} />
      <Log view={view} sent={sent} />
      <Files view={view} />
      <Calendar view={view} />
      {view.history.length > 0 && (
        <TitledSection id="history" title={t("history")} className="grid gap-3">
          <ProcessTimeline events={view.history} texts={texts} zone={permit.siteZone} />
        </TitledSection>
      )}
    </div>
  );
}
