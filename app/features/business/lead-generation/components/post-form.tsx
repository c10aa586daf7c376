import { useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { CheckboxList } from "~/ui/checkbox-list.tsx";
import { RadioTiles } from "~/ui/radio-tiles.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { BoxField, ChoiceField, formOf, TypedField } from "~/ui/typed-field.tsx";
import { LEAD_TIMINGS, LEAD_TRADES } from "~db/schema/leads.terms.ts";
import { LEAD_LIMITS, LEADS } from "../leads.limits.ts";
import type { LeadsView } from "../leads.view.server.ts";
import { RegionField, useTrade } from "./lead-parts.tsx";

/** A job, where it is and how its client is reached: three parts, of which the last goes only to who claims it. */
export function PostForm({ view, sent }: { view: LeadsView; sent?: Sent }) {
  const t = useText("leads");
  const trade = useTrade();
  const form = formOf(["post"], sent, view.begin);
  const say = (key: string) => t(key as Key<"leads">);
  const field = { form, say };
  const capError = form.error("cap");
  const firmError = form.error("firm");
  const all = view.asked.map(({ id }) => id);
  // A form that is refused comes back with the firms that it named.
  const action = all.length > 0 ? `${LEADS}?${new URLSearchParams(all.map((id) => ["firm", id]))}` : LEADS;
  const choose = { value: "", text: t("choose") };
  const part = "grid gap-5 border-t border-line pt-4";
  return (
    <TitledSection id="post" title={t("post.title")} className="grid gap-4">
      <form method="post" action={action} noValidate className="grid max-w-2xl gap-8" data-reload>
        <input type="hidden" name="idem" value={form.idem ?? view.idem} />
        <input type="hidden" name="quote" value={form.value("quote")} />
        <fieldset className={part}>
          <legend className="text-lg font-bold">{t("post.work")}</legend>
          {view.quoteHref && (
            <p>
              {t("post.fromQuote")} <TextLink href={view.quoteHref}>{t("post.quote")}</TextLink>
            </p>
          )}
          <ChoiceField
            {...field}
            name="trade"
            label={t("fields.trade")}
            options={[choose, ...LEAD_TRADES.map((id) => ({ value: id, text: trade(id) }))]}
          />
          <TypedField
            {...field}
            name="scope"
            long
            label={t("fields.scope")}
            hint={t("fields.scopeHint")}
            most={LEAD_LIMITS.scope}
          />
          <TypedField
            {...field}
            name="budget"
            type="decimal"
            label={t("fields.budget")}
            hint={t("optional")}
          />
          <ChoiceField
            {...field}
            name="timing"
            label={t("fields.timing")}
            options={LEAD_TIMINGS.map((id) => ({ value: id, text: t(`timings.${id}`) }))}
          />
          {view.asked.length > 0 ? (
            <>
              <input type="hidden" name="named" value="yes" />
              <input type="hidden" name="cap" value={all.length} />
              <CheckboxList
                name="firm"
                legend={t("post.firms")}
                hint={t("post.firmsText")}
                options={view.asked.map(({ id, name }) => ({ value: id, text: isolated(name) }))}
                chosen={form.isSent ? form.value("firm").split(",") : all}
                error={firmError && say(firmError)}
              />
            </>
          ) : (
            <RadioTiles
              name="cap"
              legend={t("fields.cap")}
              options={["1", "2", "3"].map((n) => ({ value: n, text: n }))}
              chosen={form.value("cap")}
              error={capError && say(capError)}
            />
          )}
          {view.leavesOut && <p>{t("post.leavesOut")}</p>}
        </fieldset>
        <fieldset className={part}>
          <legend className="text-lg font-bold">{t("post.where")}</legend>
          <RegionField form={form} regions={view.regions} />
          <TypedField
            {...field}
            name="place"
            label={t("fields.place")}
            hint={t("fields.placeHint")}
            most={LEAD_LIMITS.place}
          />
          <TypedField
            {...field}
            name="position"
            label={t("fields.position")}
            hint={t("fields.positionHint")}
            most={LEAD_LIMITS.position}
          />
        </fieldset>
        <fieldset className={part}>
          <legend className="text-lg font-bold">{t("post.contact")}</legend>
          <p className="max-w-prose">{t("post.contactText")}</p>
          <TypedField {...field} name="client" label={t("fields.client")} most={LEAD_LIMITS.client} />
          <TypedField {...field} name="email" label={t("fields.email")} />
          <TypedField
            {...field}
            name="phone"
            type="tel"
            label={t("fields.phone")}
            hint={t("optional")}
            most={LEAD_LIMITS.phone}
          />
          <TypedField
            {...field}
            name="address"
            label={t("fields.address")}
            hint={t("optional")}
            most={LEAD_LIMITS.address}
          />
          <BoxField {...field} name="agreed" label={t("fields.agreed")} />
        </fieldset>
        <Button name="intent" value="post" className="justify-self-start">
          {t("post.do")}
        </Button>
      </form>
    </TitledSection>
  );
}
