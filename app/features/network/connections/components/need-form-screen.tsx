import { useText } from "~/i18n/i18n.tsx";
import { zoneOptions } from "~/lib/zone-options.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { CheckboxList } from "~/ui/checkbox-list.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { ChoiceField, formOf, TypedField } from "~/ui/typed-field.tsx";
import {
  NEED_CURRENCIES,
  NEED_LANGUAGES,
  NEED_PAPERS,
  NEED_PAY,
  NEED_TRADES,
} from "~db/schema/connections.terms.ts";
import { CONNECT_LIMITS } from "../connections.limits.ts";
import type { NeedFormView } from "../connections.view.server.ts";
import { Problem, useSay } from "./parts.tsx";

/** What somebody needs: the people, the days, the place, the pay. */
export default function NeedFormScreen({ view, sent }: { view: NeedFormView; sent?: Sent }) {
  const t = useText("connections");
  const shell = useText("shell");
  const say = useSay();
  const form = formOf(["post-need"], sent, view.begin);
  const field = { form, say };
  const zone = form.value("zone") || "UTC";
  const zoneError = form.error("zone");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("crewNeedForm"))} title={shell("screens.crewNeedForm.title")}>
        <p>{t("form.lead")}</p>
      </PageHeading>
      <Problem sent={sent} />
      <form method="post" noValidate className="grid max-w-3xl gap-5" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? view.idem} />
        {view.called === null && (
          <TypedField
            {...field}
            name="called"
            label={t("form.called")}
            hint={t("form.calledHint")}
            most={CONNECT_LIMITS.called.most}
          />
        )}
        <ChoiceField
          {...field}
          name="trade"
          label={t("form.trade")}
          options={NEED_TRADES.map((value) => ({ value, text: t(`trades.${value}`) }))}
        />
        <TypedField {...field} name="headcount" label={t("form.headcount")} type="numeric" />
        <TypedField {...field} name="firstDay" label={t("form.firstDay")} type="date" />
        <TypedField {...field} name="lastDay" label={t("form.lastDay")} type="date" />
        <SelectField
          name="zone"
          label={t("form.zone")}
          error={zoneError && say(zoneError)}
          options={zoneOptions(zone)}
          defaultValue={zone}
          translate="no"
        />
        <TypedField
          {...field}
          name="area"
          label={t("form.area")}
          hint={t("form.areaHint")}
          most={CONNECT_LIMITS.area}
        />
        <TypedField
          {...field}
          name="address"
          label={t("form.address")}
          hint={t("form.addressHint")}
          long
          most={CONNECT_LIMITS.address}
        />
        <TypedField
          {...field}
          name="position"
          label={t("form.position")}
          hint={t("form.positionHint")}
          most={CONNECT_LIMITS.position}
        />
        <ChoiceField
          {...field}
          name="pay"
          label={t("form.pay")}
          options={NEED_PAY.map((value) => ({ value, text: t(`pays.${value}`) }))}
        />
        <TypedField
          {...field}
          name="amount"
          label={t("form.amount")}
          hint={t("form.amountHint")}
          type="decimal"
        />
        <ChoiceField
          {...field}
          name="currency"
          label={t("form.currency")}
          options={NEED_CURRENCIES.map((value) => ({ value, text: t(`currencies.${value}`) }))}
        />
        <ChoiceField
          {...field}
          name="language"
          label={t("form.language")}
          options={NEED_LANGUAGES.map((value) => ({ value, text: t(`languages.${value}`) }))}
        />
        <CheckboxList
          name="papers"
          legend={t("form.papers")}
          options={NEED_PAPERS.map((value) => ({ value, text: t(`papers.${value}`) }))}
          chosen={form.value("papers").split(",")}
        />
        <TypedField {...field} name="notes" label={t("form.notes")} long most={CONNECT_LIMITS.notes} />
        <Button name="intent" value="post-need" className="justify-self-start">
          {t("form.do")}
        </Button>
      </form>
    </div>
  );
}
