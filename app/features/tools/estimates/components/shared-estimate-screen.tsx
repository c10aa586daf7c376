import { TRUST_LIMITS } from "~/engines/trust/trust.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import { Button } from "~/ui/button.tsx";
import { Checkbox } from "~/ui/checkbox.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Field } from "~/ui/field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { SharedEstimate, SharedEstimateReply } from "../shared-estimate.server.ts";

interface SharedEstimateScreenProps {
  shared: SharedEstimate;
  idem: string;
  sent?: SharedEstimateReply;
}

const LINE = "flex justify-between gap-x-6 border-b border-line py-2";

/** What is done, and what each of it comes to. */
function Priced({ shared }: Pick<SharedEstimateScreenProps, "shared">) {
  const t = useText("shared-estimate");
  const { money, quantity } = useFormat();
  const sum = (label: string, cents: number, className = "") => (
    <p className={`${LINE} ${className}`}>
      <span>{label}</span>
      <bdi className="tabular-nums">{money(cents)}</bdi>
    </p>
  );
  return (
    <div className="grid gap-6">
      {shared.sections.map(({ id, title, lines, cents }) => (
        <section key={id} className="grid gap-1">
          <h2 className="text-lg font-bold" dir="auto">
            {title || t("loose")}
          </h2>
          <ul className="border-t-2 border-ink">
            {lines.map((line) => (
              <li key={line.id} className={LINE}>
                <span className="grid min-w-0">
                  <bdi translate="no" className="wrap-anywhere">
                    {line.text}
                  </bdi>
                  <bdi translate="no" className="text-sm text-muted">
                    {quantity(line.qty)} {line.unit}
                  </bdi>
                </span>
                <bdi className="shrink-0 tabular-nums">{money(line.cents)}</bdi>
              </li>
            ))}
          </ul>
          {sum(t("section"), cents, "font-medium")}
        </section>
      ))}
      <div className="border-t-2 border-ink">
        {shared.added !== 0 && sum(t("subtotal"), shared.subtotal)}
        {shared.added !== 0 && sum(t("added"), shared.added)}
        {sum(t("total"), shared.total, "text-xl font-bold")}
      </div>
    </div>
  );
}

/** An estimate for a client without an account: what is done, what it comes to, and the one thing they are asked for. */
export function SharedEstimateScreen({ shared, idem, sent }: SharedEstimateScreenProps) {
  const t = useText("shared-estimate");
  const { date, moment } = useFormat();
  const { approved, version } = shared;
  const reply = (intent: SharedEstimateReply["intent"]) => (sent?.intent === intent ? sent : undefined);
  const [approving, asking] = [reply("approve"), reply("ask")];
  const error = (of: SharedEstimateReply | undefined, field: string) => {
    const key = of?.errors[field];
    return key && t(key as Key<"shared-estimate">);
  };
  const items = Object.entries(sent?.errors ?? {}).map(([field, key]) => ({
    field: sent?.intent === "ask" && field === "printedName" ? "askingName" : field,
    message: t(key as Key<"shared-estimate">),
  }));
  return (
    <div className="sheet grid max-w-3xl gap-8 py-8 sm:py-12">
      <header className="grid gap-2 border-b border-line pb-6">
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <bdi translate="no">{shared.title}</bdi>
        </h1>
        <p className="text-lg text-muted">
          {shared.from && (
            <>
              {t("from")} <bdi className="font-medium text-ink">{shared.from}</bdi> ·{" "}
            </>
          )}
          {shared.client && (
            <>
              {t("for")} <bdi className="font-medium text-ink">{shared.client}</bdi> ·{" "}
            </>
          )}
          {t("version", { number: version.number, date: date(version.createdAt) })}
        </p>
      </header>
      {sent && (
        <ErrorSummary
          title={t("errors.summary")}
          message={
            items.length === 0 ? t((sent.problem || "errors.form") as Key<"shared-estimate">) : undefined
          }
          items={items}
        />
      )}
      {approved && (
        <Notice tone="ok" title={t("approved.title")}>
          <p>
            <bdi className="font-bold">{approved.name}</bdi> · <bdi>{moment(approved.at)} UTC</bdi>
          </p>
          <p className="text-sm text-muted">
            {t("approved.print")}{" "}
            <bdi dir="ltr" translate="no">
              {approved.hash}
            </bdi>
          </p>
        </Notice>
      )}
      <Priced shared={shared} />
      {shared.scope && (
        <section className="grid gap-1">
          <h2 className="text-lg font-bold">{t("scope")}</h2>
          <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
            {shared.scope}
          </p>
        </section>
      )}
      {shared.hasSamples && <p className="text-sm font-medium">{t("samples")}</p>}
      {shared.mayApprove && !approved && (
        <TitledSection
          id="approve"
          title={t("approve.title")}
          className="grid gap-4 border-t-2 border-ink pt-6"
        >
          <form method="post" noValidate className="grid max-w-2xl gap-5" data-reload>
            <input type="hidden" name="idem" value={approving?.fields.idem ?? idem} />
            <input type="hidden" name="version" value={version.id} />
            <Field
              name="printedName"
              label={t("approve.name")}
              hint={t("approve.nameHint")}
              dir="auto"
              autoComplete="name"
              maxLength={TRUST_LIMITS.name}
              error={error(approving, "printedName")}
              defaultValue={approving?.fields.printedName ?? shared.name}
            />
            {/* Read and agreed to anew where what was shown has changed. */}
            <Checkbox
              key={version.id}
              name="agreed"
              label={t("approve.agreed")}
              error={error(approving, "agreed")}
              defaultChecked={approving?.fields.agreed === "on" && !approving.problem}
            />
            <Button size="lg" name="intent" value="approve" className="justify-self-start">
              {t("approve.submit")}
            </Button>
          </form>
        </TitledSection>
      )}
      {shared.said.some(({ text }) => text) && (
        <TitledSection id="said" title={t("said")} className="grid gap-2">
          <ul className="max-w-2xl">
            {shared.said
              .filter(({ text }) => text)
              .map(({ id, at, name, text }) => (
                <li key={id} className="grid gap-1 border-b border-line py-3">
                  <p>
                    <bdi className="font-bold">{name}</bdi>{" "}
                    <span className="text-sm text-muted">{date(at)}</span>
                  </p>
                  <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                    {text}
                  </p>
                </li>
              ))}
          </ul>
        </TitledSection>
      )}
      {shared.mayAsk && (
        <TitledSection id="ask" title={t("ask.title")} className="grid gap-4 border-t-2 border-ink pt-6">
          <form method="post" noValidate className="grid max-w-2xl gap-5" data-reload>
            <input type="hidden" name="idem" value={asking?.fields.idem ?? idem} />
            <TextareaField
              name="text"
              label={t("ask.text")}
              maxLength={TRUST_LIMITS.text}
              error={error(asking, "text")}
              defaultValue={asking?.fields.text}
            />
            <Field
              id="askingName"
              name="printedName"
              label={t("ask.name")}
              dir="auto"
              autoComplete="name"
              maxLength={TRUST_LIMITS.name}
              error={error(asking, "printedName")}
              defaultValue={asking?.fields.printedName ?? shared.name}
            />
            <Button size="lg" variant="outline" name="intent" value="ask" className="justify-self-start">
              {t("ask.submit")}
            </Button>
          </form>
        </TitledSection>
      )}
    </div>
  );
}
