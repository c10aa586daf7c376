import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { formOf, TypedField } from "~/ui/typed-field.tsx";
import { FINANCIAL_SERVICES } from "../billing.limits.ts";
import { ACCOUNTS, LEDGER_EXPORT, LEDGER_LIMITS } from "../ledger.limits.ts";
import type { LedgerView } from "../ledger.view.server.ts";

interface LedgerScreenProps {
  view: LedgerView;
  sent?: Sent;
}

/** Invoices, payments and bills of a span as a file for a general ledger, and what its accounts are called. */
export default function LedgerScreen({ view, sent }: LedgerScreenProps) {
  const t = useText("ledger-export");
  const shell = useText("shell");
  const say = (key: string) => t(key as Key<"ledger-export">);
  const form = formOf(["accounts"], sent, view.names);
  const asked = `?from=${view.span.from}&to=${view.span.to}`;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("ledgerExport"))} title={shell("screens.ledgerExport.title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      <FormProblem sent={sent} title={t("errors.summary")} say={say} hidden={["intent", "version"]} />
      <TitledSection id="file" title={t("file.title")} className="grid gap-4">
        <p className="max-w-prose text-muted">{t("file.text")}</p>
        <form method="get" className="flex flex-wrap items-end gap-4" data-reload>
          <Field
            id="from"
            name="from"
            type="date"
            label={t("file.from")}
            defaultValue={view.span.from}
            error={view.isWrong ? t("errors.span") : undefined}
          />
          <Field id="to" name="to" type="date" label={t("file.to")} defaultValue={view.span.to} />
          <Button variant="outline" className="max-sm:w-full">
            {t("file.show")}
          </Button>
        </form>
        {!view.isWrong && (
          <p className="flex flex-wrap gap-x-6 gap-y-2">
            <TextLink href={`${LEDGER_EXPORT}/ledger.iif${asked}`}>{t("file.iif")}</TextLink>
            <TextLink href={`${LEDGER_EXPORT}/ledger.csv${asked}`}>{t("file.csv")}</TextLink>
          </p>
        )}
        <p className="max-w-prose text-sm text-muted">{t("file.how")}</p>
      </TitledSection>
      <TitledSection id="accounts" title={t("accounts.title")} className="grid gap-4">
        <p className="max-w-prose text-muted">{t("accounts.text")}</p>
        <form method="post" noValidate className="grid max-w-2xl gap-5" data-reload>
          <input type="hidden" name="version" value={view.version} />
          <div className="grid gap-5 sm:grid-cols-2">
            {ACCOUNTS.map((account) => (
              <TypedField
                key={account}
                form={form}
                say={say}
                name={account}
                label={t(`accounts.${account}`)}
                most={LEDGER_LIMITS.name}
              />
            ))}
          </div>
          {!view.readOnly && (
            <Button name="intent" value="accounts" className="justify-self-start max-sm:w-full">
              {t("accounts.save")}
            </Button>
          )}
        </form>
      </TitledSection>
      <p>
        <TextLink href={FINANCIAL_SERVICES}>{t("back")}</TextLink>
      </p>
    </div>
  );
}
