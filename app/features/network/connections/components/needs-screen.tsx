import { useFormat, useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { NEED_TRADES } from "~db/schema/connections.terms.ts";
import { CONNECT, CONNECT_LIMITS, MY_CONNECTIONS, NEED_FORM, NEED_WEIGHTS } from "../connections.limits.ts";
import type { NeedsView } from "../connections.view.server.ts";
import { NeedLine } from "./parts.tsx";

function Search({ view: { asked, unread } }: { view: NeedsView }) {
  const t = useText("connections");
  const { number } = useFormat();
  return (
    <form method="get" action={CONNECT} className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <SelectField
        name="trade"
        label={t("search.trade")}
        options={[
          { value: "", text: t("any") },
          ...NEED_TRADES.map((value) => ({ value, text: t(`trades.${value}`) })),
        ]}
        defaultValue={asked.trade ?? ""}
      />
      <Field name="from" type="date" label={t("search.from")} defaultValue={asked.from ?? ""} />
      <Field name="to" type="date" label={t("search.to")} defaultValue={asked.to ?? ""} />
      <Field
        name="place"
        label={t("search.place")}
        hint={t("search.placeHint")}
        error={unread ? t("search.unread") : undefined}
        maxLength={CONNECT_LIMITS.position}
        dir="auto"
        defaultValue={asked.place}
      />
      <SelectField
        name="radius"
        label={t("search.radius")}
        options={CONNECT_LIMITS.radius.map((km) => ({
          value: String(km),
          text: t("search.km", { number: number(km) }),
        }))}
        defaultValue={String(asked.radius)}
      />
      <Button className="justify-self-start">{t("search.go")}</Button>
    </form>
  );
}

/** Open needs by what is asked for, with how well each fits and how that is counted. */
export default function NeedsScreen({ view }: { view: NeedsView }) {
  const t = useText("connections");
  const shell = useText("shell");
  const { number, percent } = useFormat();
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading
        sheet={sheetNumber(screen("contractorConnect"))}
        title={shell("screens.contractorConnect.title")}
      >
        <p>{t("lead")}</p>
      </PageHeading>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <TextLink href={NEED_FORM}>{t("form.link")}</TextLink>
        <TextLink href={MY_CONNECTIONS}>{t("mine.link")}</TextLink>
      </p>
      <Search view={view} />
      {view.isExample && view.found.length > 0 && (
        <Notice tone="info" title={t("example.title")}>
          <p>{t("example.text")}</p>
        </Notice>
      )}
      <TitledSection id="found" title={t("found", { count: view.found.length })} className="grid gap-3">
        <p className="max-w-prose text-muted">
          {t("matchHow", {
            trade: number(NEED_WEIGHTS.trade),
            dates: number(NEED_WEIGHTS.dates),
            distance: number(NEED_WEIGHTS.distance),
            clearance: number(NEED_WEIGHTS.clearance),
          })}
        </p>
        {view.took && <p>{t("took", { hours: view.took.hours, count: view.took.of })}</p>}
        {view.looked && <p className="max-w-prose">{t("looked", { most: number(view.looked) })}</p>}
        {view.found.length === 0 && <p>{t("nobody")}</p>}
        <ul className="border-t-2 border-ink">
          {view.found.map((need) => (
            <NeedLine key={need.id} need={need}>
              <p className="flex flex-wrap gap-x-4 text-muted">
                <span>{t("left", { count: need.left })}</span>
                {need.away && <span>{t("away", { km: need.away })}</span>}
                {need.match !== undefined && (
                  <strong className="text-ink">{t("match", { percent: percent(String(need.match)) })}</strong>
                )}
                {need.parts.map(({ part, percent: has }) => (
                  <span key={part}>
                    {t(`parts.${part}`)} {percent(String(has))}
                  </span>
                ))}
              </p>
            </NeedLine>
          ))}
        </ul>
        {view.more > 0 && !view.looked && <p>{t("more", { count: view.more })}</p>}
      </TitledSection>
    </div>
  );
}
