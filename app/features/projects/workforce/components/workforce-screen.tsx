import { useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { Field } from "~/ui/field.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { RadioTiles } from "~/ui/radio-tiles.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { RULE_SECTIONS, RULE_SETS } from "../overtime.ts";
import type { Sent } from "../workforce.form.server.ts";
import { crewPath, EXAMPLE, WORKFORCE, WORKFORCE_LIMITS } from "../workforce.limits.ts";
import type { WorkforceView } from "../workforce.view.server.ts";
import { HUGE, Problem, useSay } from "./form-parts.tsx";

interface Props {
  view: WorkforceView;
  sent?: Sent;
}

const WEEKDAYS = ["0", "1", "2", "3", "4", "5", "6"] as const;

function NewCrewForm({ view, sent }: Props) {
  const t = useText("workforce");
  const say = useSay();
  const of = (name: string, start = "") => ({
    ...{ name, defaultValue: sent ? (sent.fields[name] ?? "") : start },
    error: sent?.errors[name] && say(sent.errors[name]),
  });
  return (
    <form method="post" action={WORKFORCE} noValidate className="grid max-w-2xl gap-4" data-reload>
      <input type="hidden" name="idem" value={sent?.fields.idem ?? view.idem} />
      <Field
        {...of("name")}
        label={t("fields.crew")}
        maxLength={WORKFORCE_LIMITS.name}
        dir="auto"
        autoComplete="off"
      />
      {view.sites.length > 0 && (
        <SelectField
          {...of("site")}
          label={t("fields.site")}
          hint={t("hints.site")}
          options={[
            { value: "", text: t("noSite") },
            ...view.sites.map(({ id, name }) => ({ value: id, text: name })),
          ]}
        />
      )}
      <RadioTiles
        name="ruleSet"
        legend={t("fields.ruleSet")}
        chosen={sent ? sent.fields.ruleSet : "flsa"}
        error={sent?.errors.ruleSet && say(sent.errors.ruleSet)}
        options={RULE_SETS.map((value) => ({
          value,
          text: t(`rules.${value}.name`),
          note: t(`rules.${value}.text`),
        }))}
      />
      <p className="text-sm text-muted">
        <bdi translate="no">{RULE_SETS.map((rules) => RULE_SECTIONS[rules]).join("; ")}</bdi>. {t("verify")}
      </p>
      <details open={sent ? true : undefined}>
        <summary className="inline-flex min-h-12 cursor-pointer items-center font-medium">
          {t("more")}
        </summary>
        <div className="grid gap-4 pt-2">
          <Field
            {...of("siteZone", view.zone)}
            label={t("fields.siteZone")}
            hint={t("hints.siteZone")}
            dir="ltr"
          />
          <SelectField
            {...of("weekStart", "1")}
            label={t("fields.weekStart")}
            hint={t("hints.weekStart")}
            options={WEEKDAYS.map((value) => ({ value, text: t(`weekdays.${value}`) }))}
          />
          <Field
            {...of("fenceMetres", "200")}
            label={t("fields.fenceMetres")}
            hint={t("hints.fence")}
            inputMode="numeric"
          />
          <Field
            {...of("burdenPercent", "0")}
            label={t("fields.burdenPercent")}
            hint={t("hints.burden")}
            inputMode="numeric"
          />
        </div>
      </details>
      <Button name="intent" value="crew" className={`justify-self-start ${HUGE}`}>
        {t("crew.make")}
      </Button>
    </form>
  );
}

/** The crews of a workspace with who is clocked in, and a new one. */
export default function WorkforceScreen({ view, sent }: Props) {
  const t = useText("workforce");
  const shell = useText("shell");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("workforceTracking"))}
        title={shell("screens.workforceTracking.title")}
      >
        <p>{t("lead")}</p>
      </PageHeading>
      <Problem sent={sent} />
      <TitledSection id="crews" title={t("crews")} className="grid gap-4">
        {view.crews.length === 0 ? (
          <EmptyState title={t("empty.title")}>
            <p>{t("empty.text")}</p>
            <p>
              <TextLink href={crewPath(EXAMPLE)}>{t("empty.example")}</TextLink>
            </p>
          </EmptyState>
        ) : (
          <>
            <p className="text-lg">{t("hereNow", { count: view.here })}</p>
            <ul className="grid gap-3">
              {view.crews.map((crew) => (
                <li key={crew.id} className="grid gap-1 border-b border-line pb-3">
                  <TextLink href={crewPath(crew.id)}>
                    <Typed text={crew.name} />
                  </TextLink>
                  <p className="flex flex-wrap gap-x-4 gap-y-1 text-muted">
                    {crew.siteName && <Typed text={crew.siteName} />}
                    <span>{t("hereOf", { here: crew.here, workers: crew.workers })}</span>
                    {crew.sample && <Badge variant="secondary">{t("sample")}</Badge>}
                  </p>
                </li>
              ))}
            </ul>
          </>
        )}
      </TitledSection>
      {!view.readOnly && (
        <TitledSection id="new-crew" title={t("crew.new")} className="grid gap-4">
          <NewCrewForm view={view} sent={sent} />
        </TitledSection>
      )}
    </div>
  );
}
